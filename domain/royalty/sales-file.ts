/**
 * Where a file of sales stands: `received`, being `reading`; then `held` for a person, refused whole as `malformed`, left alone
 * as `unknown_format` or `duplicate`, turned away by a person (`declined`), or `posted` and perhaps `reversed` later.
 */
export const SALES_FILE_STATES = [
  'received',
  'reading',
  'held',
  'posted',
  'reversed',
  'malformed',
  'unknown_format',
  'duplicate',
  'declined',
] as const;
export type SalesFileState = (typeof SALES_FILE_STATES)[number];

/** The key is where a file stands; the list is where it may go. */
export const NEXT_SALES_FILE_STATES = {
  received: ['reading'],
  reading: ['held', 'posted', 'malformed', 'unknown_format', 'duplicate'],
  held: ['reading', 'declined'],
  posted: ['reversed'],
  reversed: [],
  malformed: [],
  unknown_format: [],
  duplicate: [],
  declined: [],
} as const satisfies Record<SalesFileState, readonly SalesFileState[]>;

/**
 * Why a person has to look before money is posted (docs/standards/reports.md): what was found, in this order of weight.
 */
export const HOLD_REASONS = [
  /** Another file reported the same store and month already. */
  'same_period',
  /** The same statement id came in another file. */
  'same_statement',
  /** Trends: another file told of the same store and day already. */
  'same_day',
  /** The lines add up to something else than the report declares. */
  'totals_differ',
  /** No rate is known for a currency of the file. */
  'rate_missing',
  /** No store of ours is named, or one that we do not deliver to. */
  'unknown_store',
  /** More than the tolerated part of the money belongs to nobody. */
  'much_unmatched',
] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** What staff does with a held file: post it beside what is there, in place of it, or not at all. */
export const HOLD_DECISIONS = ['post', 'replace', 'decline'] as const;
export type HoldDecision = (typeof HOLD_DECISIONS)[number];

/** How a file reached us. */
export const SALES_FILE_SOURCES = ['inbox', 'command', 'backoffice'] as const;
export type SalesFileSource = (typeof SALES_FILE_SOURCES)[number];

/** A report of a store, what takes one back, or trends, which have no money. */
export const SALES_FILE_KINDS = ['report', 'reversal', 'trends'] as const;

/**
 * Why the money of a line waits for a person (docs/standards/reports.md): nobody has the recording, several have it, or
 * the line names none.
 */
export const SUSPENSE_REASONS = ['unknown_recording', 'ambiguous', 'no_codes', 'closed_account'] as const;
export type SuspenseReason = (typeof SUSPENSE_REASONS)[number];

export const SUSPENSE_STATES = ['open', 'matched', 'reversed'] as const;
