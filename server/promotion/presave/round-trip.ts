import { randomBytes } from 'node:crypto';
import type { Language } from '@tangent/domain/locale.ts';
import { TICKET_PATTERN } from '@tangent/domain/promotion/presave/ticket.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { PresaveContext } from './context.ts';
import { buildCodeKey, buildProof, buildState } from './fan-secrets.ts';
import { findCampaignByKey } from './find-campaign.ts';
import { finishTicket, type SpotifyReturn } from './finish-ticket.ts';
import { buildFanPath, findReleaseKey } from './leave-path.ts';
import { getOutcome, startTicket, type TicketRow } from './start-ticket.ts';

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

/** Starts a round trip for a running campaign, or returns the state of the one with this ticket. */
export async function startRoundTrip(
  context: PresaveContext,
  fan: { key: string; ticket: string | undefined; language: Language; country: string | null },
): Promise<RoundTrip> {
  const { db, clock, spotify } = context;
  const campaign = await findCampaignByKey(context, fan.key);
  if (campaign === null) return FAILED;
  if (campaign.phase !== 'running' || spotify === null) return { ...FAILED, key: fan.key };
  const ticket =
    fan.ticket !== undefined && TICKET_PATTERN.test(fan.ticket) ? fan.ticket : randomBytes(16).toString('hex');
  const { language, country } = fan;
  const start = { campaign_id: campaign.id, ticket, language, country };
  const row = await inTransaction(db, (tx) => startTicket(tx, start, clock.now()));
  return describeRoundTrip(context, row, null);
}

/** Ends a round trip when Spotify sends the fan back. Only who has the code of the consent learns how to withdraw it. */
export async function finishRoundTrip(context: PresaveContext, answer: SpotifyReturn): Promise<RoundTrip> {
  const row = await finishTicket(context, answer);
  return row === null ? FAILED : describeRoundTrip(context, row, answer.code);
}

async function describeRoundTrip(context: PresaveContext, row: TicketRow, code: string | null): Promise<RoundTrip> {
  const { clock, auth_secret, public_url, spotify } = context;
  const key = await findReleaseKey(context, row.campaign_id);
  const state = getOutcome(row, clock.now());
  const { challenge } = buildProof(auth_secret, row.id);
  const request = { redirect_uri: `${public_url}/spotify-auth`, state: buildState(auth_secret, row.id), challenge };
  // Who started the round trip knows its ticket and its state, even when another person gave the consent.
  const gaveConsent = code !== null && row.code_key === buildCodeKey(auth_secret, row.id, code);
  const isNew = state === 'waiting' && row.used_at === null;
  return {
    state,
    key,
    ticket: row.ticket,
    consent_url: isNew ? (spotify?.listeners.buildConsentUrl(request) ?? null) : null,
    leave_path: gaveConsent && key && row.fan_id ? buildFanPath(auth_secret, key, row.fan_id, 'leave') : null,
    language: row.language,
  };
}
