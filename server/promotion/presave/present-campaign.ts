import type { PresaveCampaign } from '@tangent/contract/promotion/presave.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import type { FanWay } from '@tangent/domain/promotion/presave/fan-state.ts';
import { inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import type { Campaign } from './campaign-store.ts';
import { countFansByWay } from './fan-counts.ts';

/** Presents campaigns with the numbers of their fans and the addresses of their pages. */
export async function presentCampaigns(
  db: Db | Tx,
  campaigns: readonly Campaign[],
  publicUrl: string,
): Promise<PresaveCampaign[]> {
  if (campaigns.length === 0) return [];
  const ids = campaigns.map(({ id }) => id);
  const releaseIds = campaigns.map(({ release_id }) => release_id);
  const [counts, links] = await Promise.all([
    countFansByWay(db, ids),
    db
      .select({ release_id: smart_links.release_id, key: smart_links.key })
      .from(smart_links)
      .where(inArray(smart_links.release_id, releaseIds)),
  ]);
  return campaigns.map((campaign) => {
    const { id, name, phase, starts_on, release_id, release } = campaign;
    const countFans = (wanted: FanWay) => counts.find((row) => row.campaign_id === id && row.way === wanted)?.fans ?? 0;
    const link = links.find((row) => row.release_id === release_id);
    return {
      id,
      name,
      phase,
      starts_on,
      artist: release.primary_artist,
      release: { id: release_id, title: release.title, artwork_upload_id: release.artwork_upload_id },
      release_date: release.live_date ?? release.release_date,
      upc: release.upc,
      link: link === undefined ? null : `${publicUrl}/release/${link.key}`,
      fans: { spotify: countFans('spotify'), mail: countFans('mail'), calendar: countFans('calendar') },
    };
  });
}
