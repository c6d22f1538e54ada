import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';

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
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('backoffice.changes.decline')}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('ui.cancel')}</Button>
          <Button tone="bad" busy={busy} onClick={confirm}>
            {t('backoffice.changes.decline')}
          </Button>
        </>
      }
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
    </Dialog>
  );
}
