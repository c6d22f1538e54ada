import type { PresaveCampaign, PresaveDetail, PresaveReceipt } from '@tangent/contract/promotion/presave.ts';
import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { presave_campaigns, presave_fans } from '@tangent/db/schema/promotion/presave.ts';
import { addDays, daysBetween, utcDay } from '@tangent/domain/calendar.ts';
import type { FanState, FanWay } from '@tangent/domain/promotion/presave/fan-state.ts';
import { RECEIPT_STREAM_DAYS } from '@tangent/domain/promotion/presave-limits.ts';
import { and, eq, sql } from 'drizzle-orm';
import { sumStreams } from '../../insight/analytics/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { type Campaign, findCampaign, listNewestCampaigns } from './campaign-store.ts';
import type { PresaveContext } from './context.ts';
import { countFanStates, listCountries, listFanDays } from './fan-counts.ts';
import { presentCampaigns } from './present-campaign.ts';

/** Returns a campaign of an account; one of another account does not exist. */
export async function getOwnCampaign(
  { db, clock }: Pick<PresaveContext, 'db' | 'clock'>,
  accountId: string,
  id: string,
): Promise<Campaign> {
  const isOwn = and(eq(presave_campaigns.id, id), eq(presave_campaigns.account_id, accountId));
  const campaign = await findCampaign(db, isOwn, clock.now());
  if (campaign === null) throw new Refusal('not_found');
  return campaign;
}

export async function getCampaignView(
  context: PresaveContext & { test_mode: boolean },
  accountId: string,
  id: string,
): Promise<PresaveDetail> {
  const { db, public_url, test_mode } = context;
  const campaign = await getOwnCampaign(context, accountId, id);
  const [presented] = await presentCampaigns(db, [campaign], public_url);
  if (presented === undefined) throw new Refusal('not_found');
  return {
    ...presented,
    earlier_date: campaign.earlier_date,
    stop_reason: campaign.stop_reason,
    days_left: Math.max(0, daysBetween(utcDay(context.clock.now().getTime()), campaign.release.release_date)),
    ...(await listFanDays(db, id)),
    countries: await listCountries(db, id),
    receipt: campaign.saving_started_at === null ? null : await buildReceipt(db, campaign),
    is_test_mode: test_mode,
  };
}

async function buildReceipt(db: Db, campaign: Campaign): Promise<PresaveReceipt> {
  const { state, campaign_id, ended_at } = presave_fans;
  const isOwn = eq(campaign_id, campaign.id);
  const rows = await countFanStates(db, campaign.id);
  const countFans = (wanted: FanWay, ...states: FanState[]) =>
    rows.filter((row) => row.way === wanted && states.includes(row.state)).reduce((total, row) => total + row.fans, 0);
  const [saved] = await db
    .select({ first: sql<string | null>`min(${ended_at})`, last: sql<string | null>`max(${ended_at})` })
    .from(presave_fans)
    .where(and(isOwn, eq(state, 'verified')));
  const toInstant = (text: string | null | undefined) => (text ? new Date(text).toISOString() : null);
  return {
    spotify: {
      verified: countFans('spotify', 'verified'),
      refused: countFans('spotify', 'refused'),
      expired: countFans('spotify', 'expired'),
      gone: countFans('spotify', 'gone'),
      open: countFans('spotify', 'token_ok', 'saved'),
    },
    mail: { reminded: countFans('mail', 'reminded'), open: countFans('mail', 'confirmed') },
    first_saved_at: toInstant(saved?.first),
    last_saved_at: toInstant(saved?.last),
    streams: await countStreams(db, campaign),
    is_complete: campaign.completed_at !== null,
  };
}

/** Adds the streams of the first days at all stores; null while no store has reported one. */
async function countStreams(db: Db, { account_id, release_id, release }: Campaign): Promise<number | null> {
  const from = release.live_date ?? release.release_date;
  const own = await db.select({ id: tracks.id }).from(tracks).where(eq(tracks.release_id, release_id));
  const range = { from, to: addDays(from, RECEIPT_STREAM_DAYS - 1) };
  return sumStreams(db, { account_id, tracks: own.map(({ id }) => id) }, range);
}

/** Lists the campaigns of an account, newest first. Those of an earlier paid time stay readable. */
export async function listOwnCampaigns(context: PresaveContext, accountId: string): Promise<PresaveCampaign[]> {
  const { db, clock, public_url } = context;
  const campaigns = await listNewestCampaigns(db, eq(presave_campaigns.account_id, accountId), clock.now());
  return presentCampaigns(db, campaigns, public_url);
}
