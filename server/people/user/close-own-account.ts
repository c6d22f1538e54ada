import { enqueueAccountMail, voidAllLinks } from '../../identity/account/public.ts';
import { removeTokens } from '../../identity/api-token/public.ts';
import { byUser, recordAction } from '../../identity/audit/public.ts';
import {
  type Actor,
  type RequestContext,
  recordSecurityEvent,
  requireStepUp,
  revokeSessions,
  updateUser,
} from '../../identity/auth/public.ts';
import { stopBilling } from '../../money/plan/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { getClosingView } from './closing-view.ts';
import { lockUser } from './user-store.ts';

/**
 * Closes the account of its owner: every session and token ends at once, links in emails are void, and a paid
 * plan is not renewed. Nothing is removed: staff can reopen the account until its data is erased (0021). A withdrawal
 * locks the account too, so that none is requested meanwhile.
 */
export async function closeOwnAccount(
  tx: Tx,
  actor: Actor,
  { requestContext, now }: { requestContext: RequestContext; now: Date },
): Promise<void> {
  requireStepUp(actor, now);
  const id = actor.user_id;
  const { is_staff, deactivated_at } = await lockUser(tx, id);
  // The role must be taken away first, so that no colleague disappears by a stolen browser.
  if (is_staff) throw new Refusal('staff_protected');
  if (deactivated_at !== null) throw new Refusal('invalid_transition');
  const { blockers } = await getClosingView(tx, id, now);
  const issues = blockers.map((code) => ({ code, path: code }));
  if (issues.length > 0) throw new Refusal('account_in_use', issues);
  await updateUser(tx, id, { deactivated_at: now });
  await revokeSessions(tx, id);
  await removeTokens(tx, id);
  await voidAllLinks(tx, id, now);
  await stopBilling(tx, id, { at_once: false, requested_by: id }, now);
  await recordAction(tx, 'user.close', { by: byUser(actor), subject: { kind: 'user', id }, at: now });
  const details = { action: 'close' };
  await recordSecurityEvent(tx, { account_id: id, type: 'blocked', at: now, requestContext, details });
  await enqueueAccountMail(tx, 'account_closed', id);
}
