import { presave_fans } from '@tangent/db/schema/promotion/presave.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { buildCalendar } from '@tangent/domain/promotion/presave/build-calendar.ts';
import { CONSENT_SCOPES, CONSENT_VERSION } from '@tangent/domain/promotion/presave/consent.ts';
import { CALENDAR_FANS } from '@tangent/domain/promotion/presave-limits.ts';
import { and, eq } from 'drizzle-orm';
import { createRateLimiter, type Limit } from '../../platform/limit/create-rate-limiter.ts';
import { findSurroundings } from '../../platform/network/find-network.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Campaign } from './campaign-store.ts';
import type { PresaveContext } from './context.ts';
import { buildFanKey } from './fan-secrets.ts';
import { insertFan } from './fan-store.ts';

/** Longer user agents are cut: anyone can send many of them. */
const AGENT_MAX_CHARS = 500;

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
  return buildCalendar(product, [
    {
      uid: `presave-${id}@${new URL(public_url).hostname}`,
      sequence: is_cancelled ? sequence + 1 : sequence,
      date: release.release_date,
      title: `${release.title} – ${release.primary_artist}`,
      text: address,
      address,
      is_cancelled,
      changed_at: clock.now().toISOString(),
    },
  ]);
}

/** A person who takes the calendar file. */
interface CalendarVisitor {
  address: string;
  user_agent: string;
  language: Language;
  country: string | null;
}

/** Counts a person who takes the calendar file of a campaign. */
export type CountCalendarFan = (campaign: Campaign, visitor: CalendarVisitor) => Promise<void>;

/**
 * Creates the function that counts a person who takes the calendar file: once a day, and only so many of one network
 * . The key of the row is made from network and browser and cannot be turned back; a job removes it when the day
 * is over.
 */
export function createCalendarCounter({ db, pool, clock, auth_secret, limits_uses }: PresaveContext): CountCalendarFan {
  const shared = { is_on: limits_uses };
  const { per_network_hour, per_network_day } = CALENDAR_FANS;
  const limits = [
    createRateLimiter(pool, { ...shared, name: 'presave_calendar_hour', uses: per_network_hour, window_minutes: 60 }),
    createRateLimiter(pool, { ...shared, name: 'presave_calendar_day', uses: per_network_day, window_minutes: 1440 }),
  ];
  return async (campaign, { address, user_agent, language, country }) => {
    const now = clock.now();
    const day = now.toISOString().slice(0, 10);
    const network = findSurroundings(address);
    const agent = user_agent.slice(0, AGENT_MAX_CHARS);
    const fan_key = buildFanKey(auth_secret, campaign.id, `calendar:${day}:${network}:${agent}`);
    if (await isKnown(db, campaign.id, fan_key)) return;
    if (!(await isWithin(limits, buildFanKey(auth_secret, campaign.id, `network:${network}`)))) return;
    await inTransaction(db, (tx) =>
      insertFan(tx, {
        campaign_id: campaign.id,
        way: 'calendar',
        state: 'added',
        fan_key,
        country,
        language,
        consented_at: now,
        consent_version: CONSENT_VERSION,
        consent_scope: CONSENT_SCOPES.calendar,
        ended_at: now,
      }),
    );
  };
}

async function isKnown(db: Db, campaignId: string, key: string): Promise<boolean> {
  const { id, campaign_id, way, fan_key } = presave_fans;
  const isSame = and(eq(campaign_id, campaignId), eq(way, 'calendar'), eq(fan_key, key));
  return (await db.select({ id }).from(presave_fans).where(isSame)).length > 0;
}

async function isWithin(limits: readonly Limit[], key: string): Promise<boolean> {
  try {
    for (const limit of limits) await limit.count(key);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too_many_requests') return false;
    throw error;
  }
}
