import { parseDecimal } from '@tangent/domain/money/royalty/decimal.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetRate } from '../../../api/money/backoffice-money.ts';
import { useToday } from '../../../app/today.ts';
import { useStepUpGuard } from '../../../parts/identity/account/step-up/use-step-up-guard.tsx';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

type RateDialogProps = { currency: string; day: string; onClose: () => void };

/** Sets the value of one unit of a currency on a day; sales posted before keep their rate. */
export function RateDialog({ currency, day, onClose }: RateDialogProps) {
  const { t } = useTranslation();
  const form = useRateForm({ currency, day, rate: '', source: '' }, onClose);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('books.rate.verb')}
      description={t('books.rate.detail')}
      confirm={t('books.rate.verb')}
      busy={form.busy}
      onConfirm={form.confirm}
    >
      <RateFields day={day} form={form} />
      {form.confirmationDialog}
    </ConfirmDialog>
  );
}

function RateFields({ day, form }: { day: string; form: ReturnType<typeof useRateForm> }) {
  const { t } = useTranslation();
  const today = useToday();
  const { value, change, wrong } = form;
  return (
    <>
      <TextField
        label={t('books.rate.currency')}
        error={wrong.currency ? t('books.rate.currency_wrong') : undefined}
        maxLength={3}
        value={value.currency}
        onChange={(event) => change({ currency: event.target.value.toUpperCase() })}
      />
      <DateField
        label={t('books.rate.day')}
        error={wrong.day ? t('books.pay.date_missing') : undefined}
        value={value.day}
        start={day === '' ? today : day}
        onChange={(next) => change({ day: next ?? '' })}
      />
      <TextField
        label={t('books.rate.value')}
        error={wrong.rate ? t('books.rate.value_wrong') : undefined}
        inputMode="decimal"
        value={value.rate}
        onChange={(event) => change({ rate: event.target.value })}
      />
      <TextField
        label={t('books.rate.source')}
        error={wrong.source ? t('books.rate.source_missing') : undefined}
        maxLength={60}
        value={value.source}
        onChange={(event) => change({ source: event.target.value })}
      />
    </>
  );
}

type RateValue = { currency: string; day: string; rate: string; source: string };

function useRateForm(start: RateValue, onClose: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const { runConfirmed, confirmationDialog } = useStepUpGuard();
  const setting = useSetRate();
  const [value, setValue] = useState(start);
  const [tried, setTried] = useState(false);
  const rate = parseDecimal(value.rate.trim());
  const misses = {
    currency: !/^[A-Z]{3}$/.test(value.currency),
    day: !/^\d{4}-\d{2}-\d{2}$/.test(value.day),
    rate: rate === null || rate.digits <= 0n,
    source: value.source.trim() === '',
  };
  const confirm = () => {
    setTried(true);
    if (Object.values(misses).some(Boolean)) return;
    const rateInput = { ...value, rate: value.rate.trim(), source: value.source.trim() };
    runConfirmed(() => setting.mutateAsync(rateInput)).then(() => {
      toast('good', t('books.rate.done', { currency: value.currency }));
      onClose();
    }, showError);
  };
  const wrong: Partial<typeof misses> = tried ? misses : {};
  return {
    value,
    change: (part: Partial<RateValue>) => setValue({ ...value, ...part }),
    wrong,
    confirm,
    confirmationDialog,
    busy: setting.isPending,
  };
}
