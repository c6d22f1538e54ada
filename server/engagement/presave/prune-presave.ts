import { presave_fans, presave_tickets } from '@tangent/db/schema/presave.ts';
import { DAY_MS, HOUR_MS } from '@tangent/domain/duration.ts';
import { CONFIRMATION_LINK_DAYS, PRESAVE_TICKET_KEPT_HOURS } from '@tangent/domain/presave-limits.ts';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { BaseContext } from '../../platform/module.ts';

/** Deletes what is kept only for a time: unconfirmed reminders, round trips, and the keys of yesterday's calendars. */
export async function prunePresave({ db, clock }: BaseContext): Promise<void> {
  const now = clock.now().getTime();
  const { state, way, consented_at, fan_key } = presave_fans;
  const oldestLink = new Date(now - CONFIRMATION_LINK_DAYS * DAY_MS);
  await db.delete(presave_fans).where(and(eq(state, 'waiting'), lt(consented_at, oldestLink)));
  const today = new Date(now - (now % DAY_MS));
  const isYesterdays = and(eq(way, 'calendar'), lt(consented_at, today), isNotNull(fan_key));
  await db.update(presave_fans).set({ fan_key: null }).where(isYesterdays);
  const oldestTicket = new Date(now - PRESAVE_TICKET_KEPT_HOURS * HOUR_MS);
  await db.delete(presave_tickets).where(lt(presave_tickets.created_at, oldestTicket));
}
