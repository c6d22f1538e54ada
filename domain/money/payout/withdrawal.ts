/** States of a withdrawal. */
export const WITHDRAWAL_STATES = ['requested', 'processing', 'paid', 'cancelled', 'failed'] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/**
 * The key is the state of a withdrawal; the list its possible next states. Paid money that the bank returns ends as
 * failed.
 */
const NEXT_WITHDRAWAL_STATES = {
  requested: ['processing', 'cancelled'],
  processing: ['paid', 'failed'],
  paid: ['failed'],
  cancelled: [],
  failed: [],
} as const satisfies Record<WithdrawalState, readonly WithdrawalState[]>;

/** Returns whether a withdrawal may move from one state to another. */
export function canMoveWithdrawal(from: WithdrawalState, to: WithdrawalState): boolean {
  const next: readonly WithdrawalState[] = NEXT_WITHDRAWAL_STATES[from];
  return next.includes(to);
}

/** Open states: an account has at most one such withdrawal at a time. */
export const OPEN_WITHDRAWAL_STATES = ['requested', 'processing'] as const satisfies WithdrawalState[];

/** Why a withdrawal was cancelled: by its owner, when the plan ended, with a ban, or by staff. */
export const WITHDRAWAL_CANCEL_REASONS = ['owner', 'plan_ended', 'banned', 'staff'] as const;
export type WithdrawalCancelReason = (typeof WITHDRAWAL_CANCEL_REASONS)[number];

/** Why a payout failed, as its owner sees it: all errors of the payment services are mapped to these. */
export const PAYOUT_FAILURES = [
  'account_closed',
  'account_not_ready',
  'details_wrong',
  'refused_by_bank',
  'returned_by_bank',
  'limit_exceeded',
  'other',
] as const;
export type PayoutFailure = (typeof PAYOUT_FAILURES)[number];
