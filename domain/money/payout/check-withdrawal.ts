import type { Issue } from '../../issue.ts';
import { WITHDRAWAL_MIN_CENTS } from '../money-limits.ts';
import type { PayoutMethod, PayoutSetupState } from './payout-method.ts';

/** The facts that decide whether an account can withdraw. */
export interface WithdrawalFacts {
  /** Whole cents that we owe; below zero a debt. */
  readonly balance_cents: number;
  readonly is_verified: boolean;
  readonly method: PayoutMethod | null;
  /** State of the setup of the chosen payout method. */
  readonly setup: PayoutSetupState;
  /** No withdrawals until then, after a change of the payout method. */
  readonly held_until_ms: number | null;
  readonly has_open_withdrawal: boolean;
}

/** Why no withdrawal is possible now, whatever the amount, in the order of display. */
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

/** Lists everything that blocks withdrawals, most important first. */
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

/** Checks an amount in cents: it is between the minimum and the balance, both included. */
export function checkAmount(amountCents: number, { balance_cents }: Pick<WithdrawalFacts, 'balance_cents'>): Issue[] {
  const path = 'amount_cents';
  if (amountCents < WITHDRAWAL_MIN_CENTS) return [{ code: 'below_minimum', path }];
  return amountCents > balance_cents ? [{ code: 'above_balance', path }] : [];
}
