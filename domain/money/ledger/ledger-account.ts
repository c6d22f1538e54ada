/**
 * Accounts of the ledger. A posting above zero is a debit, below zero a credit; a balance that we owe is therefore
 * below zero.
 */
export const LEDGER_ACCOUNT_KINDS = [
  /** The amounts a store has reported and not paid yet, in its currency. */
  'store_receivable',
  /** Money of lines without a known owner, by store. */
  'suspense',
  /** The amount we owe the owner of an account, received from stores. */
  'artist_payable',
  /** The amount we owe a payee who has not accepted the share yet, received from stores. */
  'payee_payable',
  /** The amount we owe an owner or a payee and hold back while another party claims the release. */
  'held_payable',
  /** The same three, by statement, of what a store has reported and not paid yet. */
  'artist_reported',
  'payee_reported',
  'held_reported',
  /**
   * Charges of stores beside sales, fines and fees: as a debit by store and as a credit by the account that bears them,
   * zero together.
   */
  'store_charge',
  /** Our share. */
  'platform_revenue',
  /** Withdrawals that were requested and have not arrived. */
  'payout_transit',
  /** The fees that payment services keep of a payout. */
  'fees',
  /** The difference that arises from rounding every line of a report separately. */
  'rounding',
  /** One entry of every currency conversion; both entries carry the same rate. */
  'exchange',
  /** The difference between the amount a store reported and the amount it paid. */
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
  /** Money of a store that came in before its report, or before lines in suspense were matched. */
  'store_credit',
  /** Reported money that we pay out before the store pays it, and the part that came back. */
  'advance',
  'advance_back',
  'correction',
] as const;
export type LedgerTransactionKind = (typeof LEDGER_TRANSACTION_KINDS)[number];

/**
 * Accounts that may be overdrawn only by a declared kind of transaction: a debt after a refund of a store (rule F36 in
 * docs/standards/reliability.md).
 */
export const PAYABLE_KINDS = ['artist_payable', 'payee_payable', 'held_payable'] as const satisfies LedgerAccountKind[];

/** Accounts of reported money, one per holder and statement. None is ever overdrawn, by any transaction. */
export const REPORTED_KINDS = [
  'artist_reported',
  'payee_reported',
  'held_reported',
] as const satisfies LedgerAccountKind[];

/** All that we owe holders, whether it can be withdrawn or a store has to pay it first. */
export const OWED_KINDS = [...PAYABLE_KINDS, ...REPORTED_KINDS] as const;

/**
 * Transactions that may leave a holder with a negative balance: a store took money back, directly or from held or
 * money of shares that are not accepted yet. No other transaction may.
 */
export const MAY_OVERDRAW: ReadonlySet<LedgerTransactionKind> = new Set([
  'report',
  'match',
  'reversal',
  'claim',
  'hold_release',
  'correction',
  // A store takes a payment back.
  'store_payment',
]);
