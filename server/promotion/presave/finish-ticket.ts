import { presave_campaigns, presave_tickets } from '@tangent/db/schema/promotion/presave.ts';
import { CONSENT_SCOPES, CONSENT_VERSION } from '@tangent/domain/promotion/presave/consent.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { ListenerProfile, SpotifyListeners } from '../../gateways/spotify/listeners.ts';
import { SpotifyError } from '../../gateways/spotify/spotify-error.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { findCampaign } from './campaign-store.ts';
import type { PresaveContext } from './context.ts';
import { buildCodeKey, buildFanKey, buildProof, readState, sealToken } from './fan-secrets.ts';
import { insertFan, updateFan } from './fan-store.ts';
import type { TicketRow } from './start-ticket.ts';

/** The values that Spotify adds to the address to which it sends a fan back. */
export interface SpotifyReturn {
  state: string;
  code: string | null;
}

/**
 * Handles the return from Spotify's consent page. The state works once, for ten minutes: a second return finds the
 * outcome of the first, and a forged one finds nothing.
 */
export async function finishTicket(context: PresaveContext, { state, code }: SpotifyReturn): Promise<TicketRow | null> {
  const { db, clock, auth_secret } = context;
  const id = readState(auth_secret, state);
  if (id === null) return null;
  const now = clock.now();
  const unused = and(eq(presave_tickets.id, id), isNull(presave_tickets.used_at));
  const code_key = code === null ? null : buildCodeKey(auth_secret, id, code);
  const [ticket] = await db.update(presave_tickets).set({ used_at: now, code_key }).where(unused).returning();
  if (ticket === undefined) return findTicket(context, eq(presave_tickets.id, id));
  const fan_id = ticket.expires_at <= now || code === null ? null : await saveFan(context, ticket, code);
  const outcome = fan_id === null ? 'failed' : 'saved';
  await db.update(presave_tickets).set({ outcome, fan_id }).where(eq(presave_tickets.id, id));
  return { ...ticket, outcome, fan_id };
}

/** Finds a round trip by its ticket or its row. */
export async function findTicket(
  { db }: Pick<PresaveContext, 'db'>,
  where: ReturnType<typeof eq>,
): Promise<TicketRow | null> {
  const [ticket] = await db.select().from(presave_tickets).where(where);
  return ticket ?? null;
}

type Consent = { profile: ListenerProfile; refresh_token: string };

/** Returns the fan's row; null when the consent, or the campaign, is not valid. */
async function saveFan(context: PresaveContext, ticket: TicketRow, code: string): Promise<string | null> {
  const { db, clock, spotify } = context;
  const campaign = await findCampaign(db, eq(presave_campaigns.id, ticket.campaign_id), clock.now());
  if (campaign?.phase !== 'running' || spotify === null) return null;
  const consent = await readConsent(context, spotify.listeners, ticket.id, code).catch((error: unknown) => {
    // The page offers another attempt, and the two other ways.
    if (error instanceof SpotifyError) return null;
    throw error;
  });
  return consent && inTransaction(db, (tx) => recordConsent(tx, context, ticket, consent));
}

async function readConsent(
  { auth_secret, public_url }: PresaveContext,
  listeners: SpotifyListeners,
  ticketId: string,
  code: string,
): Promise<Consent | null> {
  const { verifier } = buildProof(auth_secret, ticketId);
  const tokens = await listeners.exchangeCode({ code, redirect_uri: `${public_url}/spotify-auth`, verifier });
  if (tokens === null || tokens.refresh_token === null) return null;
  const profile = await listeners.getProfile(tokens.access_token);
  return profile === 'refused' ? null : { profile, refresh_token: tokens.refresh_token };
}

/**
 * Records a consent; null when the campaign was stopped while Spotify responded: a token that arrives after the fans of
 * a campaign were ended would never be removed. The lock lets a stop wait for the fan, or the fan see the stop.
 */
async function recordConsent(
  tx: Tx,
  { clock, auth_secret }: PresaveContext,
  { campaign_id, country, language }: TicketRow,
  { profile, refresh_token }: Consent,
): Promise<string | null> {
  const now = clock.now();
  await tx.select().from(presave_campaigns).where(eq(presave_campaigns.id, campaign_id)).for('share');
  const campaign = await findCampaign(tx, eq(presave_campaigns.id, campaign_id), now);
  if (campaign?.phase !== 'running') return null;
  const { fan } = await insertFan(tx, {
    campaign_id,
    way: 'spotify',
    state: 'token_ok',
    fan_key: buildFanKey(auth_secret, campaign_id, `spotify:${profile.id}`),
    country: profile.country ?? country,
    followers: profile.followers,
    language,
    consented_at: now,
    consent_version: CONSENT_VERSION,
    consent_scope: CONSENT_SCOPES.spotify,
  });
  // The same person again: the date and the count stay, but the newer consent is the one that works.
  const sealed_token = sealToken(auth_secret, fan.id, refresh_token);
  await updateFan(tx, fan.id, { sealed_token, state: 'token_ok', end_reason: null, ended_at: null, attempts: 0 });
  return fan.id;
}
