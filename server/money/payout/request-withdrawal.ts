import { utcDay } from '@tangent/domain/calendar.ts';
import { WITHDRAWAL_FEE_CENTS } from '@tangent/domain/money/money-limits.ts';
import { checkAmount, listWithdrawalBlocks } from '@tangent/domain/money/payout/check-withdrawal.ts';
import { expectedOn } from '@tangent/domain/money/payout/expected-on.ts';
import { centsToMicros } from '@tangent/domain/money.ts';
import { getEffectivePlan } from '../../identity/account/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { takeAdvance } from '../ledger/public.ts';
import { notifyOfWithdrawal } from './notify-of-withdrawal.ts';
import { describeDestination, getSetup } from './payout-method-store.ts';
import { postWithdrawal } from './post-withdrawal.ts';
import { type AccountFacts, readWithdrawalFacts } from './withdrawal-facts.ts';
import {
  findWithdrawal,
  insertWithdrawal,
  lockMoney,
  type NewWithdrawal,
  type WithdrawalRow,
} from './withdrawal-store.ts';

export interface WithdrawalRequest {
  /** Created by the browser: a repeated request has the same id and is the same withdrawal. */
  id: string;
  amount_cents: number;
}

/**
 * Takes an amount off what stores have paid, to be sent on its day; with `advance_cents`, up to as much
 * off what they have only reported. Of many requests at once one succeeds; a repeated
 * request returns the state of the first.
 */
export async function requestWithdrawal(
  tx: Tx,
  { user_id }: Pick<Actor, 'user_id'>,
  withdrawalRequest: WithdrawalRequest,
  { now, approval_cents, advance_cents = 0 }: { now: Date; approval_cents: number; advance_cents?: number },
): Promise<WithdrawalRow> {
  await lockMoney(tx, user_id);
  const earlier = await findEarlier(tx, user_id, withdrawalRequest);
  if (earlier !== null) return earlier;
  const facts = await readWithdrawalFacts(tx, user_id, { today: utcDay(now.getTime()), advance_cents });
  refuseUnless(facts, withdrawalRequest.amount_cents, now);
  const order = await buildOrder(tx, { user_id, facts, now }, withdrawalRequest);
  const step = { at: now, actor_id: user_id };
  const needs_approval = withdrawalRequest.amount_cents > approval_cents;
  const row = await insertWithdrawal(tx, { ...order, needs_approval }, step);
  await takeAdvance(tx, { account_id: user_id, withdrawal_id: row.id, ...step }, centsToMicros(row.amount_cents));
  await postWithdrawal(tx, row, 'requested', step);
  await notifyOfWithdrawal(tx, row, 'requested', step);
  return row;
}

async function findEarlier(
  tx: Tx,
  userId: string,
  { id, amount_cents }: WithdrawalRequest,
): Promise<WithdrawalRow | null> {
  const row = await findWithdrawal(tx, id);
  if (row === null) return null;
  if (row.account_id !== userId || row.amount_cents !== amount_cents) throw new Refusal('idempotency_key_reused');
  return row;
}

function refuseUnless(facts: AccountFacts, amountCents: number, now: Date): void {
  const [block] = listWithdrawalBlocks(facts, now.getTime());
  if (block !== undefined && block !== 'balance_too_low' && block !== 'not_received_yet') throw new Refusal(block);
  const issues = checkAmount(amountCents, facts);
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
}

interface Situation {
  user_id: string;
  facts: AccountFacts;
  now: Date;
}

async function buildOrder(
  tx: Tx,
  { user_id, facts, now }: Situation,
  { id, amount_cents }: WithdrawalRequest,
): Promise<Omit<NewWithdrawal, 'needs_approval'>> {
  const { row, method } = facts;
  const { destination_id } = getSetup(row, method);
  if (row === null || method === null || destination_id === null) throw new Refusal('payout_not_set_up');
  const plan = await getEffectivePlan(tx, user_id, now);
  return {
    id,
    account_id: user_id,
    amount_cents,
    fee_cents: WITHDRAWAL_FEE_CENTS,
    plan,
    requested_at: now,
    method,
    destination_id,
    destination: describeDestination(row),
    expected_on: expectedOn(utcDay(now.getTime()), plan),
  };
}
