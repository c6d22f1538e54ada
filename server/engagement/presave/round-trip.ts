import { randomBytes } from 'node:crypto';
import { presave_campaigns } from '@tangent/db/schema/presave.ts';
import { smart_links } from '@tangent/db/schema/smartlink.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { PresaveContext } from './context.ts';
import { buildProof, buildState } from './fan-secrets.ts';
import { findCampaignByKey } from './find-campaign-by-key.ts';
import { finishTicket, type SpotifyReturn } from './finish-ticket.ts';
import { buildLeavePath } from './leave-path.ts';
import { startTicket, type TicketRow } from './start-ticket.ts';

/** A round trip to Spotify, as its window shows it. */
export interface RoundTrip {
  state: 'waiting' | 'saved' | 'failed';
  /** Key of the release; null for a forged return. */
  key: string | null;
  ticket: string | null;
  consent_url: string | null;
  leave_path: string | null;
  /** The language of the page that started it; null for a forged return. */
  language: Language | null;
}

const FAILED: RoundTrip = {
  state: 'failed',
  key: null,
  ticket: null,
  consent_url: null,
  leave_path: null,
  language: null,
};
const TICKET = /^[\w-]{22,64}$/;

/** Starts a round trip for a running campaign, or shows how the one of this ticket stands. */
export async function startRoundTrip(
  context: PresaveContext,
  fan: { key: string; ticket: string | undefined; language: Language; country: string | null },
): Promise<RoundTrip> {
  const { db, clock, spotify } = context;
  const campaign = await findCampaignByKey(context, fan.key);
  if (campaign === null) return FAILED;
  if (campaign.phase !== 'running' || spotify === null) return { ...FAILED, key: fan.key };
  const ticket = TICKET.test(fan.ticket ?? '') && fan.ticket ? fan.ticket : randomBytes(16).toString('hex');
  const { language, country } = fan;
  const start = { campaign_id: campaign.id, ticket, language, country };
  const row = await inTransaction(db, (tx) => startTicket(tx, start, clock.now()));
  return describeRoundTrip(context, row);
}

/** Ends a round trip when Spotify sends the fan back. */
export async function finishRoundTrip(context: PresaveContext, answer: SpotifyReturn): Promise<RoundTrip> {
  const row = await finishTicket(context, answer);
  return row === null ? FAILED : describeRoundTrip(context, row);
}

async function describeRoundTrip(context: PresaveContext, row: TicketRow): Promise<RoundTrip> {
  const { db, clock, auth_secret, public_url, spotify } = context;
  const [link] = await db
    .select({ key: smart_links.key })
    .from(presave_campaigns)
    .innerJoin(smart_links, eq(smart_links.release_id, presave_campaigns.release_id))
    .where(eq(presave_campaigns.id, row.campaign_id));
  const isOpen = row.outcome === 'waiting' && row.expires_at > clock.now();
  const state = row.outcome === 'waiting' && !isOpen ? 'failed' : row.outcome;
  const { challenge } = buildProof(auth_secret, row.id);
  const request = { redirect_uri: `${public_url}/spotify-auth`, state: buildState(auth_secret, row.id), challenge };
  return {
    state,
    key: link?.key ?? null,
    ticket: row.ticket,
    consent_url: isOpen && row.used_at === null ? (spotify?.listeners.buildConsentUrl(request) ?? null) : null,
    leave_path: await buildLeavePath(context, row),
    language: row.language,
  };
}
