import { presave_campaigns } from '@tangent/db/schema/promotion/presave.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import type { CampaignPhase } from '@tangent/domain/promotion/presave/campaign-phase.ts';
import { parseLinkKey } from '@tangent/domain/promotion/smartlink/link-key.ts';
import { and, eq, exists, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import { type Campaign, findCampaign, listCampaigns } from './campaign-store.ts';
import type { PresaveContext } from './context.ts';

const PUBLIC_PHASES: readonly CampaignPhase[] = ['running', 'ended'];

/** The part of a campaign that the public page of its release may show. */
export interface PublicCampaign {
  id: string;
  /** False from the release date on, while stores put the release online. */
  is_open: boolean;
  /** The date that fans knew before; null unless it moved. */
  earlier_date: string | null;
}

/** Finds the campaign that the page of a release shows now: not before its first day, and until the release is out. */
export async function findPublicCampaign(db: Db, releaseId: string, now: Date): Promise<PublicCampaign | null> {
  return (await listPublicCampaigns(db, [releaseId], now)).get(releaseId) ?? null;
}

/** Lists the campaigns that the pages of releases show now, by release. */
export async function listPublicCampaigns(
  db: Db,
  releaseIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, PublicCampaign>> {
  const found = await listCampaigns(db, inArray(presave_campaigns.release_id, [...releaseIds]), now);
  return new Map(
    found
      .filter(({ phase, account_status }) => PUBLIC_PHASES.includes(phase) && account_status === 'active')
      .map(({ id, release_id, phase, earlier_date }) => [
        release_id,
        { id, is_open: phase === 'running', earlier_date },
      ]),
  );
}

/** Finds the campaign of a release by the key in an address, in every phase. */
export async function findCampaignByKey(
  { db, clock }: PresaveContext,
  keyText: string,
): Promise<(Campaign & { key: string }) | null> {
  const key = parseLinkKey(keyText);
  if (key === null) return null;
  const link = db
    .select({ id: smart_links.id })
    .from(smart_links)
    .where(and(eq(smart_links.key, key), eq(smart_links.release_id, presave_campaigns.release_id)));
  const campaign = await findCampaign(db, exists(link), clock.now());
  return campaign && { ...campaign, key };
}
