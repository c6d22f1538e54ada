import { FRAUD_CASE_VERDICTS } from '@tangent/domain/insight/monitoring/fraud-case.ts';
import { useTranslation } from 'react-i18next';
import { useCloseCase } from '../../../api/insight/monitoring.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { ChoiceDialog } from './choice-dialog.tsx';

type CloseDialogProps = { id: string; open: boolean; onOpenChange: (open: boolean) => void };

/** Lets staff close a case with a verdict. */
export function CloseDialog({ id, open, onOpenChange }: CloseDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const { mutate, isPending } = useCloseCase(id);
  return (
    <ChoiceDialog
      open={open}
      onOpenChange={onOpenChange}
      labels={{
        title: t('watch.close.title'),
        label: t('watch.close.label'),
        send: t('watch.close.action'),
        note: t('watch.close.note'),
        note_hint: t('watch.close.note_hint'),
        missing: t('watch.close.missing'),
      }}
      cards={FRAUD_CASE_VERDICTS.map((value) => ({
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
            onError: showError,
          },
        )
      }
    />
  );
}
