import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { activity_events } from '@tangent/db/schema/events/activity.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { trend_track_days } from '@tangent/db/schema/insight/trend.ts';
import { STREAMS_MILESTONE } from '@tangent/domain/events/activity/activity.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DEMO_ACCOUNTS, toEmail } from './demo-accounts.ts';

/** Days after the end of a month until its statement, and after a day until its streams are reported. */
const REPORTED_AFTER_DAYS = { statement: 25, streams: 2 } as const;

/**
 * Moves the events of the demo that a year of reports brought all at once to the days on which they would have happened:
 * otherwise the activity of an artist shows nothing but them. Never moves an event into the future.
 */
export async function dateDemoEvents({ db }: Pick<Context, 'db'>): Promise<void> {
  const emails = DEMO_ACCOUNTS.map(({ username }) => toEmail(username));
  const owners = db.select({ id: users.id }).from(users).where(inArray(users.email, emails));
  await db.execute(sql`
    with dated as (
      select id, (params ->> 'month' || '-01')::date + interval '1 month'
             + make_interval(days => ${REPORTED_AFTER_DAYS.statement}) as at
        from ${activity_events} where type = 'statement' and account_id in ${owners})
    update ${activity_events} e set at = dated.at from dated where e.id = dated.id and dated.at < e.at`);
  await db.execute(sql`
    with total as (
      select t.release_id, d.day, sum(sum(d.streams)) over (partition by t.release_id order by d.day) as streams
        from ${trend_track_days} d join ${tracks} t on t.id = d.track_id
       where d.account_id in ${owners} group by 1, 2),
    dated as (
      select release_id, min(day) + make_interval(days => ${REPORTED_AFTER_DAYS.streams}) as at
        from total where streams >= ${STREAMS_MILESTONE} group by 1)
    update ${activity_events} e set at = dated.at from dated
     where e.release_id = dated.release_id and e.type = 'streams' and dated.at < e.at`);
}
