import { WITHDRAWAL_MIN_CENTS } from '../money/money-limits.ts';

/** Reasons that keep an owner from closing the account, in the order in which they are shown and settled. */
export const CLOSING_BLOCKERS = ['releases', 'withdrawal', 'balance'] as const;
export type ClosingBlocker = (typeof CLOSING_BLOCKERS)[number];

/** The facts that decide whether an account can be closed by its owner. */
export interface ClosingFacts {
  /** Releases in review, in stores, or on the way between. */
  readonly releases: number;
  readonly has_open_withdrawal: boolean;
  /** Whole cents that we owe, with what is on hold, whether stores have paid them or not; below zero a debt. */
  readonly balance_cents: number;
}

/**
 * Lists what has to be settled first. Money below the smallest withdrawal cannot be paid out and blocks nothing: it
 * stays booked for the account.
 */
export function listClosingBlockers({ releases, has_open_withdrawal, balance_cents }: ClosingFacts): ClosingBlocker[] {
  const applies: Record<ClosingBlocker, boolean> = {
    releases: releases > 0,
    withdrawal: has_open_withdrawal,
    balance: balance_cents >= WITHDRAWAL_MIN_CENTS,
  };
  return CLOSING_BLOCKERS.filter((blocker) => applies[blocker]);
}
