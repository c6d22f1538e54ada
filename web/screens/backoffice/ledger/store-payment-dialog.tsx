import type { Payer } from '@tangent/contract/money/backoffice-money.ts';
import { parseDecimal, toMicros } from '@tangent/domain/money/royalty/decimal.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordPayment } from '../../../api/money/backoffice-money.ts';
import { useToday } from '../../../app/today.ts';
import { useStepUpGuard } from '../../../parts/identity/account/step-up/use-step-up-guard.tsx';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

const toKey = ({ store_id, currency }: Payer) => `${store_id} ${currency}`;

/** Records a payment of a store for its open reports, as on the bank statement. */
export function StorePaymentDialog({ payers, onClose }: { payers: readonly Payer[]; onClose: () => void }) {
  const { t } = useTranslation();
  const form = useStorePaymentForm(payers, onClose);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('books.pay_store.title')}
      description={t('books.pay_store.detail')}
      confirm={t('books.pay.verb')}
      busy={form.busy}
      onConfirm={form.confirm}
    >
      <PayerFields form={form} />
      <AmountFields form={form} />
      {form.confirmationDialog}
    </ConfirmDialog>
  );
}

type Form = ReturnType<typeof useStorePaymentForm>;

function PayerFields({ form: { value, change, wrong, payers } }: { form: Form }) {
  const { t } = useTranslation();
  const today = useToday();
  return (
    <>
      <SelectField
        label={t('store.store')}
        placeholder={t('books.pay_store.store_missing')}
        error={wrong.payer ? t('books.pay_store.store_missing') : undefined}
        options={payers.map((payer) => ({
          value: toKey(payer),
          label: t('books.pay_store.payer', {
            store: payer.store_name,
            open: payer.open_amount,
            currency: payer.currency,
          }),
        }))}
        value={value.payer}
        onChange={(event) => change({ payer: event.target.value })}
      />
      <TextField
        label={t('books.pay_store.month')}
        hint={t('books.pay_store.month_hint')}
        error={wrong.period ? t('books.pay_store.month_wrong') : undefined}
        maxLength={7}
        value={value.period}
        onChange={(event) => change({ period: event.target.value })}
      />
      <DateField
        label={t('books.pay.received_on')}
        error={wrong.received_on ? t('books.pay.date_missing') : undefined}
        value={value.received_on}
        start={today}
        onChange={(received_on) => change({ received_on: received_on ?? '' })}
      />
    </>
  );
}

function AmountFields({ form: { value, change, wrong } }: { form: Form }) {
  const { t } = useTranslation();
  const amount = (name: 'settled_amount' | 'received' | 'fee', label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      error={wrong[name] ? t('books.pay.no_amount') : undefined}
      inputMode="decimal"
      value={value[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  return (
    <>
      {amount('settled_amount', t('books.pay_store.settled'), t('books.pay.settled_hint'))}
      {amount('received', t('books.pay.received'))}
      {amount('fee', t('books.pay.fee'), t('books.pay.fee_hint'))}
      <TextField
        label={t('books.pay.reference')}
        hint={t('books.pay.reference_hint')}
        error={wrong.reference ? t('books.pay.reference_missing') : undefined}
        maxLength={100}
        value={value.reference}
        onChange={(event) => change({ reference: event.target.value })}
      />
      <CheckboxField
        label={t('books.pay_store.keeps_rest')}
        checked={value.accepts_overpayment}
        onChange={(event) => change({ accepts_overpayment: event.target.checked })}
      />
    </>
  );
}

const EMPTY = {
  payer: '',
  period: '',
  received_on: '',
  settled_amount: '',
  received: '',
  fee: '',
  reference: '',
  accepts_overpayment: false,
};

function useStorePaymentForm(payers: readonly Payer[], onClose: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const { runConfirmed, confirmationDialog } = useStepUpGuard();
  const recording = useRecordPayment();
  const [tried, setTried] = useState(false);
  const [value, setValue] = useState(EMPTY);
  const settled = parseDecimal(value.settled_amount.trim());
  const received = parseDecimal(value.received.trim());
  const fee = parseDecimal(value.fee.trim() || '0');
  const payer = payers.find((one) => toKey(one) === value.payer);
  const period = value.period.trim();
  const misses = {
    payer: payer === undefined,
    period: period !== '' && !/^\d{4}-(0[1-9]|1[0-2])$/.test(period),
    received_on: !/^\d{4}-\d{2}-\d{2}$/.test(value.received_on),
    settled_amount: settled === null || settled.digits <= 0n,
    received: received === null,
    fee: fee === null || fee.digits < 0n,
    reference: value.reference.trim() === '',
  };
  const confirm = () => {
    setTried(true);
    if (payer === undefined || received === null || fee === null || Object.values(misses).some(Boolean)) return;
    const { store_id, currency } = payer;
    const { received_on, reference, accepts_overpayment } = value;
    const payment = {
      store_id,
      currency,
      ...(period === '' ? {} : { period }),
      received_on,
      settled_amount: value.settled_amount.trim(),
      received_micros: Number(toMicros(received)),
      fee_micros: Number(toMicros(fee)),
      reference: reference.trim(),
      accepts_overpayment,
    };
    runConfirmed(() => recording.mutateAsync(payment)).then(() => {
      toast('good', t('books.pay.done'));
      onClose();
    }, showError);
  };
  const wrong: Partial<typeof misses> = tried ? misses : {};
  const change = (part: Partial<typeof value>) => setValue({ ...value, ...part });
  return { value, payers, change, wrong, confirm, confirmationDialog, busy: recording.isPending };
}
