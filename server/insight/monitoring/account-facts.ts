import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { fraud_cases } from '@tangent/db/schema/insight/monitoring.ts';
import { trend_country_days, trend_track_days } from '@tangent/db/schema/insight/trend.ts';
import { addDays, type CalendarDate, daysBetween, utcDay } from '@tangent/domain/calendar.ts';
import type { MonitoringContext } from '@tangent/domain/insight/monitoring/check-day.ts';
import { MONITORING_HISTORY_DAYS, WINDOW_STREAMS_MIN } from '@tangent/domain/insight/monitoring-limits.ts';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { Target } from './load-days.ts';

export type AccountFacts = Pick<MonitoringContext, 'home' | 'account_days' | 'others'>;

/**
 * Finds what is known of an account before a day: its age, and how its other releases are heard. Releases with a case
 * that is not natural show nothing about people.
 */
export async function findAccountFacts(tx: Tx, target: Target, day: CalendarDate): Promise<AccountFacts> {
  const [account] = await tx
    .select({ created_at: users.created_at })
    .from(users)
    .where(eq(users.id, target.account_id));
  const account_days = account ? Math.max(0, daysBetween(utcDay(account.created_at.getTime()), day)) : null;
  const others = await sumOtherReleases(tx, target, day);
  return { account_days, others, home: others === null ? null : await findHome(tx, target, day) };
}

const isOther = ({
  release_id,
}: Target) => sql`track_id not in (select id from ${tracks} where release_id = ${release_id})
  and not exists (select from ${tracks} t join ${fraud_cases} c on c.release_id = t.release_id
                   where t.id = track_id and c.verdict is distinct from 'natural')`;

async function sumOtherReleases(tx: Tx, target: Target, day: CalendarDate): Promise<AccountFacts['others']> {
  const { rows } = await tx.execute<{ streams: number; listeners: number; saves: number }>(sql`
    select coalesce(sum(streams), 0)::float8 as streams, coalesce(sum(listeners), 0)::float8 as listeners,
           coalesce(sum(saves), 0)::float8 as saves
      from ${trend_track_days} d
     where account_id = ${target.account_id} and store_id = ${target.store_id}
       and day >= ${addDays(day, -MONITORING_HISTORY_DAYS.most)} and day < ${day} and ${isOther(target)}`);
  const [sum] = rows;
  if (sum === undefined || sum.streams < WINDOW_STREAMS_MIN) return null;
  return { ...sum, saves: sum.saves === 0 ? null : sum.saves };
}

/** The country where most streams of the other releases come from, at all stores. */
async function findHome(tx: Tx, target: Target, day: CalendarDate): Promise<string | null> {
  const { rows } = await tx.execute<{ country: string }>(sql`
    select country from ${trend_country_days} d
     where account_id = ${target.account_id} and country <> 'ZZ'
       and day >= ${addDays(day, -MONITORING_HISTORY_DAYS.most)} and day < ${day} and ${isOther(target)}
     group by country order by sum(streams) desc, country limit 1`);
  return rows[0]?.country ?? null;
}
