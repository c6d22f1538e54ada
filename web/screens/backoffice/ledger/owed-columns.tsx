import type { OwedStatement } from '@tangent/contract/money/backoffice-money.ts';
import { useTranslation } from 'react-i18next';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { formatDate } from '../../../parts/text/format.ts';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/list/table.tsx';

/** Returns the columns of the amounts that stores owe, with a button to record a payment. */
export function useOwedColumns(onPay: (statement: OwedStatement) => void): Column<OwedStatement>[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const amount = (key: string, title: string, format: (one: OwedStatement) => string) => ({
    key,
    title,
    numeric: true,
    className: 'whitespace-nowrap',
    cell: format,
  });
  return [
    { key: 'store', title: t('store.store'), className: 'w-full py-2', cell: (one) => <StatementName one={one} /> },
    amount('reported', t('books.reported'), ({ gross_amount, currency }) => formatOwed(gross_amount, currency)),
    amount('open', t('books.open'), ({ open_amount, currency }) => formatOwed(open_amount, currency)),
    amount('received', t('books.received'), ({ received_micros }) => formatMicroDollars(received_micros, language)),
    {
      key: 'due',
      title: t('books.payment_due'),
      className: 'whitespace-nowrap text-ink-2',
      cell: ({ payment_due_on }) => formatDate(payment_due_on, language),
    },
    {
      key: 'action',
      title: t('backoffice.actions.title'),
      hideTitle: true,
      cell: (one) => (
        <Button size="small" className="whitespace-nowrap" onClick={() => onPay(one)}>
          {t('books.pay.verb')}
        </Button>
      ),
    },
  ];
}

function StatementName({ one }: { one: OwedStatement }) {
  const { i18n } = useTranslation();
  return (
    <span className="grid">
      <span>
        <b className="font-strong">{one.store_name}</b> {formatPeriod(one.period, i18n.language)}
      </span>
      <span className="code truncate text-xs text-ink-3">{one.statement_id}</span>
    </span>
  );
}

/** Formats an amount with every digit of the report: staff compare it with the bank's. */
function formatOwed(amount: string, currency: string): string {
  return `${amount} ${currency}`;
}
