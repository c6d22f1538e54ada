import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { findCampaignStart } from '@tangent/domain/promotion/presave/campaign-phase.ts';
import { CAMPAIGN_NAME_CHARS, PRESAVE_DAYS } from '@tangent/domain/promotion/presave-limits.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import { insertCampaign } from './campaign-store.ts';

/**
 * Creates the campaign of an approved release whose artist wants one. Without at least a day before the release
 * there is nothing to save ahead of, and no campaign.
 */
export async function createCampaign(tx: Tx, releaseId: string, now: Date): Promise<void> {
  const [release] = await tx.select().from(releases).where(eq(releases.id, releaseId));
  if (!release?.presave_enabled || release.release_date === null) return;
  const { account_id, title, release_date, presave_date } = release;
  const starts_on = findCampaignStart({ presave_date, approved_on: utcDay(now.getTime()), release_date });
  if (starts_on > addDays(release_date, -PRESAVE_DAYS.min)) return;
  await insertCampaign(tx, {
    account_id,
    release_id: releaseId,
    name: [...`${title} pre-save`].slice(0, CAMPAIGN_NAME_CHARS.max).join(''),
    starts_on,
    announced_date: release_date,
    created_at: now,
  });
}
