import { fraud_cases } from '@tangent/db/schema/insight/monitoring.ts';
import { trend_reported_days } from '@tangent/db/schema/insight/trend.ts';
import { royalty_charges } from '@tangent/db/schema/money/royalty.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import type { WarningRecord } from '@tangent/domain/insight/monitoring/warning-record.ts';
import { min, sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';

/** Returns how often warnings were right: the outcomes of all cases, and the fines that came with and without one. */
export async function getWarningRecordView(db: Db): Promise<WarningRecord> {
  const [cases, fines, [first]] = await Promise.all([
    countCases(db),
    countFines(db),
    db.select({ at: min(trend_reported_days.received_at) }).from(trend_reported_days),
  ]);
  return { since: first?.at ? utcDay(first.at.getTime()) : null, cases, ...fines };
}

async function countCases(db: Db): Promise<WarningRecord['cases']> {
  const { rows } = await db.execute<{ outcome: keyof WarningRecord['cases']; cases: number }>(sql`
    select coalesce(verdict, state) as outcome, count(*)::int as cases from ${fraud_cases} group by 1`);
  const count = (outcome: keyof WarningRecord['cases']) => rows.find((row) => row.outcome === outcome)?.cases ?? 0;
  return { artificial: count('artificial'), natural: count('natural'), open: count('open'), calm: count('calm') };
}

/**
 * Counts fines by track, store and month. A warning is a case of the release at the store that was open before the report
 * with the fine arrived, about days of its month.
 */
async function countFines(db: Db): Promise<Pick<WarningRecord, 'fines' | 'warned_days'>> {
  const { rows } = await db.execute<{ warned: number; unwarned: number; days: number | null }>(sql`
    with fines as (
      select release_id, track_id, store_id, period, min(posted_at) filter (where amount_micros < 0) as posted_at
        from ${royalty_charges}
       where kind = 'penalty' and reversed_at is null
       group by 1, 2, 3, 4 having sum(amount_micros) < 0)
    select count(w.opened_at)::int as warned, count(*) filter (where w.opened_at is null)::int as unwarned,
           percentile_disc(0.5) within group (
             order by (f.posted_at at time zone 'UTC')::date - (w.opened_at at time zone 'UTC')::date)
             filter (where w.opened_at is not null) as days
      from fines f
      left join lateral (
        select min(opened_at) as opened_at from ${fraud_cases} c
         where c.release_id = f.release_id and c.store_id = f.store_id and c.opened_at < f.posted_at
           and date_trunc('month', c.first_day) <= f.period and c.last_day >= f.period) w on true`);
  const [{ warned, unwarned, days } = { warned: 0, unwarned: 0, days: null }] = rows;
  return { fines: { warned, unwarned }, warned_days: days };
}
