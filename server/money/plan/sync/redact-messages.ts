import { inbox_events } from '@tangent/db/schema/inbox.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';

/**
 * Empties the events of the payment service about a customer or a payee: they may contain a name and an address. The row stays, so that the
 * event has no effect when it arrives again.
 */
export async function redactMessages(tx: Tx, objectId: string): Promise<void> {
  const { payload, handled_at, received_at } = inbox_events;
  const object = sql`${payload}->'data'->'object'`;
  const isAbout = sql`${objectId} in (${object}->>'customer', ${object}->>'id')`;
  await tx
    .update(inbox_events)
    .set({ payload: {}, handled_at: sql`coalesce(${handled_at}, ${received_at})` })
    .where(isAbout);
}
