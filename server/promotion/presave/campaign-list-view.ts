import type { PresaveCampaign } from '@tangent/contract/promotion/presave.ts';
import { presave_campaigns } from '@tangent/db/schema/promotion/presave.ts';
import { eq } from 'drizzle-orm';
import { listNewestCampaigns } from './campaign-store.ts';
import type { PresaveContext } from './context.ts';
import { presentCampaigns } from './present-campaign.ts';

/** Lists the campaigns of an account, newest first. Those of an earlier paid time stay readable. */
export async function listOwnCampaigns(context: PresaveContext, accountId: string): Promise<PresaveCampaign[]> {
  const { db, clock, public_url } = context;
  const campaigns = await listNewestCampaigns(db, eq(presave_campaigns.account_id, accountId), clock.now());
  return presentCampaigns(db, campaigns, public_url);
}
