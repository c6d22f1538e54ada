import { inbox_events } from '@tangent/db/schema/inbox.ts';
import { DAY_MS, HOUR_MS } from '@tangent/domain/duration.ts';
import { and, eq, inArray, isNull, lt, max } from 'drizzle-orm';
import type { StripeEvent } from '../../../gateways/stripe/billing.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Db } from '../../../platform/sql/open-database.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import type { PlanContext } from '../context.ts';
import { handleEventJob } from '../jobs.ts';
import { findSubject } from '../stripe-events.ts';
import { receiveEvent } from './receive-event.ts';

/** Stripe keeps its events for this long. */
const EVENT_RETENTION_DAYS = 30;

/**
 * Fetches the events of Stripe from one day before the last one that arrived, thirty days at most, and stores
 * those that never arrived (rule F19 in docs/standards/reliability.md). Also restarts events whose handling was
 * abandoned.
 */
export async function reconcileEvents({ db, billing, clock, log }: PlanContext): Promise<void> {
  const now = clock.now();
  await restartAbandonedEvents(db, now);
  const events = (await billing.listEvents(await findSince(db, now))).filter((event) => findSubject(event) !== null);
  const known = await listKnownEventIds(db, events);
  for (const event of events.filter(({ id }) => !known.has(id))) {
    log.warn({ event_id: event.id, type: event.type }, 'missed event fetched from Stripe');
    await inTransaction(db, (tx) => receiveEvent(tx, event, now));
  }
}

async function findSince(db: Db, now: Date): Promise<Date> {
  const [row] = await db.select({ latest: max(inbox_events.received_at) }).from(inbox_events);
  const oldest = now.getTime() - EVENT_RETENTION_DAYS * DAY_MS;
  return new Date(Math.max(oldest, (row?.latest?.getTime() ?? oldest) - DAY_MS));
}

async function listKnownEventIds(db: Db, events: readonly StripeEvent[]): Promise<Set<string>> {
  const ids = events.map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: inbox_events.event_id })
    .from(inbox_events)
    .where(and(eq(inbox_events.provider, 'stripe'), inArray(inbox_events.event_id, ids)));
  return new Set(rows.map(({ id }) => id));
}

async function restartAbandonedEvents(db: Db, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const anHourAgo = new Date(now.getTime() - HOUR_MS);
    const rows = await tx
      .select({ event_id: inbox_events.event_id })
      .from(inbox_events)
      .where(and(isNull(inbox_events.handled_at), lt(inbox_events.received_at, anHourAgo)));
    for (const { event_id } of rows) await enqueue(tx, handleEventJob, { event_id }, { key: event_id });
  });
}
