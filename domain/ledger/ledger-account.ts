/**
 * Accounts of the books. A posting above zero is a debit, below zero a credit; what we owe somebody is therefore a sum below zero.
 */
export const LEDGER_ACCOUNT_KINDS = [
  /** What a store has reported and not paid yet, in its currency. */
  'store_receivable',
  /** Money of lines that nobody could be found for, by store. */
  'suspense',
  /** What we owe the owner of an account. */
  'artist_payable',
  /** What we owe somebody with a share who has not claimed it yet. */
  'payee_payable',
  /** What we owe an owner or a payee and hold back while somebody claims the release. */
  'held_payable',
  /** Our share. */
  'platform_revenue',
  /** Withdrawals that were asked for and have not arrived. */
  'payout_transit',
  /** What payment services keep of a payout. */
  'fees',
  /** What is lost or won by rounding every line of a report for itself. */
  'rounding',
  /** One side of every change of currency; both sides carry the same rate. */
  'exchange',
  /** What a store paid more or less than it reported. */
  'exchange_difference',
  /** Money in the bank. */
  'bank',
] as const;
export type LedgerAccountKind = (typeof LEDGER_ACCOUNT_KINDS)[number];

/** Why money moved. */
export const LEDGER_TRANSACTION_KINDS = [
  'report',
  'match',
  'reversal',
  'claim',
  'hold',
  'hold_release',
  'withdrawal',
  'withdrawal_paid',
  'withdrawal_back',
  'store_payment',
  'correction',
] as const;
export type LedgerTransactionKind = (typeof LEDGER_TRANSACTION_KINDS)[number];

/**
 * Accounts that may stand below what they should only when that was declared: a debt after a refund of a store (rule
 * F36 in docs/standards/reliability.md).
 */
export const PAYABLE_KINDS = ['artist_payable', 'payee_payable', 'held_payable'] as const satisfies LedgerAccountKind[];

/**
 * Movements that may leave somebody owed less than nothing: a store took money back, directly or out of what was held or waited to be
 * claimed. Nothing else may.
 */
export const MAY_OVERDRAW: ReadonlySet<LedgerTransactionKind> = new Set([
  'report',
  'match',
  'reversal',
  'claim',
  'hold_release',
  'correction',
]);
