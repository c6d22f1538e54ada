import { CASE_NOTE_MAX_CHARS } from '@tangent/domain/insight/monitoring-limits.ts';
import { type ReactNode, useState } from 'react';
import { type RadioCard, RadioCards } from '../../../ui/form/radio-cards.tsx';
import { TextareaField } from '../../../ui/form/textarea-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';

type ChoiceDialogProps<Choice extends string> = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  labels: {
    title: string;
    text?: ReactNode;
    label: string;
    note: string;
    note_hint: string;
    send: string;
    missing: string;
  };
  cards: readonly (RadioCard & { readonly value: Choice })[];
  /** The text that the note begins with. */
  firstNote?: string;
  busy: boolean;
  onSend: (choice: Choice, note: string | null) => void;
};

/** Asks for one of a few choices and a note. */
export function ChoiceDialog<Choice extends string>(props: ChoiceDialogProps<Choice>) {
  const { open, onOpenChange, labels, cards, firstNote = '', busy, onSend } = props;
  const [choice, setChoice] = useState<Choice | null>(null);
  const [note, setNote] = useState(firstNote);
  const [isTried, setIsTried] = useState(false);
  const send = () => {
    setIsTried(true);
    if (choice !== null) onSend(choice, note.trim() === '' ? null : note.trim());
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={labels.title}
      {...(labels.text === undefined ? {} : { description: labels.text })}
      confirm={labels.send}
      busy={busy}
      onConfirm={send}
    >
      <div className="grid gap-4">
        <RadioCards
          label={labels.label}
          cards={cards}
          value={choice}
          columns={1}
          error={isTried && choice === null ? labels.missing : undefined}
          onChange={({ target }) => setChoice(cards.find(({ value }) => value === target.value)?.value ?? null)}
        />
        <NoteField label={labels.note} hint={labels.note_hint} note={note} onChange={setNote} />
      </div>
    </ConfirmDialog>
  );
}

type NoteFieldProps = { label: string; hint: string; note: string; onChange: (note: string) => void };

function NoteField({ label, hint, note, onChange }: NoteFieldProps) {
  return (
    <TextareaField
      label={label}
      hint={hint}
      rows={3}
      maxLength={CASE_NOTE_MAX_CHARS}
      value={note}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
