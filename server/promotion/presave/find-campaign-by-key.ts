import { presave_campaigns } from '@tangent/db/schema/promotion/presave.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { parseLinkKey } from '@tangent/domain/promotion/smartlink/link-key.ts';
import { and, eq, exists } from 'drizzle-orm';
import { type Campaign, findCampaign } from './campaign-store.ts';
import type { PresaveContext } from './context.ts';

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
