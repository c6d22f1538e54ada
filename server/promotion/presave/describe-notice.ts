import { presave_tickets } from '@tangent/db/schema/promotion/presave.ts';
import { TICKET_PATTERN } from '@tangent/domain/promotion/presave/ticket.ts';
import { and, eq } from 'drizzle-orm';
import type { PresaveContext } from './context.ts';
import { readFanToken } from './fan-secrets.ts';
import { buildLeavePath } from './leave-path.ts';
import { isShortenedAddress } from './shortened-address.ts';

/** The latest event of a fan, as the address of a release page names it. */
export type PageNotice =
  | { kind: 'saved'; leave_path: string | null }
  | { kind: 'failed' }
  | { kind: 'requested'; address: string };

/**
 * Reads the latest event of a fan from the query of a release page: the ticket of a round trip to Spotify, with the token
 * that withdraws it for who gave the consent, or the shortened address of a reminder. Anything else is ignored.
 */
export async function describeNotice(
  context: PresaveContext,
  campaignId: string,
  query: Readonly<Record<string, string>>,
): Promise<PageNotice | null> {
  const { presave, requested, leave = '' } = query;
  if (isShortenedAddress(requested)) return { kind: 'requested', address: requested };
  if (presave === undefined || !TICKET_PATTERN.test(presave)) return null;
  const isOwn = and(eq(presave_tickets.ticket, presave), eq(presave_tickets.campaign_id, campaignId));
  const [ticket] = await context.db.select().from(presave_tickets).where(isOwn);
  if (ticket?.outcome === 'saved') {
    const mayLeave = ticket.fan_id !== null && readFanToken(context.auth_secret, leave, 'leave') === ticket.fan_id;
    return { kind: 'saved', leave_path: mayLeave ? await buildLeavePath(context, ticket) : null };
  }
  return ticket?.outcome === 'failed' ? { kind: 'failed' } : null;
}
