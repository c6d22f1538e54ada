import type { RoyaltyOverview } from '@tangent/contract/money/royalty.ts';
import { useTranslation } from 'react-i18next';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { getDateFormat } from '../../../texts/formats.ts';
import { Card } from '../../../ui/card.tsx';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Table } from '../../../ui/list/table.tsx';
import { useRoyaltyAddress } from './use-royalty-address.ts';

/** Shows the money by month of sale, as bars and as a table; a month links to its entries. */
export function MonthsCard({ months }: Pick<RoyaltyOverview, 'months'>) {
  const { t, i18n } = useTranslation();
  const { change } = useRoyaltyAddress();
  const dollars = (micros: number) => formatMicroDollars(micros, i18n.language);
  const bars = months.map(({ period, amount_micros }) => ({
    key: period,
    label: shortPeriod(period, i18n.language),
    value: amount_micros,
    text: `${formatPeriod(period, i18n.language)}: ${dollars(amount_micros)}`,
  }));
  return (
    <Card title={t('royalty.months.title')}>
      <BarChart
        label={t('royalty.months.title')}
        bars={bars}
        formatValue={dollars}
        onPick={(period) => change({ view: 'entries', from: period, to: period })}
      />
      <div className="mt-3 -mb-2">
        <Disclosure title={t('royalty.months.table')}>
          <MonthTable months={months} />
        </Disclosure>
      </div>
    </Card>
  );
}

function MonthTable({ months }: Pick<RoyaltyOverview, 'months'>) {
  const { t, i18n } = useTranslation();
  const dollars = (micros: number) => formatMicroDollars(micros, i18n.language);
  return (
    <Table
      caption={t('royalty.months.title')}
      columns={[
        { key: 'period', title: t('royalty.period'), cell: ({ period }) => formatPeriod(period, i18n.language) },
        { key: 'shares', title: t('royalty.of_shares'), numeric: true, cell: (row) => dollars(row.shares_micros) },
        { key: 'amount', title: t('royalty.yours'), numeric: true, cell: (row) => dollars(row.amount_micros) },
      ]}
      rows={[...months].reverse()}
      rowKey={({ period }) => period}
      density="compact"
      minWidth="20rem"
    />
  );
}

function shortPeriod(period: string, language: string): string {
  // Only the first month of a year names it.
  const year = period.endsWith('-01') ? ({ year: '2-digit' } as const) : {};
  const format = { month: 'short', timeZone: 'UTC', ...year } as const;
  return getDateFormat(language, format).format(new Date(`${period}-01`));
}
