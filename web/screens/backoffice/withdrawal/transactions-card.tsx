import type { PayoutDetail } from '@tangent/contract/money/backoffice-payout.ts';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../parts/text/format.ts';
import { formatDollars } from '../../../texts/format-dollars.ts';
import { Card } from '../../../ui/card.tsx';

/** Lists the ledger transactions of a withdrawal, with both sides of each. */
export function TransactionsCard({ transactions }: { transactions: PayoutDetail['transactions'] }) {
  const { t, i18n } = useTranslation();
  return (
    <Card title={t('payouts.movements')}>
      <ol className="grid gap-4">
        {transactions.map(({ id, kind, at, sides }) => (
          <li key={id}>
            <p className="flex flex-wrap justify-between gap-x-4 font-strong">
              {t(`books.movement.${kind}`)}
              <span className="text-13 font-soft text-ink-3">{formatDateTime(at, i18n.language)}</span>
            </p>
            <ul>
              {sides.map(({ account, amount_cents }) => (
                <li key={account} className="flex justify-between gap-4 border-t border-line py-1 text-13">
                  <span className="code break-all text-ink-2">{account}</span>
                  <span className="num">{formatDollars(amount_cents, i18n.language)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  );
}
