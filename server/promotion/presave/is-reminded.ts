import { presave_campaigns, presave_fans } from '@tangent/db/schema/promotion/presave.ts';
import { findMailbox } from '@tangent/domain/identity/email/mailbox.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import { buildFanKey } from './fan-secrets.ts';

/** Returns whether the mailbox gets, or got, the release-day email that its owner asked for on the pre-save page. */
export async function isReminded(
  db: Db,
  secret: string,
  { release_id, email }: { release_id: string; email: string },
): Promise<boolean> {
  const [campaign] = await db
    .select({ id: presave_campaigns.id })
    .from(presave_campaigns)
    .where(eq(presave_campaigns.release_id, release_id));
  if (campaign === undefined) return false;
  const { campaign_id, way, state, fan_key } = presave_fans;
  const isSame = eq(fan_key, buildFanKey(secret, campaign.id, `mail:${findMailbox(email)}`));
  const rows = await db
    .select({ id: presave_fans.id })
    .from(presave_fans)
    .where(and(eq(campaign_id, campaign.id), eq(way, 'mail'), inArray(state, ['confirmed', 'reminded']), isSame));
  return rows.length > 0;
}
