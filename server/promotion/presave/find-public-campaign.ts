import { presave_campaigns } from '@tangent/db/schema/promotion/presave.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import { findCampaign } from './campaign-store.ts';

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
  const campaign = await findCampaign(db, eq(presave_campaigns.release_id, releaseId), now);
  if (campaign === null || !['running', 'ended'].includes(campaign.phase)) return null;
  const { id, phase, earlier_date, account_status } = campaign;
  if (account_status !== 'active') return null;
  return { id, is_open: phase === 'running', earlier_date };
}
