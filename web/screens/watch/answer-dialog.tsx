import { WATCH_ANSWERS } from '@tangent/domain/analytics/watch/watch-case.ts';
import { useTranslation } from 'react-i18next';
import { useAnswerCase } from '../../api/watch.ts';
import { useTroubleToast } from '../../parts/use-trouble-toast.ts';
import { useToast } from '../../ui/toast.tsx';
import { ChoiceDialog } from './choice-dialog.tsx';

type AnswerDialogProps = { id: string; open: boolean; onOpenChange: (open: boolean) => void };

/** The artist says what is behind the streams. */
export function AnswerDialog({ id, open, onOpenChange }: AnswerDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const tellTrouble = useTroubleToast();
  const { mutate, isPending } = useAnswerCase(id);
  return (
    <ChoiceDialog
      open={open}
      onOpenChange={onOpenChange}
      words={{
        title: t('watch.answer.title'),
        text: t('watch.answer.text'),
        label: t('watch.answer.label'),

        note: t('watch.answer.note'),
        note_hint: t('watch.answer.note_hint'),
        send: t('watch.answer.send'),
        missing: t('watch.answer.missing'),
      }}
      cards={WATCH_ANSWERS.map((value) => ({
        value,
        label: t(`watch.answer.${value}`),
        detail: t(`watch.answer.${value}_detail`),
      }))}
      busy={isPending}
      onSend={(answer, note) =>
        mutate(
          { answer, note },
          {
            onSuccess: () => {
              onOpenChange(false);
              toast('good', t('watch.answer.sent'));
            },
            onError: tellTrouble,
          },
        )
      }
    />
  );
}
