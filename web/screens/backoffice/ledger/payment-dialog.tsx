import type { OwedStatement } from '@tangent/contract/money/backoffice-money.ts';
import { findOverpaidAmount } from '@tangent/domain/money/ledger/check-store-payment.ts';
import { parseDecimal, toMicros } from '@tangent/domain/money/royalty/decimal.ts';
import { HOME_CURRENCY } from '@tangent/domain/money.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordPayment } from '../../../api/money/backoffice-money.ts';
import { useStepUpGuard } from '../../../parts/identity/account/step-up/use-step-up-guard.tsx';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

type PaymentDialogProps = { statement: OwedStatement; onClose: () => void };

/** Records a payment for a report, as on the bank statement. */
export function PaymentDialog({ statement, onClose }: PaymentDialogProps) {
  const { t, i18n } = useTranslation();
  const form = usePaymentForm(statement, onClose);
  const period = formatPeriod(statement.period, i18n.language);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('books.pay.title', { store: statement.store_name, period })}
      description={t('books.pay.detail')}
      confirm={t('books.pay.verb')}
      busy={form.busy}
      onConfirm={form.confirm}
    >
      <PaymentFields statement={statement} form={form} />
      {form.confirmationDialog}
    </ConfirmDialog>
  );
}

type PaymentFieldsProps = { statement: OwedStatement; form: ReturnType<typeof usePaymentForm> };

function PaymentFields({ statement, form: { value, change, wrong, overpaid } }: PaymentFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <DateField
        label={t('books.pay.received_on')}
        error={wrong.received_on ? t('books.pay.date_missing') : undefined}
        value={value.received_on}
        start={statement.payment_due_on}
        onChange={(received_on) => change({ received_on: received_on ?? '' })}
      />
      <TextField
        label={t('books.pay.settled', { currency: statement.currency })}
        hint={t('books.pay.settled_hint')}
        error={wrong.settled_amount ? t('books.pay.no_amount') : undefined}
        inputMode="decimal"
        value={value.settled_amount}
        onChange={(event) => change({ settled_amount: event.target.value })}
      />
      {overpaid !== null && (
        <CheckboxField
          label={t('books.pay.overpaid', {
            amount: overpaid,
            open: statement.open_amount,
            currency: statement.currency,
          })}
          error={wrong.accepts_overpayment ? t('books.pay.overpaid_missing') : undefined}
          checked={value.accepts_overpayment}
          onChange={(event) => change({ accepts_overpayment: event.target.checked })}
        />
      )}
      <TextField
        label={t('books.pay.received')}
        error={wrong.received ? t('books.pay.no_amount') : undefined}
        inputMode="decimal"
        value={value.received}
        onChange={(event) => change({ received: event.target.value })}
      />
      <TextField
        label={t('books.pay.fee')}
        hint={t('books.pay.fee_hint')}
        error={wrong.fee ? t('books.pay.no_amount') : undefined}
        inputMode="decimal"
        value={value.fee}
        onChange={(event) => change({ fee: event.target.value })}
      />
      <TextField
        label={t('books.pay.reference')}
        hint={t('books.pay.reference_hint')}
        error={wrong.reference ? t('books.pay.reference_missing') : undefined}
        maxLength={100}
        value={value.reference}
        onChange={(event) => change({ reference: event.target.value })}
      />
    </>
  );
}

function usePaymentForm(statement: OwedStatement, onClose: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const { runConfirmed, confirmationDialog } = useStepUpGuard();
  const recording = useRecordPayment();
  const [tried, setTried] = useState(false);
  const [value, setValue] = useState({
    received_on: '',
    settled_amount: statement.open_amount,
    received: statement.currency === HOME_CURRENCY ? statement.open_amount : '',
    fee: '',
    reference: '',
    accepts_overpayment: false,
  });
  const settled = parseDecimal(value.settled_amount.trim());
  const received = parseDecimal(value.received.trim());
  const fee = parseDecimal(value.fee.trim() || '0');
  const overpaid = findOverpaidAmount(statement.open_amount, value.settled_amount.trim());
  const misses = {
    received_on: !/^\d{4}-\d{2}-\d{2}$/.test(value.received_on),
    settled_amount: settled === null,
    received: received === null,
    fee: fee === null || fee.digits < 0n,
    accepts_overpayment: overpaid !== null && !value.accepts_overpayment,
    reference: value.reference.trim() === '',
  };
  const confirm = () => {
    setTried(true);
    if (received === null || fee === null || Object.values(misses).some(Boolean)) return;
    const { received_on, settled_amount, reference, accepts_overpayment } = value;
    const amounts = {
      settled_amount: settled_amount.trim(),
      received_micros: Number(toMicros(received)),
      fee_micros: Number(toMicros(fee)),
    };
    const { statement_no } = statement;
    const payment = { statement_no, received_on, ...amounts, reference: reference.trim(), accepts_overpayment };
    runConfirmed(() => recording.mutateAsync(payment)).then(() => {
      toast('good', t('books.pay.done'));
      onClose();
    }, showError);
  };
  const wrong: Partial<typeof misses> = tried ? misses : {};
  const change = (part: Partial<typeof value>) => setValue({ ...value, ...part });
  return { value, change, wrong, overpaid, confirm, confirmationDialog, busy: recording.isPending };
}
