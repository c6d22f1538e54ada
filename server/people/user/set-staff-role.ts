import { toAccountStatus } from '../../identity/account/public.ts';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import { type Actor, updateUser } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { lockUser } from './user-store.ts';

/**
 * Grants or revokes the staff role. Only the command line does this: its users could change the database anyway, and a
 * hijacked staff session cannot create another staff member. The first staff member needs no actor.
 */
export async function setStaffRole(
  tx: Tx,
  actor: Actor | null,
  { id, is_staff }: { id: string; is_staff: boolean },
  now: Date,
): Promise<void> {
  const user = await lockUser(tx, id);
  if (user.is_staff === is_staff) throw new Refusal('invalid_transition');
  if (is_staff && toAccountStatus(user) !== 'active') throw new Refusal('invalid_transition');
  await updateUser(tx, id, { is_staff });
  const action = is_staff ? 'user.make_staff' : 'user.unmake_staff';
  await recordAction(tx, action, { by: byStaff(actor), subject: { kind: 'user', id }, at: now });
}
