import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { presave_campaigns } from '@tangent/db/schema/promotion/presave.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import type { CampaignEventType } from '@tangent/domain/events/webhook/event-type.ts';
import { computeAccountStatus } from '@tangent/domain/identity/access/account-status.ts';
import { UNPAGED_ROWS_MAX } from '@tangent/domain/limits.ts';
import { type CampaignPhase, findCampaignPhase } from '@tangent/domain/promotion/presave/campaign-phase.ts';
import { desc, eq, type SQL } from 'drizzle-orm';
import { recordWebhookEvents } from '../../events/webhook/public.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { countEverybody } from './fan-counts.ts';

export type CampaignRow = typeof presave_campaigns.$inferSelect;

/** A campaign with what it depends on: its release, and whether the account may have public campaigns. */
export interface Campaign extends CampaignRow {
  phase: CampaignPhase;
  release: Pick<
    typeof releases.$inferSelect,
    'status' | 'title' | 'primary_artist' | 'upc' | 'artwork_upload_id' | 'live_date' | 'release_type'
  > & { release_date: string };
  account_status: ReturnType<typeof computeAccountStatus>;
}

const { status, title, primary_artist, upc, artwork_upload_id, live_date, release_type, release_date } = releases;
const { freeze, banned, deactivated_at } = users;

/** Lists campaigns with their releases, in the order in which they were made. */
export async function listCampaigns(db: Db | Tx, where: SQL | undefined, now: Date): Promise<Campaign[]> {
  const rows = await selectCampaigns(db, where).orderBy(presave_campaigns.id);
  return rows.map((row) => readCampaign(row, now));
}

/** Lists the newest campaigns, as many as a list without pages has. */
export async function listNewestCampaigns(db: Db, where: SQL, now: Date): Promise<Campaign[]> {
  const rows = await selectCampaigns(db, where).orderBy(desc(presave_campaigns.id)).limit(UNPAGED_ROWS_MAX);
  return rows.map((row) => readCampaign(row, now));
}

function selectCampaigns(db: Db | Tx, where: SQL | undefined) {
  return db
    .select({
      campaign: presave_campaigns,
      release: { status, title, primary_artist, upc, artwork_upload_id, live_date, release_type, release_date },
      owner: { freeze, banned, deactivated_at },
    })
    .from(presave_campaigns)
    .innerJoin(releases, eq(releases.id, presave_campaigns.release_id))
    .innerJoin(users, eq(users.id, presave_campaigns.account_id))
    .where(where);
}

type CampaignWithOwner = Awaited<ReturnType<typeof selectCampaigns>>[number];

function readCampaign({ campaign, release, owner }: CampaignWithOwner, now: Date): Campaign {
  const account_status = computeAccountStatus({ ...owner, is_deactivated: owner.deactivated_at !== null });
  // A release keeps its date from its submission on; the announced one replaces a date that was removed by hand.
  const dated = { ...release, release_date: release.release_date ?? campaign.announced_date };
  const facts = { ...campaign, ...dated, release_status: release.status, account_status };
  const phase = campaign.stopped_at === null ? findCampaignPhase(facts, utcDay(now.getTime())) : 'stopped';
  return { ...campaign, phase, release: dated, account_status };
}

export async function findCampaign(db: Db | Tx, where: SQL | undefined, now: Date): Promise<Campaign | null> {
  return (await listCampaigns(db, where, now))[0] ?? null;
}

export async function insertCampaign(tx: Tx, campaign: typeof presave_campaigns.$inferInsert): Promise<void> {
  const [row] = await tx.insert(presave_campaigns).values(campaign).onConflictDoNothing().returning();
  if (row) await recordCampaignEvent(tx, row, 'campaign.created', row.created_at);
}

/** Writes an event of a campaign for the webhooks of its account. */
export async function recordCampaignEvent(
  tx: Tx,
  { id, account_id, release_id, starts_on, stop_reason }: CampaignRow,
  type: CampaignEventType,
  at: Date,
): Promise<void> {
  const fans = await countEverybody(tx, id);
  const data = { campaign_id: id, release_id, starts_on, fans, stop_reason };
  await recordWebhookEvents(tx, [{ account_id, type, data }], at);
}

export async function updateCampaign(tx: Tx, id: string, change: Partial<CampaignRow>): Promise<void> {
  await tx.update(presave_campaigns).set(change).where(eq(presave_campaigns.id, id));
}
