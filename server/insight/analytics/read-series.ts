import type { DayRange } from '@tangent/domain/insight/analytics/period.ts';
import { getChartStep, listSteps, listStepsBefore } from '@tangent/domain/insight/analytics/steps.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import type { FigureQuery } from './figure-query.ts';
import { type Music, type RollupKind, trendDayRows, trendRows } from './trend-rows.ts';

type Query<Name extends string> = { by: RollupKind; counts: readonly Name[] };
type Counts<Name extends string> = Record<Name, number>;

/** Counts of one step, and of the days it is compared with. */
export type Point<Name extends string> = {
  /** The first and the last day of the step. */
  at: string;
  to: string;
  before_at: string | null;
  before_to: string | null;
  now: Counts<Name>;
  before: Counts<Name> | null;
};

/** Reads counts step by step without gaps, each with its step of the comparison. */
export async function readSeries<Name extends string>(
  db: Db,
  { music, range, comparison, compare }: FigureQuery,
  query: Query<Name>,
): Promise<Point<Name>[]> {
  const steps = listSteps(range);
  const isByMonth = getChartStep(range) === 'month';
  // Months of the year before align with those of the range; an equally long earlier range may start mid-month.
  const [now, then] = await Promise.all([
    readCounts(db, music, { range, isByMonth }, query),
    comparison && readCounts(db, music, { range: comparison, isByMonth: isByMonth && compare === 'last_year' }, query),
  ]);
  const before = comparison && compare !== 'none' ? listStepsBefore(steps, comparison, compare) : [];
  return steps.map((step, i) => {
    const other = before[i] ?? null;
    return {
      at: step.from,
      to: step.to,
      before_at: other?.from ?? null,
      before_to: other?.to ?? null,
      now: computeTotals(now, step, query),
      before: other && computeTotals(then ?? [], other, query),
    };
  });
}

/** Totals a series and its comparison. */
export function computeTotal<Name extends string>(series: readonly Point<Name>[], name: Name) {
  const hasBefore = series.some(({ before }) => before !== null);
  const value = series.reduce((sum, { now }) => sum + now[name], 0);
  const before = series.reduce((sum, point) => sum + (point.before?.[name] ?? 0), 0);
  return { value, before: hasBefore ? before : null };
}

type Row = { at: string } & Record<string, string>;

async function readCounts<Name extends string>(
  db: Db,
  music: Music,
  { range, isByMonth }: { range: DayRange; isByMonth: boolean },
  { by, counts }: Query<Name>,
): Promise<Row[]> {
  const rows = isByMonth ? trendRows(by, music, range, counts) : trendDayRows(by, music, range, counts);
  const sums = sql.raw(counts.map((name) => `sum(${name})::bigint as ${name}`).join(', '));
  const result = await db.execute<Row>(sql`select r.at::text as at, ${sums} from ${rows} group by r.at`);
  return result.rows;
}

function computeTotals<Name extends string>(
  rows: readonly Row[],
  { from, to }: DayRange,
  { counts }: Query<Name>,
): Counts<Name> {
  const inside = rows.filter(({ at }) => at >= from && at <= to);
  const sums = counts.map((name) => [name, inside.reduce((sum, row) => sum + Number(row[name]), 0)]);
  return Object.fromEntries(sums) as Counts<Name>;
}
