import type { PlanPayment } from '@tangent/contract/money/plan.ts';
import { useTranslation } from 'react-i18next';
import { describePayment } from '../../../parts/money/plan/describe-payment.ts';
import { formatDate } from '../../../parts/text/format.ts';
import { formatDollars } from '../../../texts/format-dollars.ts';
import { type Column, Table } from '../../../ui/list/table.tsx';

/** Lists payments for plans, newest first, and their refunds. */
export function PlanPayments({ payments }: { payments: readonly PlanPayment[] }) {
  const { t } = useTranslation();
  return (
    <div>
      <h3 className="text-13 font-bold text-ink-2">{t('subscription.payments.title')}</h3>
      <Table
        caption={t('subscription.payments.title')}
        columns={useColumns()}
        rows={payments}
        rowKey={({ id }) => id}
        minWidth="28rem"
      />
    </div>
  );
}

function useColumns(): Column<PlanPayment>[] {
  const { t, i18n } = useTranslation();
  return [
    {
      key: 'date',
      title: t('backoffice.plan.date'),
      className: 'whitespace-nowrap',
      cell: ({ created_at }) => formatDate(created_at, i18n.language),
    },
    {
      key: 'kind',
      title: t('backoffice.plan.for'),
      className: 'w-full py-2',
      cell: (payment) => <PaidFor payment={payment} />,
    },
    {
      key: 'state',
      title: t('store.state_title'),
      className: 'whitespace-nowrap',
      cell: (payment) => describePayment(t, i18n.language, payment).label,
    },
    {
      key: 'amount',
      title: t('backoffice.plan.amount'),
      className: 'text-right whitespace-nowrap tabular-nums',
      cell: ({ amount_cents }) => formatDollars(amount_cents, i18n.language),
    },
  ];
}

function PaidFor({ payment: { kind, plan, number } }: { payment: PlanPayment }) {
  const { t } = useTranslation();
  return (
    <>
      {t(`subscription.payments.kind.${kind}`, { plan: t(`plan.name.${plan}`) })}{' '}
      {number && <span className="code text-xs text-ink-3">{number}</span>}
    </>
  );
}
