import type { decideReferral as decideCall } from '@tangent/contract/promotion/referral.ts';
import { referrals } from '@tangent/db/schema/promotion/referral.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { getFriendState, selectFriends } from './friend-store.ts';
import { settleRewards } from './settle-rewards.ts';

/** Decides for staff whether an invited person counts; nobody decides about an invitation of their own. */
export async function decideReferral(
  tx: Tx,
  actor: Actor,
  id: string,
  { decision, note }: z.output<typeof decideCall.body>,
  now: Date,
): Promise<void> {
  const [row] = await selectFriends(tx).where(eq(referrals.id, id)).for('update', { of: referrals });
  if (!row) throw new Refusal('not_found');
  const { referral } = row;
  if ([referral.referrer_id, referral.friend_id].includes(actor.user_id)) throw new Refusal('permission_denied');
  const decided = { decision, note, decided_by: actor.user_id, decided_at: now };
  const isCounting = getFriendState({ ...row, referral: { ...referral, ...decided } }, now) === 'qualified';
  await tx
    .update(referrals)
    .set({
      ...decided,
      checked_at: referral.checked_at ?? (isCounting ? now : null),
      qualified_at: isCounting ? (referral.qualified_at ?? now) : null,
    })
    .where(eq(referrals.id, id));
  await recordAction(tx, `referral.${decision}`, {
    by: byStaff(actor),
    subject: { kind: 'user', id: referral.referrer_id },
    details: { friend_id: referral.friend_id, signals: referral.signals, note },
    at: now,
  });
  await settleRewards(tx, referral.referrer_id, now);
}
