/**
 * Logged actions that repeat every month without a decision by anyone. The log leaves them out of its first view, where
 * a year of them would hide everything else.
 */
export const ROUTINE_ACTIONS = ['ledger.payment_recorded', 'ledger.rate_set', 'plan.renewed'] as const;
