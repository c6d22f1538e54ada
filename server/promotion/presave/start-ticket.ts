import { presave_tickets } from '@tangent/db/schema/promotion/presave.ts';
import { MINUTE_MS } from '@tangent/domain/duration.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { PRESAVE_TICKET_MINUTES } from '@tangent/domain/promotion/presave-limits.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

export type TicketRow = typeof presave_tickets.$inferSelect;

interface TicketStart {
  campaign_id: string;
  /** Chosen by the page, so that it can poll the outcome without a message of the other window. */
  ticket: string;
  language: Language;
  country: string | null;
}

/** Starts a round trip to Spotify. A ticket that exists already is returned as it is: a reload starts nothing. */
export async function startTicket(tx: Tx, start: TicketStart, now: Date): Promise<TicketRow> {
  const expires_at = new Date(now.getTime() + PRESAVE_TICKET_MINUTES * MINUTE_MS);
  const row = { ...start, created_at: now, expires_at };
  const [inserted] = await tx.insert(presave_tickets).values(row).onConflictDoNothing().returning();
  if (inserted !== undefined) return inserted;
  const [found] = await tx.select().from(presave_tickets).where(eq(presave_tickets.ticket, start.ticket));
  if (found === undefined) throw new Error('the ticket was removed meanwhile');
  return found;
}

/** Returns the outcome of a round trip: one that is still waiting when its time is over has failed. */
export function getOutcome({ outcome, expires_at }: TicketRow, now: Date): TicketRow['outcome'] {
  return outcome === 'waiting' && expires_at <= now ? 'failed' : outcome;
}
