import { isActionAllowed, type UserAction } from '@tangent/domain/identity/access/account-status.ts';
import { toAccountStatus } from '../../identity/account/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { lockUser, type UserRow } from './user-store.ts';

/**
 * Locks the account of a staff action and refuses an action that its status does not allow. Staff cannot act on
 * themselves or on other staff: the role must be taken away first, which only the command line does.
 */
export async function startUserAction(tx: Tx, actor: Actor, id: string, action: UserAction): Promise<UserRow> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  const user = await lockUser(tx, id);
  if (user.is_staff) throw new Refusal('staff_protected');
  if (user.erased_at !== null || !isActionAllowed(action, toAccountStatus(user)))
    throw new Refusal('invalid_transition');
  return user;
}
