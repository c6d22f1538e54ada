import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../../api/error-text.ts';
import { NoteField } from '../../../parts/form/note-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

type ReasonedInput = { id: string; note: string };
type PlanNoteDialogProps = {
  mutation: {
    isPending: boolean;
    mutate: (input: ReasonedInput, then: { onSuccess: () => void; onError: (error: Error) => void }) => void;
  };
  id: string;
  title: string;
  detail: string;
  verb: string;
  /** The message shown on success. */
  done: string;
  onClose: () => void;
};

/** Ends something about a plan; the log requires a reason. */
export function PlanNoteDialog({ mutation, id, title, detail, verb, done, onClose }: PlanNoteDialogProps) {
  const { i18n } = useTranslation();
  const toast = useToast();
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const confirm = () => {
    setTried(true);
    if (note.trim() === '') return;
    const onSuccess = () => {
      toast('good', done);
      onClose();
    };
    mutation.mutate(
      { id, note: note.trim() },
      { onSuccess, onError: (error) => toast('bad', getErrorText(i18n, error)) },
    );
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={detail}
      confirm={verb}
      tone="bad"
      busy={mutation.isPending}
      onConfirm={confirm}
    >
      <NoteField note={note} missing={tried && note.trim() === ''} onChange={setNote} />
    </ConfirmDialog>
  );
}
