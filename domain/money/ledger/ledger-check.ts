/**
 * Rules that must always hold for the ledger (section Ledger in docs/standards/reliability.md), and for every line
 * (A-082, A-085).
 */
export const LEDGER_RULES = [
  /**
   * The entries of every transaction add up to zero in each currency, are complete and are in the currency of their
   * account.
   */
  'balanced',
  /** Every fact about money has its transaction, and every transaction its fact, under its own key. */
  'booked_once',
  /** Every line has the value that plan and split give it, and its parts add up. */
  'lines',
  /** The totals by store and by country match the entries. */
  'totals',
  /** Every fine and fee is listed, what came back belongs to its fine, and every dispute to a fine of its account. */
  'charges',
  /** The amount we owe a holder is the total of their entries, minus their withdrawals. */
  'owed',
  /** No balance is negative, unless a store took money back. */
  'no_debts',
  /** Nothing can be withdrawn of a statement beyond what its store has paid, and payments are divided completely. */
  'received',
  /** Clearing accounts hold the open amounts, and nothing else. */
  'clearing',
  /** The journal, replayed from its beginning, leads to the same balances. */
  'replay',
  /** All money received was paid out, is owed, is ours, is in suspense or was lost in rounding. */
  'conserved',
  /** Closed months are unchanged. */
  'closed_months',
] as const;
export type LedgerRule = (typeof LEDGER_RULES)[number];

/** One violation of a rule: its subject, and a plain description of the problem with ids and amounts. */
export type LedgerFinding = { readonly subject: string; readonly message: string };

/** The number of violations of a rule, and the first of them. */
export type LedgerCheckResult = {
  readonly rule: LedgerRule;
  readonly count: number;
  readonly findings: LedgerFinding[];
};
