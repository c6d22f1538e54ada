import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { royalty_store_totals } from '@tangent/db/schema/money/royalty.ts';
import { addDays, type CalendarDate } from '@tangent/domain/calendar.ts';
import { countKnownDays } from '@tangent/domain/insight/analytics/compare-starts.ts';
import { START } from '@tangent/domain/insight/analytics-limits.ts';
import { ESTIMATE_MONTHS } from '@tangent/domain/money/money-limits.ts';
import { can } from '@tangent/domain/money/plan/capability.ts';
import type { Plan } from '@tangent/domain/money/plan/plan.ts';
import { addMonths, getFirstDay, getLastDay, type Period } from '@tangent/domain/money/royalty/period.ts';
import type { CalendarFacts } from '@tangent/domain/promotion/release-calendar/calendar-facts.ts';
import { findFirstDay } from '@tangent/domain/promotion/release-calendar/calendar-phase.ts';
import { and, desc, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { readMonths, readOpenStreams, readStarts, sumStreams } from '../../insight/analytics/public.ts';
import { findFreshness, listHolders, presentMicros } from '../../money/royalty/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import type { ReleaseRow } from './find-release.ts';

type Posed = { plan: Plan; trackIds: readonly string[]; today: CalendarDate; now: Date };

/** Days that every plan sees day by day. */
const FREE_DAYS = 30;

/**
 * Reads the streams of a release from its first day on, and those of the release before it, by the one view of figures
 * . Days long ago, months, the release before and today so far are for plans with all periods.
 */
export async function readFigures(db: Db, release: ReleaseRow, { plan, trackIds, today, now }: Posed) {
  const { account_id, live_date } = release;
  const hasAll = can(plan, 'advanced_analytics');
  const isOut = live_date !== null && live_date <= today && trackIds.length > 0;
  const earlier = hasAll ? await findEarlier(db, release, today) : null;
  const label = isOut ? [{ id: release.id, title: release.title, live_date }] : [];
  const music = { account_id, tracks: trackIds };
  const [starts, months, open] = await Promise.all([
    readStarts(db, account_id, [...label, ...(earlier ? [earlier] : [])], now),
    isOut ? readMonths(db, music, { from: live_date, to: addDays(today, -1) }) : [],
    hasAll && isOut ? readOpenStreams(db, music, today) : null,
  ]);
  const own = starts.find(({ id }) => id === release.id)?.days ?? [];
  const isShown = isOut && (hasAll || addDays(live_date, FREE_DAYS) >= today);
  const streams = isShown ? listStreams(own, live_date, { today, open, hasOpen: hasAll }) : [];
  const days = countKnownDays(streams.map((one) => (one.is_open ? null : one.streams)));
  return {
    streams,
    streams_total: days === 0 ? null : streams.reduce((sum, one) => sum + (one.is_open ? 0 : (one.streams ?? 0)), 0),
    months,
    has_months: hasAll,
    before: presentBefore(
      starts.find(({ id }) => id === earlier?.id),
      days,
    ),
  };
}

/** Finds the last release of the same artist that came out before this one. */
async function findEarlier(db: Db, release: ReleaseRow, today: CalendarDate) {
  const { id, title, live_date, artist_id, account_id } = releases;
  const first = findFirstDay(release);
  const until = first === null || first > today ? today : first;
  const [found] = await db
    .select({ id, title, live_date })
    .from(releases)
    .where(
      and(
        eq(account_id, release.account_id),
        eq(artist_id, release.artist_id),
        ne(id, release.id),
        isNotNull(live_date),
        lt(live_date, until),
      ),
    )
    .orderBy(desc(live_date), desc(id))
    .limit(1);
  return found === undefined || found.live_date === null ? null : { ...found, live_date: found.live_date };
}

function listStreams(
  own: readonly (number | null)[],
  first: CalendarDate,
  { today, open, hasOpen }: { today: CalendarDate; open: number | null; hasOpen: boolean },
) {
  const days = Array.from({ length: START.days }, (_, n) => addDays(first, n));
  return days.flatMap((day, n) => {
    if (day > today || (day === today && !hasOpen)) return [];
    return [day === today ? { day, streams: open, is_open: true } : { day, streams: own[n] ?? null, is_open: false }];
  });
}

type Start = { id: string; title: string; days: (number | null)[] };

function presentBefore(start: Start | undefined, days: number) {
  if (start === undefined || countKnownDays(start.days) === 0) return null;
  const sum = (of: readonly (number | null)[]) => of.reduce<number>((total, one) => total + (one ?? 0), 0);
  const { id, title } = start;
  return {
    release: { id, title },
    days: start.days,
    total: sum(start.days),
    so_far: sum(start.days.slice(0, days)),
  };
}

/** Reads what its months earned, as far as they are reported, and the account's average of the last reported months. */
export async function readMoney(
  db: Db,
  { account_id }: ReleaseRow,
  trackIds: readonly string[],
  months: readonly { period: Period; streams: number }[],
): Promise<CalendarFacts['money']> {
  const holders = await listHolders(db, account_id);
  const [{ until }, own] = await Promise.all([findFreshness(db, holders), sumByMonth(db, holders, trackIds)]);
  const reported = [...own].filter(([period]) => until !== null && period <= until);
  return {
    per_thousand_micros: until === null ? null : await findAverage(db, account_id, until),
    streams: new Map(months.map(({ period, streams }) => [period, streams])),
    reported_micros: new Map(reported),
  };
}

async function sumByMonth(
  db: Db,
  holders: readonly string[],
  trackIds: readonly string[],
): Promise<Map<Period, number>> {
  if (trackIds.length === 0) return new Map();
  const { rows } = await db.execute<{ period: string; amount: string }>(sql`
    select to_char(period, 'YYYY-MM') as period, sum(amount_micros) as amount from ${royalty_store_totals}
     where holder_id = any(${sql.param([...holders])}::uuid[]) and track_id = any(${sql.param([...trackIds])}::uuid[])
     group by 1`);
  return new Map(rows.map(({ period, amount }) => [period, presentMicros(amount)]));
}

/** Returns what 1,000 streams of the account's own music earned it in the last reported months; null without streams. */
async function findAverage(db: Db, accountId: string, until: Period): Promise<number | null> {
  const from = addMonths(until, 1 - ESTIMATE_MONTHS);
  const range = { from: getFirstDay(from), to: getLastDay(until) };
  const [streams, { rows }] = await Promise.all([
    sumStreams(db, { account_id: accountId, tracks: null }, range),
    db.execute<{ amount: string | null }>(sql`
      select sum(amount_micros) as amount from ${royalty_store_totals}
       where holder_id = ${accountId} and is_share = 0
         and period between ${getFirstDay(from)}::date and ${getFirstDay(until)}::date`),
  ]);
  const amount = rows[0]?.amount ?? null;
  if (streams === null || streams === 0 || amount === null) return null;
  return Math.round((presentMicros(amount) * 1000) / streams);
}
