import { WATCH_VERDICTS } from '@tangent/domain/analytics/watch/watch-case.ts';
import { useTranslation } from 'react-i18next';
import { useCloseCase } from '../../api/watch.ts';
import { useTroubleToast } from '../../parts/use-trouble-toast.ts';
import { useToast } from '../../ui/toast.tsx';
import { ChoiceDialog } from './choice-dialog.tsx';

type CloseDialogProps = { id: string; open: boolean; onOpenChange: (open: boolean) => void };

/** Staff closes a case with a verdict. */
export function CloseDialog({ id, open, onOpenChange }: CloseDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const tellTrouble = useTroubleToast();
  const { mutate, isPending } = useCloseCase(id);
  return (
    <ChoiceDialog
      open={open}
      onOpenChange={onOpenChange}
      words={{
        title: t('watch.close.title'),
        label: t('watch.close.label'),
        send: t('watch.close.action'),

        note: t('watch.close.note'),
        note_hint: t('watch.close.note_hint'),
        missing: t('watch.close.missing'),
      }}
      cards={WATCH_VERDICTS.map((value) => ({
        value,
        label: t(`watch.close.${value}`),
        detail: t(`watch.close.${value}_detail`),
      }))}
      busy={isPending}
      onSend={(verdict, note) =>
        mutate(
          { verdict, note },
          {
            onSuccess: () => {
              onOpenChange(false);
              toast('good', t('watch.close.closed'));
            },
            onError: tellTrouble,
          },
        )
      }
    />
  );
}
