import { addDays, type CalendarDate } from '../../calendar.ts';
import type { ReleaseStatus } from '../../catalogue/release/status.ts';
import type { AccountStatus } from '../../identity/access/account-status.ts';
import { PRESAVE_DAYS } from '../presave-limits.ts';
import type { CampaignStop } from './fan-state.ts';

/** `paused`: the account is frozen, which may end before the release. */
export const CAMPAIGN_PHASES = ['planned', 'running', 'paused', 'ended', 'stopped'] as const;
export type CampaignPhase = (typeof CAMPAIGN_PHASES)[number];

export type CampaignFacts = {
  /** The first day, from the approval on; see `findCampaignStart`. */
  readonly starts_on: CalendarDate;
  /** The date of the release itself, which may move: a campaign has no copy that could differ. */
  readonly release_date: CalendarDate;
  readonly release_status: ReleaseStatus;
  readonly account_status: AccountStatus;
};

const COMING: readonly ReleaseStatus[] = ['approved', 'in_process', 'published'];

/**
 * Returns what a campaign does on a day: it runs from its first day to the day before the release (S4-023 to S4-025).
 * A takedown, a ban or a closed account stops it for good.
 */
export function findCampaignPhase(facts: CampaignFacts, today: CalendarDate): CampaignPhase {
  if (findCampaignStop(facts) !== null) return 'stopped';
  if (today >= facts.release_date) return 'ended';
  if (facts.account_status === 'frozen') return 'paused';
  return today < facts.starts_on ? 'planned' : 'running';
}

/** Returns why a campaign can never reach its release day; null while it can. */
export function findCampaignStop({
  release_status,
  account_status,
}: Pick<CampaignFacts, 'release_status' | 'account_status'>): CampaignStop | null {
  if (account_status === 'banned' || account_status === 'deactivated') return 'account_blocked';
  return COMING.includes(release_status) ? null : 'taken_down';
}

/**
 * Returns the first day of a campaign: the chosen one, the day of the approval if that is later, and never so early that
 * a consent would end before the release.
 *
 * @example findCampaignStart({ presave_date: '2026-11-20', approved_on: '2026-11-22', release_date: '2026-12-04' })
 * // '2026-11-22'
 */
export function findCampaignStart(dates: {
  readonly presave_date: CalendarDate | null;
  readonly approved_on: CalendarDate;
  readonly release_date: CalendarDate;
}): CalendarDate {
  const { presave_date, approved_on, release_date } = dates;
  const chosen = presave_date ?? addDays(release_date, -PRESAVE_DAYS.standard);
  const earliest = addDays(release_date, -PRESAVE_DAYS.max);
  return [chosen, approved_on, earliest].reduce((latest, day) => (day > latest ? day : latest));
}
