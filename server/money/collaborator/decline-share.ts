import { payees } from '@tangent/db/schema/money/split.ts';
import { eq } from 'drizzle-orm';
import { byUser, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { notifyOwner } from './accept-share.ts';
import { lockInvited } from './payee-store.ts';

/**
 * Stops emails to a payee who declines a share, and notifies the owner. The payee can still accept it later.
 */
export async function declineShare(
  tx: Tx,
  actor: Actor,
  { token, secret, now }: { token: string; secret: string; now: Date },
): Promise<void> {
  const payee = await lockInvited(tx, token, secret, now);
  if (payee.owner_id === actor.user_id) throw new Refusal('own_share');
  if (payee.state === 'declined') return;
  if (payee.state === 'claimed') throw new Refusal('invalid_token');
  await tx.update(payees).set({ state: 'declined', answered_at: now }).where(eq(payees.id, payee.id));
  await recordAction(tx, 'split.decline', { by: byUser(actor), subject: { kind: 'payee', id: payee.id }, at: now });
  await notifyOwner(tx, payee, 'share_declined');
}
