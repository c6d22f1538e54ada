import { voidAllLinks } from '../../identity/account/public.ts';
import { removeTokens } from '../../identity/api-token/public.ts';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import { type Actor, recordSecurityEvent, revokeSessions, updateUser } from '../../identity/auth/public.ts';
import { cancelRequests, findOpenWithdrawal } from '../../money/payout/public.ts';
import { stopBilling } from '../../money/plan/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { countLiveReleases } from './live-releases.ts';
import { startUserAction } from './start-user-action.ts';

/**
 * Closes an account: signing in is refused, and sessions end with the next call. Refused while the account is
 * in use, unless forced. A paid plan ends with its period.
 */
export async function deactivateUser(
  tx: Tx,
  actor: Actor,
  id: string,
  { note, forced }: { note: string; forced: boolean },
  now: Date,
): Promise<void> {
  await startUserAction(tx, actor, id, 'deactivate');
  if (!forced) await refuseWhileInUse(tx, id);
  await updateUser(tx, id, { deactivated_at: now });
  await revokeSessions(tx, id);
  await removeTokens(tx, id);
  await voidAllLinks(tx, id, now);
  await cancelRequests(tx, id, { reason: 'staff', actor_id: actor.user_id, note, at: now });
  await stopBilling(tx, id, { at_once: false, requested_by: actor?.user_id ?? null }, now);
  const details = { note, forced };
  await recordAction(tx, 'user.deactivate', { by: byStaff(actor), subject: { kind: 'user', id }, details, at: now });
  await recordSecurityEvent(tx, { account_id: id, type: 'blocked', at: now, details: { action: 'deactivate' } });
}

/** Lists the reasons why an account counts as in use. */
async function refuseWhileInUse(tx: Tx, id: string): Promise<void> {
  const live_releases = await countLiveReleases(tx, id);
  const withdrawal = await findOpenWithdrawal(tx, id);
  const issues = [
    ...(live_releases > 0 ? [{ code: 'live_releases', path: 'forced', params: { count: live_releases } }] : []),
    ...(withdrawal === null ? [] : [{ code: 'open_withdrawal', path: 'withdrawal' }]),
  ];
  if (issues.length > 0) throw new Refusal('account_in_use', issues);
}
