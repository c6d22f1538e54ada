import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextareaField } from '../../../ui/form/textarea-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';

type DeclineDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  busy: boolean;
  onDecline: (answer: string) => void;
};

/** Declines a change; a reason is required. */
export function DeclineDialog({ open, onOpenChange, busy, onDecline }: DeclineDialogProps) {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState('');
  const [tried, setTried] = useState(false);
  const confirm = () => {
    setTried(true);
    if (answer.trim() !== '') onDecline(answer.trim());
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('backoffice.changes.decline')}
      confirm={t('backoffice.changes.decline')}
      tone="bad"
      busy={busy}
      onConfirm={confirm}
    >
      <TextareaField
        label={t('backoffice.changes.answer')}
        hint={t('backoffice.changes.answer_hint')}
        error={tried && answer.trim() === '' ? t('backoffice.changes.answer_missing') : undefined}
        rows={4}
        maxLength={2000}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
    </ConfirmDialog>
  );
}
