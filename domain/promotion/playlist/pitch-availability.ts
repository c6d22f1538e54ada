import type { ReleaseStatus } from '../../catalogue/release/status.ts';
import type { AccountStatus } from '../../identity/access/account-status.ts';
import { PITCHABLE_STATUSES } from './check-pitch.ts';

/**
 * Returns whether a curator may still read, hear and answer a pitch: its release is on its way to stores or there, and
 * its account is in good standing. A pitch that a freeze silenced comes back when the freeze ends.
 */
export function isPitchAvailable({
  release_status,
  account_status,
}: {
  readonly release_status: ReleaseStatus;
  readonly account_status: AccountStatus;
}): boolean {
  return account_status === 'active' && (PITCHABLE_STATUSES as readonly ReleaseStatus[]).includes(release_status);
}
