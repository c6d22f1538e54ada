import { presave_campaigns } from '@tangent/db/schema/promotion/presave.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { eq } from 'drizzle-orm';
import type { PresaveContext } from './context.ts';
import { buildFanToken, type FanLinkPurpose } from './fan-secrets.ts';
import type { TicketRow } from './start-ticket.ts';

/** Builds the path of a page with one button for a fan: confirm the address, or leave and be forgotten. */
export function buildFanPath(secret: string, key: string, fanId: string, purpose: FanLinkPurpose): string {
  return `/release/${key}/${purpose}?token=${buildFanToken(secret, fanId, purpose)}`;
}

/** Returns the path where the fan of a round trip can withdraw; null while nothing was saved. */
export async function buildLeavePath(
  context: PresaveContext,
  { campaign_id, fan_id }: TicketRow,
): Promise<string | null> {
  const key = fan_id === null ? null : await findReleaseKey(context, campaign_id);
  return fan_id === null || key === null ? null : buildFanPath(context.auth_secret, key, fan_id, 'leave');
}

/** Finds the public key of the release of a campaign. */
export async function findReleaseKey({ db }: Pick<PresaveContext, 'db'>, campaignId: string): Promise<string | null> {
  const [link] = await db
    .select({ key: smart_links.key })
    .from(presave_campaigns)
    .innerJoin(smart_links, eq(smart_links.release_id, presave_campaigns.release_id))
    .where(eq(presave_campaigns.id, campaignId));
  return link?.key ?? null;
}
