import type { PlanPayment } from '@tangent/contract/money/plan.ts';
import { useTranslation } from 'react-i18next';
import { useGetInvoiceAddress } from '../../../../api/money/subscription.ts';
import { describePayment } from '../../../../parts/money/plan/describe-payment.ts';
import { formatDate } from '../../../../parts/text/format.ts';
import { formatDollars } from '../../../../texts/format-dollars.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { StatusPill } from '../../../../ui/status-pill.tsx';
import { usePaymentRedirect } from './use-payment-redirect.ts';

/** Lists the payments for the plan, each with its invoice. */
export function PaymentsCard({ payments }: { payments: readonly PlanPayment[] }) {
  const { t } = useTranslation();
  const { go, leavingFor } = usePaymentRedirect(useGetInvoiceAddress());
  return (
    <Card title={t('subscription.payments.title')}>
      {payments.length === 0 && <p className="leading-relaxed text-ink-2">{t('subscription.payments.empty')}</p>}
      <ul className="divide-y divide-line">
        {payments.map((payment) => (
          <PaymentRow
            key={payment.id}
            payment={payment}
            busy={leavingFor === payment.id}
            onInvoice={() => go(payment.id)}
          />
        ))}
      </ul>
    </Card>
  );
}

type PaymentRowProps = { payment: PlanPayment; busy: boolean; onInvoice: () => void };

function PaymentRow({ payment, busy, onInvoice }: PaymentRowProps) {
  const { t, i18n } = useTranslation();
  const { kind, plan, number, amount_cents, created_at } = payment;
  const date = formatDate(created_at, i18n.language);
  const facts = [date, number && t('subscription.payments.number', { number })];
  const status = describePayment(t, i18n.language, payment);
  return (
    <li className="grid grid-cols-fill-end items-center gap-x-4 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div className="min-w-0">
        <p className="font-medium break-words">
          {t(`subscription.payments.kind.${kind}`, { plan: t(`plan.name.${plan}`) })}
        </p>
        <p className="mt-0.5 text-13 break-words text-ink-3">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="grid justify-items-end gap-1">
        <span className="num font-strong">{formatDollars(amount_cents, i18n.language)}</span>
        <StatusPill tone={status.tone}>{status.label}</StatusPill>
      </div>
      <div className="max-sm:col-span-full">
        <Button
          size="small"
          busy={busy}
          aria-label={t('subscription.payments.invoice_named', { date })}
          onClick={onInvoice}
        >
          {t('subscription.payments.invoice')}
        </Button>
      </div>
    </li>
  );
}
