import { presave_campaigns, presave_fans } from '@tangent/db/schema/presave.ts';
import { and, eq, getTableColumns, ne } from 'drizzle-orm';
import { BYTE_ORDER_MARK, writeCsvRow } from '../../platform/csv/write-csv-row.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { listCampaigns } from './campaign-store.ts';
import { FAN_COLUMNS, listFanCells } from './fans-view.ts';

const COLUMNS = ['campaign', 'artist', 'release', 'upc', 'phase', 'starts_on', 'release_date', 'stop_reason'];

/** Writes all campaigns of an account, and all their fans: an address only with the fan's own tick. */
export async function writeCampaignsCsv(
  db: Db,
  accountId: string,
  now: Date,
): Promise<{ campaigns: string; fans: string }> {
  const isOwn = eq(presave_campaigns.account_id, accountId);
  const campaigns = (await listCampaigns(db, isOwn, now)).map(({ name, release, phase, starts_on, stop_reason }) => [
    name,
    release.primary_artist,
    release.title,
    release.upc,
    phase,
    starts_on,
    release.release_date,
    stop_reason,
  ]);
  const fans = await db
    .select({ ...getTableColumns(presave_fans), campaign: presave_campaigns.name })
    .from(presave_fans)
    .innerJoin(presave_campaigns, eq(presave_campaigns.id, presave_fans.campaign_id))
    .where(and(isOwn, ne(presave_fans.state, 'waiting')))
    .orderBy(presave_campaigns.id, presave_fans.consented_at, presave_fans.id);
  const fanLines = fans.map(({ campaign, ...fan }) => [campaign, ...listFanCells(fan)]);
  return {
    campaigns: BYTE_ORDER_MARK + [COLUMNS, ...campaigns].map(writeCsvRow).join(''),
    fans: BYTE_ORDER_MARK + [['campaign', ...FAN_COLUMNS], ...fanLines].map(writeCsvRow).join(''),
  };
}
