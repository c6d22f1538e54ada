import type { Language } from '@tangent/domain/locale.ts';
import { buildCalendar } from '@tangent/domain/presave/build-calendar.ts';
import { CONSENT_SCOPES, CONSENT_VERSION } from '@tangent/domain/presave/consent.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Campaign } from './campaign-store.ts';
import type { PresaveContext } from './context.ts';
import { buildFanKey } from './fan-secrets.ts';
import { insertFan } from './fan-store.ts';

/**
 * Builds the calendar file of a campaign. Its entry is the same for ever: opened again after the date moved it
 * replaces the entry, and after a takedown it removes it.
 */
export function buildCampaignCalendar(
  { public_url, clock }: PresaveContext,
  { id, key, release, sequence, phase }: Campaign & { key: string },
  product: string,
): string {
  const is_cancelled = phase === 'stopped';
  const address = `${public_url}/release/${key}`;
  return buildCalendar({
    uid: `presave-${id}@${new URL(public_url).hostname}`,
    sequence: is_cancelled ? sequence + 1 : sequence,
    date: release.release_date,
    title: `${release.title} – ${release.primary_artist}`,
    text: address,
    address,
    is_cancelled,
    changed_at: clock.now().toISOString(),
    product,
  });
}

/**
 * Counts a person who takes the calendar file, once a day. The key of the row is made from the network address and
 * cannot be turned back; a job removes it when the day is over.
 */
export async function countCalendarFan(
  { db, clock, auth_secret }: PresaveContext,
  campaign: Campaign,
  visitor: { address: string; user_agent: string; language: Language; country: string | null },
): Promise<void> {
  const now = clock.now();
  const { address, user_agent, language, country } = visitor;
  const day = now.toISOString().slice(0, 10);
  await inTransaction(db, (tx) =>
    insertFan(tx, {
      campaign_id: campaign.id,
      way: 'calendar',
      state: 'added',
      fan_key: buildFanKey(auth_secret, campaign.id, `calendar:${day}:${address}:${user_agent}`),
      country,
      language,
      consented_at: now,
      consent_version: CONSENT_VERSION,
      consent_scope: CONSENT_SCOPES.calendar,
      ended_at: now,
    }),
  );
}
