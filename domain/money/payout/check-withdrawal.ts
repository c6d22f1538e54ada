import type { Issue } from '../../issue.ts';
import { WITHDRAWAL_MIN_CENTS } from '../money-limits.ts';
import type { PayoutMethod, PayoutSetupState } from './payout-method.ts';

/** The facts that decide whether an account can withdraw. */
export interface WithdrawalFacts {
  /** Whole cents that we owe, whether stores have paid them or not; below zero a debt. */
  readonly balance_cents: number;
  /** Whole cents of it that stores have paid; below zero a debt. */
  readonly available_cents: number;
  /** Whole cents of the rest that we pay out before stores do. */
  readonly advance_cents: number;
  /** The next day on which a store should pay a part of the rest; null when none is due later. */
  readonly reported_due_on: string | null;
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
  'not_received_yet',
  'balance_too_low',
] as const;
export type WithdrawalBlock = (typeof WITHDRAWAL_BLOCKS)[number];

/** Lists everything that blocks withdrawals, most important first. */
export function listWithdrawalBlocks(facts: WithdrawalFacts, nowMs: number): WithdrawalBlock[] {
  const { balance_cents, is_verified, method, setup, held_until_ms, has_open_withdrawal } = facts;
  const limit = withdrawalLimit(facts);
  const isTooLow = limit >= 0 && limit < WITHDRAWAL_MIN_CENTS;
  const isWaiting = isTooLow && balance_cents >= WITHDRAWAL_MIN_CENTS;
  const applies: Record<WithdrawalBlock, boolean> = {
    email_not_verified: !is_verified,
    payout_not_set_up: method === null,
    payout_not_ready: method !== null && setup !== 'ready',
    withdrawal_open: has_open_withdrawal,
    payout_on_hold: held_until_ms !== null && nowMs < held_until_ms,
    balance_negative: limit < 0,
    not_received_yet: isWaiting,
    balance_too_low: isTooLow && !isWaiting,
  };
  return WITHDRAWAL_BLOCKS.filter((block) => applies[block]);
}

type Money = Pick<WithdrawalFacts, 'balance_cents' | 'available_cents' | 'advance_cents' | 'reported_due_on'>;

/** Returns the most that can be withdrawn now, in cents: what stores have paid, and what we advance of the rest. */
export function withdrawalLimit({
  available_cents,
  advance_cents,
}: Pick<Money, 'available_cents' | 'advance_cents'>): number {
  return available_cents + advance_cents;
}

/**
 * Checks an amount in cents: it is between the minimum and what stores have paid, both included.
 * Of an amount within the balance the issue says how much of it came in, and when a part of the rest is due.
 */
export function checkAmount(amountCents: number, facts: Money): Issue[] {
  const path = 'amount_cents';
  const limit = withdrawalLimit(facts);
  if (amountCents < WITHDRAWAL_MIN_CENTS) return [{ code: 'below_minimum', path }];
  if (amountCents <= limit) return [];
  if (amountCents > facts.balance_cents) return [{ code: 'above_balance', path }];
  const next_on = facts.reported_due_on;
  return [{ code: 'not_received_yet', path, params: { available: limit, ...(next_on === null ? {} : { next_on }) } }];
}
