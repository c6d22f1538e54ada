/** Queues of withdrawals for staff: waiting for an approval, unknown outcome, due, and then by state. */
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

/** Queues without open work; the others are listed oldest first. */
export const FINISHED_QUEUES = ['paid', 'failed', 'cancelled'] as const satisfies WithdrawalQueue[];
