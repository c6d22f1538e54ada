import { presave_fans, presave_tickets } from '@tangent/db/schema/promotion/presave.ts';
import { DAY_MS, HOUR_MS } from '@tangent/domain/duration.ts';
import {
  CALENDAR_ROW_DAYS,
  CONFIRMATION_LINK_DAYS,
  PRESAVE_TICKET_KEPT_HOURS,
} from '@tangent/domain/promotion/presave-limits.ts';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { BaseContext } from '../../platform/module.ts';
import type { Db } from '../../platform/sql/open-database.ts';

const FOLDED_AT_ONCE = 5_000;

/**
 * Deletes what is kept only for a time: unconfirmed reminders, round trips, the keys of yesterday's calendars, and the
 * rows of old ones.
 */
export async function prunePresave({ db, clock }: BaseContext): Promise<void> {
  const now = clock.now().getTime();
  const { state, way, consented_at, fan_key } = presave_fans;
  const oldestLink = new Date(now - CONFIRMATION_LINK_DAYS * DAY_MS);
  await db.delete(presave_fans).where(and(eq(state, 'waiting'), lt(consented_at, oldestLink)));
  const today = new Date(now - (now % DAY_MS));
  const isYesterdays = and(eq(way, 'calendar'), lt(consented_at, today), isNotNull(fan_key));
  await db.update(presave_fans).set({ fan_key: null }).where(isYesterdays);
  await foldCalendarFans(db, new Date(now - CALENDAR_ROW_DAYS * DAY_MS));
  const oldestTicket = new Date(now - PRESAVE_TICKET_KEPT_HOURS * HOUR_MS);
  await db.delete(presave_tickets).where(lt(presave_tickets.created_at, oldestTicket));
}

/**
 * Deletes rows of people who took the calendar file and adds them to the sums again: the triggers of the table take each
 * deleted row out of them. Nobody is named in such a row, so the artist loses no figure.
 */
async function foldCalendarFans(db: Db, before: Date): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ removed: number }>(sql`
      with old as (
        select id from ${presave_fans} where way = 'calendar' and consented_at < ${before.toISOString()}::timestamptz
         order by consented_at limit ${FOLDED_AT_ONCE}
      ), gone as (
        delete from ${presave_fans} f using old where f.id = old.id
        returning f.campaign_id, (f.consented_at at time zone 'UTC')::date as day, f.way, f.state,
                  f.withdrawn_at is not null as is_withdrawn, coalesce(f.country, 'ZZ') as country
      ), kept as (
        insert into presave_fan_counts as c (campaign_id, day, way, state, is_withdrawn, country, slot, fans)
        select campaign_id, day, way, state, is_withdrawn, country, 0, count(*) from gone
         group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
        on conflict on constraint presave_fan_counts_key do update set fans = c.fans + excluded.fans
      ) select count(*)::int as removed from gone`);
    if ((rows[0]?.removed ?? 0) < FOLDED_AT_ONCE) return;
  }
}
