import type { ExchangeRate } from '@tangent/contract/money/backoffice-money.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRates } from '../../../api/money/backoffice-money.ts';
import { MoreRows, readPages } from '../../../parts/backoffice/more-rows.tsx';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatDate } from '../../../parts/text/format.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { RateDialog } from './rate-dialog.tsx';

/** Shows exchange rates, and the missing ones that reports wait for. */
export function RatesCard() {
  const { t } = useTranslation();
  const [setting, setSetting] = useState<Missing | null>(null);
  const rates = useRates();
  const columns = useColumns();
  const [first] = rates.data?.pages ?? [];
  const { items, total } = readPages(rates);
  const add = (
    <Button size="small" onClick={() => setSetting({ currency: '', day: '' })}>
      {t('books.rate.verb')}
    </Button>
  );
  return (
    <Card title={t('books.tab.rates')} action={add}>
      <MissingRates missing={first?.missing ?? []} onSet={setSetting} />
      {rates.isPending && <SkeletonRows count={5} />}
      {rates.isError && !rates.data && <LoadFailed error={rates.error} onRetry={() => void rates.refetch()} />}
      {rates.data && total === 0 && (
        <EmptyState title={t('books.rate.empty.title')}>{t('books.rate.empty.text')}</EmptyState>
      )}
      {total > 0 && <Table caption={t('books.tab.rates')} columns={columns} rows={items} rowKey={rateKey} />}
      {total > 0 && <MoreRows list={rates} />}
      {setting && <RateDialog {...setting} onClose={() => setSetting(null)} />}
    </Card>
  );
}

const rateKey = ({ currency, day }: ExchangeRate) => `${currency} ${day}`;

type Missing = { currency: string; day: string };

/** Lists the missing rates that reports wait for, each with a button to set it. */
function MissingRates({ missing, onSet }: { missing: readonly Missing[]; onSet: (rate: Missing) => void }) {
  const { t, i18n } = useTranslation();
  return (
    <div className="grid gap-2">
      {missing.map(({ currency, day }) => (
        <Banner
          key={`${currency} ${day}`}
          tone="warn"
          title={t('books.rate.missing', { currency, date: formatDate(day, i18n.language) })}
          action={
            <Button size="small" onClick={() => onSet({ currency, day })}>
              {t('books.rate.verb')}
            </Button>
          }
        />
      ))}
    </div>
  );
}

function useColumns(): Column<ExchangeRate>[] {
  const { t, i18n } = useTranslation();
  return [
    {
      key: 'currency',
      title: t('books.rate.currency'),
      className: 'code font-strong',
      cell: ({ currency }) => currency,
    },
    {
      key: 'day',
      title: t('books.rate.day'),
      className: 'whitespace-nowrap',
      cell: ({ day }) => formatDate(day, i18n.language),
    },
    { key: 'rate', title: t('sales.rate'), numeric: true, cell: ({ rate }) => rate },
    { key: 'source', title: t('books.rate.source'), className: 'w-full', cell: ({ source }) => source },
    {
      key: 'by',
      title: t('backoffice.audit.actor'),
      className: 'whitespace-nowrap',
      cell: ({ set_by }) => set_by ?? t('backoffice.audit.machine'),
    },
  ];
}
