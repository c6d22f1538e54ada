import { activity_events } from '@tangent/db/schema/events/activity.ts';
import { HOUR_MS, MINUTE_MS } from '@tangent/domain/duration.ts';
import {
  type ActivityType,
  LIVE_MERGE_HOURS,
  UPDATED_MERGE_MINUTES,
} from '@tangent/domain/events/activity/activity.ts';
import { and, desc, eq, gte, notExists, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import { recordWebhookEvents } from '../webhook/public.ts';

/** Events of these types that follow each other within this time are one event, with the newest time and params. */
const MERGE_MS: Partial<Record<ActivityType, number>> = {
  updated: UPDATED_MERGE_MINUTES * MINUTE_MS,
  live: LIVE_MERGE_HOURS * HOUR_MS,
};
/** A release is delivered to all its stores once. */
const ONCE: readonly ActivityType[] = ['delivered'];

type Params = Record<string, string | number>;
type Event = { account_id: string; release_id: string; type: ActivityType; at: Date; params?: Params };

/**
 * Records an event in the activity of an account. Runs in the transaction of the event; events of one release are
 * serialized there, so none is merged twice.
 */
export async function recordActivity(tx: Tx, event: Event): Promise<void> {
  if (await refreshLast(tx, event)) return;
  if (ONCE.includes(event.type) && (await hasEvent(tx, event))) return;
  await tx.insert(activity_events).values(event);
}

async function refreshLast(tx: Tx, { release_id, type, at, params = {} }: Event): Promise<boolean> {
  const mergeMs = MERGE_MS[type];
  if (mergeMs === undefined) return false;
  const [last] = await tx
    .select()
    .from(activity_events)
    .where(
      and(
        eq(activity_events.release_id, release_id),
        eq(activity_events.type, type),
        gte(activity_events.at, new Date(at.getTime() - mergeMs)),
      ),
    )
    .orderBy(desc(activity_events.at))
    .limit(1);
  if (!last) return false;
  // A clock that was set back must not move the event into the past.
  if (last.at <= at) await tx.update(activity_events).set({ at, params }).where(eq(activity_events.id, last.id));
  return true;
}

async function hasEvent(tx: Tx, { release_id, type }: Event): Promise<boolean> {
  const isSame = and(eq(activity_events.release_id, release_id), eq(activity_events.type, type));
  return (await tx.$count(activity_events, isSame)) > 0;
}

/** Records that a release passed its first streams; later posts of the same days record nothing new. */
export async function recordStreams(
  tx: Tx,
  passed: readonly { readonly account_id: string; readonly release_id: string }[],
  at: Date,
): Promise<void> {
  for (const { account_id, release_id } of passed) {
    const event: Event = { account_id, release_id, type: 'streams', at };
    if (!(await hasEvent(tx, event))) await tx.insert(activity_events).values(event);
  }
}

/**
 * Records the statement of a month for accounts, with the first report of that month that pays each of them, also
 * for their webhooks.
 */
export async function recordStatements(
  tx: Tx,
  statements: readonly { readonly account_id: string; readonly month: string }[],
  at: Date,
): Promise<void> {
  if (statements.length === 0) return;
  const known = tx
    .select({ id: activity_events.id })
    .from(activity_events)
    .where(
      and(
        sql`${activity_events.account_id} = s.account_id`,
        eq(activity_events.type, 'statement'),
        sql`${activity_events.params} ->> 'month' = s.month`,
      ),
    );
  const { rows } = await tx.execute<{ account_id: string; period: string }>(sql`
    insert into ${activity_events} (id, account_id, type, params, at)
    select gen_random_uuid(), s.account_id, 'statement', jsonb_build_object('month', s.month), ${at.toISOString()}::timestamptz
      from json_to_recordset(${JSON.stringify(statements)}::json) as s(account_id uuid, month text)
     where ${notExists(known)}
    returning account_id, params ->> 'month' as period`);
  const posted = rows.map(({ account_id, period }) => ({
    account_id,
    type: 'statement.posted' as const,
    data: { period },
  }));
  await recordWebhookEvents(tx, posted, at);
}

/** Records a payout that was sent. */
export async function recordPayout(tx: Tx, account_id: string, net_cents: number, at: Date): Promise<void> {
  await tx.insert(activity_events).values({ account_id, type: 'payout', params: { net_cents }, at });
}
