/**
 * What must always hold of the books (section Ledger in docs/standards/reliability.md), and the rule of every line
 * (A-082, A-085).
 */
export const LEDGER_RULES = [
  /** The sides of every movement add up to zero in each currency, are all there and are in the currency of their account. */
  'balanced',
  /** Every fact about money has its movement, and every movement its fact, under its own key. */
  'booked_once',
  /** Every line is worth what plan and split say, and its parts add up. */
  'lines',
  /** The sums by store and by country are those of the entries. */
  'totals',
  /** What we owe somebody is what their entries brought, less what was withdrawn. */
  'owed',
  /** Nobody is owed less than nothing but by money that a store took back. */
  'no_debts',
  /** Accounts that money only passes through hold what is open, and nothing else. */
  'clearing',
  /** The journal, read again from its beginning, leads to the same balances. */
  'replay',
  /** What came in is what was paid, is owed, is ours, belongs to nobody yet or was lost in rounding. */
  'conserved',
  /** Months that are closed are as they were. */
  'closed_months',
] as const;
export type LedgerRule = (typeof LEDGER_RULES)[number];

/** One case against a rule: what it is about, and what is wrong in plain words with ids and amounts. */
export type LedgerFinding = { readonly subject: string; readonly message: string };

/** How many cases speak against a rule, and the first of them. */
export type LedgerCheckResult = {
  readonly rule: LedgerRule;
  readonly count: number;
  readonly findings: LedgerFinding[];
};
