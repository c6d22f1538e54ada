import { divideHalfEven } from '../../money.ts';
import { ESTIMATE_MONTHS } from '../money-limits.ts';
import { listPeriods, type Period } from './period.ts';
import { findPayingDay, findReportingDay } from './store-terms.ts';

/**
 * Why a month of a store is not 'reported and paid in full': first problems with the report, then problems with
 * the money. `in_suspense` is shown to staff only: part of the report is in suspense.
 */
export const STORE_MONTH_GAPS = [
  'not_due_yet',
  'report_late',
  'held_for_check',
  'nothing_sold',
  'in_suspense',
  'payment_awaited',
  'payment_late',
  'paid_short',
  'paid_more',
  'exchange_rate',
  'none',
] as const;
export type StoreMonthGap = (typeof STORE_MONTH_GAPS)[number];

/** Months in which a release of ours was live at a store, first and last; `last` is null while it still is. */
export type LiveSpan = { readonly first: Period; readonly last: Period | null };

/**
 * The known facts about a month of a store. Amounts are micro-dollars; `settled` is how much of the report payments
 * settle.
 */
export type ReportedMonth = {
  readonly period: Period;
  /** A report is posted. Otherwise one is held for a decision. */
  readonly is_posted: boolean;
  readonly is_held: boolean;
  readonly reported_micros: bigint;
  readonly received_micros: bigint;
  readonly settled: 'nothing' | 'part' | 'all' | 'more';
  /** The report is in another currency: the amount received depends on the exchange rate of the day. */
  readonly is_foreign: boolean;
  /** The part of the reported amount that is in suspense. */
  readonly suspense_micros: bigint;
};

export type StoreMonth = {
  readonly period: Period;
  readonly report_due_on: string;
  readonly payment_due_on: string;
  /** The mean of the previous reported months; null when there was none. */
  readonly estimate_micros: bigint | null;
  /** Null while there is no report. */
  readonly reported_micros: bigint | null;
  readonly paid_micros: bigint;
  readonly suspense_micros: bigint;
  readonly gap: StoreMonthGap;
};

type Facts = {
  readonly live: readonly LiveSpan[];
  readonly months: readonly ReportedMonth[];
  readonly today: string;
};

/**
 * Lists the expected, reported and paid amounts of a store by month, newest first: every month in which a release was
 * live there, and every month it reported. A report is due `STORE_TERMS_DAYS.report` days after the end of its month,
 * the money `STORE_TERMS_DAYS.payment` days after it.
 */
export function listStoreMonths({ live, months, today }: Facts, first: Period, last: Period): StoreMonth[] {
  const known = new Map(months.map((month) => [month.period, month]));
  return listPeriods(first, last)
    .filter((period) => known.has(period) || live.some((span) => isWithin(span, period)))
    .reverse()
    .map((period) => buildMonth(period, known, today));
}

function isWithin({ first, last }: LiveSpan, period: Period): boolean {
  return first <= period && (last === null || period <= last);
}

function buildMonth(period: Period, known: ReadonlyMap<Period, ReportedMonth>, today: string): StoreMonth {
  const month = known.get(period);
  const report_due_on = findReportingDay(period);
  const payment_due_on = findPayingDay(period);
  return {
    period,
    report_due_on,
    payment_due_on,
    estimate_micros: estimate(period, known),
    reported_micros: month?.is_posted ? month.reported_micros : null,
    paid_micros: month?.received_micros ?? 0n,
    suspense_micros: month?.suspense_micros ?? 0n,
    gap: month?.is_posted ? findPaymentGap(month, today > payment_due_on) : findReportGap(month, today > report_due_on),
  };
}

function findReportGap(month: ReportedMonth | undefined, isLate: boolean): StoreMonthGap {
  if (month?.is_held) return 'held_for_check';
  return isLate ? 'report_late' : 'not_due_yet';
}

function findPaymentGap(month: ReportedMonth, isLate: boolean): StoreMonthGap {
  const { reported_micros, received_micros, settled, suspense_micros } = month;
  if (reported_micros === 0n && received_micros === 0n) return 'nothing_sold';
  if (settled === 'more') return 'paid_more';
  if (settled === 'all' && received_micros !== reported_micros) return findAmountGap(month);
  if (settled !== 'all' && isLate) return settled === 'part' ? 'paid_short' : 'payment_late';
  if (suspense_micros !== 0n) return 'in_suspense';
  return settled === 'all' ? 'none' : 'payment_awaited';
}

function findAmountGap({ reported_micros, received_micros, is_foreign }: ReportedMonth): StoreMonthGap {
  if (is_foreign) return 'exchange_rate';
  return received_micros < reported_micros ? 'paid_short' : 'paid_more';
}

function estimate(period: Period, known: ReadonlyMap<Period, ReportedMonth>): bigint | null {
  const last = [...known.values()]
    .filter((month) => month.is_posted && month.period < period)
    .sort((a, b) => (a.period < b.period ? 1 : -1))
    .slice(0, ESTIMATE_MONTHS);
  if (last.length === 0) return null;
  return divideHalfEven(
    last.reduce((sum, { reported_micros }) => sum + reported_micros, 0n),
    BigInt(last.length),
  );
}
