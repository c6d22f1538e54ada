import { RELEASED_STATUSES, type ReleaseStatus } from '../../catalogue/release/status.ts';
import type { AccountStatus } from '../../identity/access/account-status.ts';

/** The states of the public page of a release. */
export const PAGE_STATES = ['presave', 'live', 'unavailable'] as const;
export type PageState = (typeof PAGE_STATES)[number];

/** The status of a smart link, as its owner sees it (S4-021, S4-022). */
export const LINK_STATUSES = ['active', 'inactive'] as const;

/** In stores, at least until a requested takedown is complete. */
export const LISTENABLE_STATUSES: readonly ReleaseStatus[] = ['published', 'takedown_requested'];

/** Accounts whose links are off: a frozen account's releases stay live. */
const LINKLESS: readonly AccountStatus[] = ['banned', 'deactivated'];

export type PageFacts = {
  readonly status: ReleaseStatus;
  readonly account_status: AccountStatus;
  /** The owner's switch. */
  readonly is_on: boolean;
  /** Stores that fans would see. */
  readonly store_count: number;
  readonly has_campaign: boolean;
};

/**
 * Returns what the page of a release shows: pre-save while a campaign runs before the release, stores while the link is
 * active and at least one store has something to offer, otherwise nothing.
 */
export function findPageState(facts: PageFacts): PageState {
  if (LINKLESS.includes(facts.account_status) || !RELEASED_STATUSES.includes(facts.status)) return 'unavailable';
  if (isComing(facts.status)) return facts.has_campaign ? 'presave' : 'unavailable';
  return isLinkActive(facts) && facts.store_count > 0 ? 'live' : 'unavailable';
}

/** Returns whether a release is approved and not in any store yet: only then its page can be the pre-save page. */
export function isComing(status: ReleaseStatus): boolean {
  return status === 'approved' || status === 'in_process';
}

/** Returns whether a smart link is active: switched on, and of a release in stores. */
export function isLinkActive({
  status,
  account_status,
  is_on,
}: Pick<PageFacts, 'status' | 'account_status' | 'is_on'>): boolean {
  return is_on && LISTENABLE_STATUSES.includes(status) && !LINKLESS.includes(account_status);
}
