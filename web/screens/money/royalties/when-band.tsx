import type { RoyaltyOverview } from '@tangent/contract/money/royalty.ts';
import { toWholeCents } from '@tangent/domain/money/add-up.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useToday } from '../../../app/today.ts';
import { formatDate, formatList } from '../../../parts/text/format.ts';
import { formatDollars } from '../../../texts/format-dollars.ts';
import { Band } from '../../../ui/band.tsx';
import { formatMonth } from './gate/use-gate-texts.ts';
import { listWaiting } from './list-waiting.ts';
import { useRoyaltyAddress } from './use-royalty-address.ts';

type Overview = Pick<
  RoyaltyOverview,
  'reported_months' | 'available_micros' | 'balance_micros' | 'withdrawals' | 'flow'
>;

/** A point on the line of time, in its order. */
export type TimePoint = {
  readonly kind: 'withdrawn' | 'today' | 'due' | 'late';
  readonly day: string;
  readonly cents: number;
  /** The months of sales that are paid then. */
  readonly periods: readonly string[];
};

/** Days of payment that are named. */
const DUE_SHOWN = 4;

/**
 * Lists the last withdrawal, today, and the days on which stores pay. What is late stands before today, and the last
 * days together where there are many. The cents of the days add up to those of the reported money.
 */
export function listPoints(overview: Overview, today: string): TimePoint[] {
  const { available_micros, withdrawals } = overview;
  const due = listWaiting(overview).months.map(({ period, due_on, cents }): TimePoint => {
    return { kind: due_on < today ? 'late' : 'due', day: due_on, cents, periods: [period] };
  });
  const late = joinPoints(due.filter(({ kind }) => kind === 'late'));
  const next = due.filter(({ kind }) => kind === 'due');
  const shown = next.length > DUE_SHOWN ? DUE_SHOWN - 1 : next.length;
  const { last } = withdrawals;
  const withdrawn: TimePoint[] =
    last === null ? [] : [{ kind: 'withdrawn', day: last.requested_on, cents: last.amount_cents, periods: [] }];
  return [
    ...[...withdrawn, ...late].sort((a, b) => (a.day < b.day ? -1 : 1)),
    { kind: 'today', day: today, cents: Math.max(0, toWholeCents(available_micros)), periods: [] },
    ...next.slice(0, shown),
    ...joinPoints(next.slice(shown)),
  ];
}

/** Joins days to one, under the first of them. */
function joinPoints(points: readonly TimePoint[]): TimePoint[] {
  const [first] = points;
  if (first === undefined) return [];
  return [
    {
      ...first,
      cents: points.reduce((sum, { cents }) => sum + cents, 0),
      periods: points.flatMap(({ periods }) => periods),
    },
  ];
}

/** Says when the next money comes, on a line of days. */
export function WhenBand({ overview }: { overview: Overview }) {
  const { t, i18n } = useTranslation();
  const { linkProps } = useRoyaltyAddress();
  const points = listPoints(overview, useToday());
  const late = points.find(({ kind }) => kind === 'late');
  const next = points.find(({ kind }) => kind === 'due');
  const lead = late ?? next;
  const values = {
    amount: formatDollars(lead?.cents ?? 0, i18n.language),
    date: lead === undefined ? '' : formatDate(lead.day, i18n.language),
    stores: useLateStores(overview, late),
  };
  const name = late ? 'late' : next ? 'next' : 'none';
  return (
    <Band
      name={t('royalty.when.name')}
      title={t(`royalty.when.${name}`, values)}
      text={t(`royalty.when.${name}_text`, values)}
      action={
        late && (
          <Link {...linkProps({ view: 'months' })} className="text-link text-13">
            {t('royalty.when.see')}
          </Link>
        )
      }
    >
      <Line points={points} />
    </Band>
  );
}

/** Names the stores that are late, as far as they are few. */
function useLateStores({ flow }: Overview, late: TimePoint | undefined): string {
  const { t, i18n } = useTranslation();
  const months = (flow?.months ?? []).filter(({ period }) => late?.periods.includes(period));
  const names = [...new Set(months.flatMap(({ platforms }) => platforms.map((platform) => platform.name)))];
  const isAll = months.every(({ platforms, platform_count }) => platforms.length === platform_count);
  const [first = ''] = names;
  if (isAll) return formatList(names, i18n.language);
  return t('royalty.when.and_others', { store: first });
}

const DOTS: Record<TimePoint['kind'], string> = {
  withdrawn: 'bg-ink border-ink',
  today: 'size-4 bg-volt border-ink dark:border-paper outline-1 outline-(--chart-line)',
  due: 'bg-paper border-line-strong',
  late: 'bg-warn border-warn',
};

function Line({ points }: { points: readonly TimePoint[] }) {
  const { i18n } = useTranslation();
  const text = usePointText();
  const now = points.findIndex(({ kind }) => kind === 'today');
  return (
    <ol className="grid sm:flex">
      {points.map((point, index) => (
        <li
          key={`${point.kind} ${point.day}`}
          className="relative grid min-w-0 flex-1 gap-0.5 pb-5 pl-7 text-13 sm:pt-7 sm:pr-4 sm:pb-0 sm:pl-0"
        >
          <span
            aria-hidden
            className={clsx(
              'absolute top-2 bottom-0 left-1.5 w-0.5 sm:top-1.5 sm:right-0 sm:bottom-auto sm:left-0 sm:h-0.5 sm:w-full',
              index < now ? 'bg-ink' : 'bg-line-strong',
            )}
          />
          <span
            aria-hidden
            className={clsx(
              'absolute top-1 left-0.5 size-3 rounded-full border-2 sm:top-0.5 sm:left-0',
              point.kind === 'today' && 'top-0.5 left-0 sm:-top-0.5',
              DOTS[point.kind],
            )}
          />
          <b className={clsx('num font-strong', point.kind === 'late' && 'text-warn')}>
            {point.kind === 'today' ? text(point).day : formatDate(point.day, i18n.language)}
          </b>
          <span className={clsx('first-letter:uppercase', point.kind === 'late' ? 'text-warn' : 'text-ink-2')}>
            {text(point).what}
          </span>
        </li>
      ))}
    </ol>
  );
}

function usePointText() {
  const { t, i18n } = useTranslation();
  return ({ kind, cents, periods }: TimePoint) => {
    const months = formatList(
      periods.map((period) => formatMonth(period, i18n.language)),
      i18n.language,
    );
    const values = { amount: formatDollars(cents, i18n.language), months };
    const name = kind === 'today' && cents === 0 ? 'today_none' : kind;
    return { day: t('royalty.when.today'), what: t(`royalty.when.point.${name}`, values) };
  };
}
