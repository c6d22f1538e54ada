import { payout_methods } from '@tangent/db/schema/money/payout.ts';
import { checkEmail } from '@tangent/domain/identity/auth/check-email.ts';
import { writeEmail } from '@tangent/domain/identity/email/read-email.ts';
import { heldUntilMs, isDestinationChanged, type PayoutChoice } from '@tangent/domain/money/payout/method-change.ts';
import type { PayoutMethod } from '@tangent/domain/money/payout/payout-method.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { findPayoutMethod, type PayoutMethodRow } from './payout-method-store.ts';
import { type MethodChangeContext, recordMethodChange } from './record-method-change.ts';
import { lockMoney } from './withdrawal-store.ts';

export interface MethodRequest {
  method: PayoutMethod;
  payoneer_email?: string | undefined;
}

/**
 * Chooses the payout method of a user (S3-022). When the destination changes, its owner is notified by email and cannot
 * withdraw for a day; money on its way keeps its destination.
 */
export async function choosePayoutMethod(
  tx: Tx,
  { user_id }: Pick<Actor, 'user_id'>,
  methodRequest: MethodRequest,
  visiting: MethodChangeContext,
): Promise<void> {
  // A withdrawal at the same time happens before the change or after it.
  await lockMoney(tx, user_id);
  const row = await findPayoutMethod(tx, user_id);
  const [before, after] = [toChoice(row), readChoice(row, methodRequest)];
  if (!isDestinationChanged(before, after)) return;
  await write(tx, user_id, { before, after, row }, visiting.now);
  await recordMethodChange(tx, user_id, { method: methodRequest.method, method_before: before.method }, visiting);
}

function toChoice(row: PayoutMethodRow | null): PayoutChoice {
  return { method: row?.method ?? null, payoneer_email: row?.payoneer_email ?? null };
}

function readChoice(row: PayoutMethodRow | null, { method, payoneer_email }: MethodRequest): PayoutChoice {
  if (method === 'stripe') return { method, payoneer_email: row?.payoneer_email ?? null };
  const issues = checkEmail('payoneer_email', payoneer_email ?? '');
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  return { method, payoneer_email: writeEmail(payoneer_email ?? '') };
}

interface Change {
  before: PayoutChoice;
  after: PayoutChoice;
  row: PayoutMethodRow | null;
}

async function write(tx: Tx, account_id: string, { before, after, row }: Change, now: Date): Promise<void> {
  const until = heldUntilMs(before, after, now.getTime());
  const other = row?.payoneer_email !== after.payoneer_email;
  const change = {
    ...after,
    changed_at: now,
    polled_at: null,
    ...(until === null ? {} : { held_until: new Date(until) }),
    // Another payee at Payoneer, whose state is not known yet.
    ...(other ? { payoneer_payee_id: null, payoneer_state: 'incomplete' as const } : {}),
  };
  await tx
    .insert(payout_methods)
    .values({ account_id, ...change })
    .onConflictDoUpdate({ target: payout_methods.account_id, set: change });
}
