import type { RoyaltyOverview } from '@tangent/contract/money/royalty.ts';
import { MICROS_PER_UNIT } from '@tangent/domain/money.ts';
import { useTranslation } from 'react-i18next';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { formatNumber } from '../../../parts/text/format.ts';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { getDateFormat } from '../../../texts/formats.ts';
import { Band } from '../../../ui/band.tsx';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Table } from '../../../ui/list/table.tsx';
import { useRoyaltyAddress } from './use-royalty-address.ts';

type MonthsProps = Pick<RoyaltyOverview, 'months' | 'reported_months'>;

/** Beyond this many months the amounts above the bars would touch. */
const SHORT_MONTHS = 14;

/** Finds the month that earned most; null when no month earned anything, or when there is only one. */
export function findBestMonth(months: RoyaltyOverview['months']): string | null {
  const [first] = months;
  if (first === undefined || months.length === 1) return null;
  const best = months.reduce((best, month) => (month.amount_micros > best.amount_micros ? month : best), first);
  return best.amount_micros > 0 ? best.period : null;
}

/** Shows the money by month of sale, as bars and as a table; a month links to its entries. */
export function MonthsBand({ months, reported_months }: MonthsProps) {
  const { t, i18n } = useTranslation();
  const { change } = useRoyaltyAddress();
  const best = findBestMonth(months);
  const waiting = new Map(reported_months.map(({ period, amount_micros }) => [period, amount_micros]));
  const dollars = (micros: number) => formatMicroDollars(micros, i18n.language);
  const bars = months.map(({ period, amount_micros }) => {
    const hollow = waiting.get(period) ?? 0;
    const values = {
      month: formatPeriod(period, i18n.language),
      amount: dollars(amount_micros),
      open: dollars(hollow),
    };
    return {
      key: period,
      label: shortPeriod(period, i18n.language),
      value: amount_micros,
      hollow,
      text: t(hollow > 0 ? 'royalty.months.bar_open' : 'royalty.months.bar', values),
      ...(months.length <= SHORT_MONTHS ? { short: formatShort(amount_micros, i18n.language) } : {}),
    };
  });
  return (
    <Band
      name={t('royalty.months.title')}
      title={
        best === null
          ? t('royalty.months.since', { month: formatPeriod(months[0]?.period ?? '', i18n.language) })
          : t('royalty.months.best', { month: formatPeriod(best, i18n.language) })
      }
      text={waiting.size > 0 && t('royalty.months.hollow')}
    >
      <BarChart
        label={t('royalty.months.title')}
        bars={bars}
        formatValue={dollars}
        onPick={(period) => change({ view: 'entries', from: period, to: period })}
      />
      <div className="mt-3 -mb-2">
        <Disclosure title={t('royalty.months.table')}>
          <MonthTable months={months} reported_months={reported_months} />
        </Disclosure>
      </div>
    </Band>
  );
}

function MonthTable({ months, reported_months }: MonthsProps) {
  const { t, i18n } = useTranslation();
  const waiting = new Map(reported_months.map(({ period, amount_micros }) => [period, amount_micros]));
  const dollars = (micros: number) => formatMicroDollars(micros, i18n.language);
  return (
    <Table
      caption={t('royalty.months.title')}
      columns={[
        { key: 'period', title: t('royalty.period'), cell: ({ period }) => formatPeriod(period, i18n.language) },
        { key: 'shares', title: t('royalty.of_shares'), numeric: true, cell: (row) => dollars(row.shares_micros) },
        {
          key: 'open',
          title: t('royalty.reported'),
          numeric: true,
          cell: ({ period }) => dollars(waiting.get(period) ?? 0),
        },
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

/** Whole dollars, and cents where they are all there is. */
function formatShort(micros: number, language: string): string {
  const dollars = micros / Number(MICROS_PER_UNIT);
  const digits = dollars !== 0 && Math.abs(dollars) < 1 ? 2 : 0;
  return formatNumber(digits === 0 ? Math.floor(dollars) : dollars, language, digits);
}
