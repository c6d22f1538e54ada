import { payout_methods } from '@tangent/db/schema/payout.ts';
import { checkEmail } from '@tangent/domain/auth/check-email.ts';
import { heldUntilMs, isDestinationChanged, type PayoutChoice } from '@tangent/domain/payout/method-change.ts';
import type { PayoutMethod } from '@tangent/domain/payout/payout-method.ts';
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
 * Chooses how somebody is paid (S3-022). Where money would go somewhere else than before, its owner is told by mail and
 * nothing is withdrawn for a day; what is on its way goes where it was meant to go.
 */
export async function choosePayoutMethod(
  tx: Tx,
  { user_id }: Pick<Actor, 'user_id'>,
  methodRequest: MethodRequest,
  visiting: MethodChangeContext,
): Promise<void> {
  // Whoever withdraws at the same moment does it before the change or after it.
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
  return { method, payoneer_email: (payoneer_email ?? '').trim() };
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
    // Somebody else at Payoneer, of whom we know nothing yet.
    ...(other ? { payoneer_payee_id: null, payoneer_state: 'incomplete' as const } : {}),
  };
  await tx
    .insert(payout_methods)
    .values({ account_id, ...change })
    .onConflictDoUpdate({ target: payout_methods.account_id, set: change });
}
