import { presave_campaigns } from '@tangent/db/schema/presave.ts';
import { smart_links } from '@tangent/db/schema/smartlink.ts';
import { and, eq, exists } from 'drizzle-orm';
import { type Campaign, findCampaign } from './campaign-store.ts';
import type { PresaveContext } from './context.ts';

/** Finds the campaign of the release with this public key, in whatever phase it is. */
export async function findCampaignByKey({ db, clock }: PresaveContext, key: string): Promise<Campaign | null> {
  const link = db
    .select({ id: smart_links.id })
    .from(smart_links)
    .where(and(eq(smart_links.key, key), eq(smart_links.release_id, presave_campaigns.release_id)));
  return findCampaign(db, exists(link), clock.now());
}
