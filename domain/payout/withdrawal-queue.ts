/**
 * Withdrawals as staff looks at them: those that wait for a person, those whose outcome nobody knows, those that are due, and then
 * by where they stand.
 */
export const WITHDRAWAL_QUEUES = [
  'approval',
  'unknown',
  'due',
  'requested',
  'processing',
  'paid',
  'failed',
  'cancelled',
] as const;
export type WithdrawalQueue = (typeof WITHDRAWAL_QUEUES)[number];

/** Nothing is left to do about these; the others are read from the oldest on. */
export const FINISHED_QUEUES = ['paid', 'failed', 'cancelled'] as const satisfies WithdrawalQueue[];
