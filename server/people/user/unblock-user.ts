import type { UserAction } from '@tangent/domain/identity/access/account-status.ts';
import { enqueueAccountMail } from '../../identity/account/public.ts';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import { type Actor, recordSecurityEvent, updateUser } from '../../identity/auth/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { startUserAction } from './start-user-action.ts';
import type { UserRow } from './user-store.ts';

const NO_BLOCK = { freeze: false, banned: false, block_reason: null, block_note: null, blocked_at: null } as const;

/** The status that each action ends. */
const CHANGES = {
  unfreeze: NO_BLOCK,
  unban: NO_BLOCK,
  reactivate: { deactivated_at: null },
} as const satisfies Partial<Record<UserAction, Partial<UserRow>>>;
export type UnblockAction = keyof typeof CHANGES;

/**
 * Ends a freeze, lifts a ban or reopens a closed account. Releases that a ban took down stay down. A closed
 * account that was blocked is blocked again.
 */
export async function unblockUser(
  tx: Tx,
  actor: Actor,
  id: string,
  { action, note }: { action: UnblockAction; note: string },
  now: Date,
): Promise<void> {
  const before = await startUserAction(tx, actor, id, action);
  await updateUser(tx, id, CHANGES[action]);
  const subject = { kind: 'user', id } as const;
  await recordAction(tx, `user.${action}`, { by: byStaff(actor), subject, details: { note }, at: now });
  await recordSecurityEvent(tx, { account_id: id, type: 'unblocked', at: now, details: { action } });
  const isIn = action !== 'reactivate' || !(before.freeze || before.banned);
  if (isIn) await enqueueAccountMail(tx, 'account_restored', id);
}
