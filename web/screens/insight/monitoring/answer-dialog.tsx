import { FRAUD_CASE_ANSWERS } from '@tangent/domain/insight/monitoring/fraud-case.ts';
import { useTranslation } from 'react-i18next';
import { useAnswerCase } from '../../../api/insight/monitoring.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { ChoiceDialog } from './choice-dialog.tsx';

type AnswerDialogProps = {
  id: string;
  /** The text that the note begins with. */
  note?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks the artist what is behind the streams. */
export function AnswerDialog({ id, note = '', open, onOpenChange }: AnswerDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const { mutate, isPending } = useAnswerCase(id);
  return (
    <ChoiceDialog
      open={open}
      onOpenChange={onOpenChange}
      firstNote={note}
      labels={{
        title: t('watch.answer.title'),
        text: t('watch.answer.text'),
        label: t('watch.answer.label'),
        note: t('watch.answer.note'),
        note_hint: t('watch.answer.note_hint'),
        send: t('watch.answer.send'),
        missing: t('watch.answer.missing'),
      }}
      cards={FRAUD_CASE_ANSWERS.map((value) => ({
        value,
        label: t(`watch.answer.${value}`),
        detail: t(`watch.answer.${value}_detail`),
      }))}
      busy={isPending}
      onSend={(answer, written) =>
        mutate(
          { answer, note: written },
          {
            onSuccess: () => {
              onOpenChange(false);
              toast('good', t('watch.answer.sent'));
            },
            onError: showError,
          },
        )
      }
    />
  );
}
