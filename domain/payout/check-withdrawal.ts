import type { Issue } from '../issue.ts';
import { WITHDRAWAL_MIN_CENTS } from '../money-limits.ts';
import type { PayoutMethod, PayoutSetupState } from './payout-method.ts';

/** What decides whether somebody can withdraw. */
export interface WithdrawalFacts {
  /** Whole cents that we owe them; below zero a debt. */
  readonly balance_cents: number;
  readonly is_verified: boolean;
  readonly method: PayoutMethod | null;
  /** How far the chosen way to be paid is set up. */
  readonly setup: PayoutSetupState;
  /** Until when nothing is withdrawn after a change of the way to be paid. */
  readonly held_until_ms: number | null;
  readonly has_open_withdrawal: boolean;
}

/** Why nobody can withdraw at this moment, whatever the amount, in the order in which it is told. */
const WITHDRAWAL_BLOCKS = [
  'email_not_verified',
  'payout_not_set_up',
  'payout_not_ready',
  'withdrawal_open',
  'payout_on_hold',
  'balance_negative',
  'balance_too_low',
] as const;
export type WithdrawalBlock = (typeof WITHDRAWAL_BLOCKS)[number];

/** What stands in the way of any withdrawal. The first one is what to do something about first. */
export function listWithdrawalBlocks(facts: WithdrawalFacts, nowMs: number): WithdrawalBlock[] {
  const { balance_cents, is_verified, method, setup, held_until_ms, has_open_withdrawal } = facts;
  const applies: Record<WithdrawalBlock, boolean> = {
    email_not_verified: !is_verified,
    payout_not_set_up: method === null,
    payout_not_ready: method !== null && setup !== 'ready',
    withdrawal_open: has_open_withdrawal,
    payout_on_hold: held_until_ms !== null && nowMs < held_until_ms,
    balance_negative: balance_cents < 0,
    balance_too_low: balance_cents >= 0 && balance_cents < WITHDRAWAL_MIN_CENTS,
  };
  return WITHDRAWAL_BLOCKS.filter((block) => applies[block]);
}

/** What is wrong with an amount in cents: it lies between the minimum and the balance, both included. */
export function checkAmount(amountCents: number, { balance_cents }: Pick<WithdrawalFacts, 'balance_cents'>): Issue[] {
  const path = 'amount_cents';
  if (amountCents < WITHDRAWAL_MIN_CENTS) return [{ code: 'below_minimum', path }];
  return amountCents > balance_cents ? [{ code: 'above_balance', path }] : [];
}
