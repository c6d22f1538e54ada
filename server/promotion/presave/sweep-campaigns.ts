import { presave_campaigns, presave_fans } from '@tangent/db/schema/promotion/presave.ts';
import { utcStartMs } from '@tangent/domain/calendar.ts';
import { HOUR_MS } from '@tangent/domain/duration.ts';
import { findCampaignStop } from '@tangent/domain/promotion/presave/campaign-phase.ts';
import {
  type CampaignStop,
  type FanState,
  OPEN_FAN_STATES,
  SAVING_STATES,
} from '@tangent/domain/promotion/presave/fan-state.ts';
import { PRESAVE_SAVE_HOURS } from '@tangent/domain/promotion/presave-limits.ts';
import { and, eq, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import { notify } from '../../events/activity/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { isOut } from './answer-link.ts';
import { type Campaign, listCampaigns, recordCampaignEvent, updateCampaign } from './campaign-store.ts';
import { countEverybody } from './fan-counts.ts';
import { endOpenFans } from './fan-store.ts';
import { notifyFansJob, saveFansJob } from './jobs.ts';

/** Moves every open campaign on: a new date, a stop, release day, and the receipt at the end. */
export async function sweepCampaigns(tx: Tx, now: Date): Promise<void> {
  const isOpen = and(isNull(presave_campaigns.completed_at), isNull(presave_campaigns.stopped_at));
  for (const campaign of await listCampaigns(tx, isOpen, now)) await moveCampaign(tx, campaign, now);
}

async function moveCampaign(tx: Tx, campaign: Campaign, now: Date): Promise<void> {
  const stop = findStop(campaign, now);
  if (stop !== null) return stopCampaign(tx, campaign, stop, now);
  if (campaign.phase !== 'ended') return announceNewDate(tx, campaign);
  // A frozen account waits for a decision about it.
  if (!isOut(campaign) || campaign.account_status !== 'active') return;
  if (campaign.saving_started_at === null) {
    await updateCampaign(tx, campaign.id, { saving_started_at: now });
    await enqueue(tx, notifyFansJob, { campaign_id: campaign.id, mail: 'release_day' }, { key: campaign.id });
  }
  if (
    (campaign.next_search_at === null || campaign.next_search_at <= now) &&
    (await hasDueFans(tx, campaign.id, now))
  ) {
    await enqueue(tx, saveFansJob, { campaign_id: campaign.id }, { key: campaign.id });
  } else if (!(await hasOpenFans(tx, campaign, now))) {
    await completeCampaign(tx, campaign, now);
  }
}

/** Returns why a campaign stops now: also when its account is still frozen a day after the release. */
function findStop(campaign: Campaign, now: Date): CampaignStop | null {
  const { release, account_status } = campaign;
  const stop = findCampaignStop({ release_status: release.status, account_status });
  if (stop !== null || account_status !== 'frozen') return stop;
  const isOver = now.getTime() >= utcStartMs(release.release_date) + PRESAVE_SAVE_HOURS * HOUR_MS;
  return isOver ? 'account_blocked' : null;
}

/** Nothing is saved and no fan gets an email: the fans end in a state that says why. */
async function stopCampaign(tx: Tx, campaign: Campaign, stop_reason: CampaignStop, now: Date): Promise<void> {
  const { id } = campaign;
  await updateCampaign(tx, id, { stopped_at: now, stop_reason });
  await recordCampaignEvent(tx, { ...campaign, stop_reason }, 'campaign.stopped', now);
  await endOpenFans(tx, id, { end_reason: stop_reason, ended_at: now });
}

/** The release has another date than the one that fans know: mails and calendar follow. */
async function announceNewDate(tx: Tx, { id, announced_date, sequence, release }: Campaign): Promise<void> {
  if (release.release_date === announced_date) return;
  const change = { announced_date: release.release_date, earlier_date: announced_date, sequence: sequence + 1 };
  await updateCampaign(tx, id, change);
  await enqueue(tx, notifyFansJob, { campaign_id: id, mail: 'new_date' }, { key: `${id} ${change.sequence}` });
}

async function completeCampaign(tx: Tx, campaign: Campaign, now: Date): Promise<void> {
  const { id, release_id } = campaign;
  await updateCampaign(tx, id, { completed_at: now });
  await recordCampaignEvent(tx, campaign, 'campaign.completed', now);
  if ((await countEverybody(tx, id)) > 0) await notify(tx, { type: 'presave_saved', release_id, at: now });
}

async function hasDueFans(tx: Tx, campaignId: string, now: Date): Promise<boolean> {
  const { next_attempt_at } = presave_fans;
  const isDue = or(isNull(next_attempt_at), lte(next_attempt_at, now));
  return hasFan(tx, and(hasState(campaignId, SAVING_STATES), isDue));
}

// An unconfirmed reminder is not waited for, nor an email that cannot be sent all day.
async function hasOpenFans(tx: Tx, { id, saving_started_at }: Campaign, now: Date): Promise<boolean> {
  const startedAt = saving_started_at?.getTime() ?? now.getTime();
  const isOver = now.getTime() >= startedAt + PRESAVE_SAVE_HOURS * HOUR_MS;
  const states = isOver ? SAVING_STATES : OPEN_FAN_STATES.filter((state) => state !== 'waiting');
  return hasFan(tx, hasState(id, states));
}

/** Looks for one fan: counting all of a large campaign every second would take the database. */
async function hasFan(tx: Tx, where: SQL | undefined): Promise<boolean> {
  return (await tx.select({ id: presave_fans.id }).from(presave_fans).where(where).limit(1)).length > 0;
}

function hasState(campaignId: string, states: readonly FanState[]) {
  return and(eq(presave_fans.campaign_id, campaignId), inArray(presave_fans.state, [...states]));
}
