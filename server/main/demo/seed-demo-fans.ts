import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { presave_campaigns, presave_fans } from '@tangent/db/schema/promotion/presave.ts';
import { addDays, daysBetween, utcDay } from '@tangent/domain/calendar.ts';
import { DAY_MS, HOUR_MS } from '@tangent/domain/duration.ts';
import { CONSENT_SCOPES, CONSENT_VERSION } from '@tangent/domain/promotion/presave/consent.ts';
import type { FanWay } from '@tangent/domain/promotion/presave/fan-state.ts';
import { PRESAVE_DAYS } from '@tangent/domain/promotion/presave-limits.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { sealToken } from '../../promotion/presave/public.ts';
import type { Context } from '../context.ts';
import { postToSandbox } from './post-to-sandbox.ts';

type Campaign = typeof presave_campaigns.$inferSelect;
type Fan = typeof presave_fans.$inferInsert;

/** The release of the demo whose campaign has ended and has a receipt. */
const ENDED = 'Maré Alta';
const FANS = { running: 184, ended: 412 };
const WAYS: readonly FanWay[] = ['spotify', 'spotify', 'mail', 'spotify', 'spotify', 'calendar', 'spotify', 'mail'];
const COUNTRIES = ['BR', 'BR', 'BR', 'PT', 'BR', 'US', 'BR', 'AR', 'DE', 'BR', 'MX', 'GB', 'BR', 'TR', 'FR'];
const SCOPE = 'user-library-modify user-library-read';
/** Of this many fans on Spotify one has removed our access before release day. */
const REVOKED_EVERY = 29;

/** Adds fans to the pre-save campaigns of the demo: one that runs, and one with a receipt. Does nothing twice. */
export async function seedDemoFans(context: Context): Promise<void> {
  const { db } = context;
  if ((await db.select({ id: presave_fans.id }).from(presave_fans).limit(1)).length > 0) return;
  await addEndedCampaign(context);
  const campaigns = await db.select().from(presave_campaigns);
  for (const campaign of campaigns) {
    const fans = campaign.completed_at === null ? await listWaitingFans(context, campaign) : listServedFans(campaign);
    if (fans.length > 0) await db.insert(presave_fans).values(fans);
  }
}

async function addEndedCampaign({ db }: Context): Promise<void> {
  const [release] = await db
    .select()
    .from(releases)
    .where(and(eq(releases.title, ENDED), eq(releases.status, 'published')));
  if (release?.live_date == null) return;
  const { account_id, id: release_id, title, live_date } = release;
  const starts_on = addDays(live_date, -PRESAVE_DAYS.standard);
  const saving_started_at = new Date(live_date);
  await inTransaction(db, async (tx) => {
    const own = and(eq(releases.id, release_id), isNull(releases.presave_date));
    await tx.update(releases).set({ presave_enabled: true, presave_date: starts_on }).where(own);
    await tx.insert(presave_campaigns).values({
      account_id,
      release_id,
      name: `${title} pre-save`,
      starts_on,
      announced_date: live_date,
      album_uri: 'spotify:album:demo',
      saving_started_at,
      completed_at: new Date(saving_started_at.getTime() + HOUR_MS),
      created_at: new Date(starts_on),
    });
  });
}

/** Lists fans from the first day of a campaign until now; the sandbox knows their consents, so release day works. */
async function listWaitingFans(context: Context, campaign: Campaign): Promise<Fan[]> {
  const { config, clock } = context;
  const now = clock.now();
  const days = daysBetween(campaign.starts_on, utcDay(now.getTime()));
  if (days < 0) return [];
  const fans = Array.from({ length: FANS.running }, (_, number) => {
    const place = placeInTime(number, FANS.running) * (days + 0.3) * DAY_MS;
    return describeFan(campaign, number, new Date(Math.min(Date.parse(campaign.starts_on) + place, now.getTime())));
  });
  const listeners = fans.map((_, number) => ({ id: `demo.${campaign.id.slice(-6)}.${number}`, scope: SCOPE }));
  const response = await postToSandbox(context, '/control/spotify/listeners', { listeners });
  const { refresh_tokens } = (await response.json()) as { refresh_tokens: string[] };
  return fans.map((fan, number) => {
    if (fan.way === 'mail') return { ...fan, state: 'confirmed', confirmed_at: fan.consented_at };
    if (fan.way === 'calendar') return { ...fan, state: 'added' };
    const sealed_token = sealToken(config.auth_secret, fan.id, refresh_tokens[number] ?? '');
    return { ...fan, state: 'token_ok', sealed_token };
  });
}

/** Lists fans of a campaign whose release day is over: their addresses and consents are gone. */
function listServedFans(campaign: Campaign): Fan[] {
  const { starts_on, announced_date } = campaign;
  const length = Date.parse(announced_date) - Date.parse(starts_on);
  return Array.from({ length: FANS.ended }, (_, number) => {
    const place = placeInTime(number, FANS.ended) * length * 0.99;
    const fan = describeFan(campaign, number, new Date(Date.parse(starts_on) + place));
    const ended_at = new Date(Date.parse(announced_date) + number * 4_000);
    const done = { ...fan, email: null, ended_at };
    if (fan.way === 'mail') return { ...done, state: 'reminded', confirmed_at: fan.consented_at };
    if (fan.way === 'calendar') return { ...done, state: 'added' };
    if (number % REVOKED_EVERY === 0) return { ...done, state: 'refused', end_reason: 'consent_revoked' };
    return { ...done, state: 'verified' };
  });
}

function describeFan(campaign: Campaign, number: number, consented_at: Date): Fan & { id: string } {
  const way = WAYS[number % WAYS.length] ?? 'spotify';
  const country = COUNTRIES[(number * 7) % COUNTRIES.length] ?? 'BR';
  return {
    id: uuidv7(),
    campaign_id: campaign.id,
    way,
    state: 'waiting',
    fan_key: `demo ${number}`,
    country,
    followers: way === 'spotify' ? (number * 37) % 240 : null,
    language: country === 'BR' || country === 'PT' ? 'pt' : 'en',
    email: way === 'mail' ? `fan${number}@example.com` : null,
    consented_at,
    consent_version: CONSENT_VERSION,
    consent_scope: CONSENT_SCOPES[way],
  };
}

/** Returns when the fan with this number came, from 0 (the first moment) to 1: many at the start and at the end. */
function placeInTime(number: number, total: number): number {
  const share = (number + 0.5) / total;
  return share + 0.13 * Math.sin(2 * Math.PI * share) - 0.03 * Math.sin(6 * Math.PI * share);
}
