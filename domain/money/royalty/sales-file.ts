/**
 * States of a sales file: `received`, then `reading`; then `held` for a decision, refused whole as `malformed`,
 * ignored as `unknown_format` or `duplicate`, declined by staff (`declined`), or `posted` and possibly `reversed`
 * later.
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

/** The key is the state of a file; the list its possible next states. */
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

/** Why a file is held for a decision before money is posted (docs/standards/reports.md), most important first. */
export const HOLD_REASONS = [
  /** The file is addressed to another recipient. */
  'other_recipient',
  /** Our name beside the party id of another recipient. */
  'recipient_mismatch',
  /** The name of the sender is that of one store, and its party id is not. */
  'sender_mismatch',
  /** The name of the file names another store than its lines. */
  'file_name_mismatch',
  /** Another file already reported the same store and month. */
  'same_period',
  /** Another file has the same statement id. */
  'same_statement',
  /** Trends: another file already reported the same store and day. */
  'same_day',
  /** The lines add up to a different total than the report declares. */
  'totals_differ',
  /** A store that has always reported in one currency reports in another. */
  'other_currency',
  /** A currency of the file has no exchange rate. */
  'rate_missing',
  /** The file names no store of ours, or one that we do not deliver to. */
  'unknown_store',
  /** More than the tolerated part of the money is in unmatched lines. */
  'much_unmatched',
] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** Decisions on a held file: post it in addition to earlier ones, post it in place of one, or decline it. */
export const HOLD_DECISIONS = ['post', 'replace', 'decline'] as const;
export type HoldDecision = (typeof HOLD_DECISIONS)[number];

/** Where a file came from. */
export const SALES_FILE_SOURCES = ['inbox', 'command', 'backoffice'] as const;
export type SalesFileSource = (typeof SALES_FILE_SOURCES)[number];

/** A report of a store, the reversal of one, or trends, which have no money. */
export const SALES_FILE_KINDS = ['report', 'reversal', 'trends'] as const;
export type SalesFileKind = (typeof SALES_FILE_KINDS)[number];

/**
 * Why the money of a line is in suspense (docs/standards/reports.md): no track has the recording, several have it, the
 * line has no code, or the account was closed.
 */
export const SUSPENSE_REASONS = ['unknown_recording', 'ambiguous', 'no_codes', 'closed_account'] as const;
export type SuspenseReason = (typeof SUSPENSE_REASONS)[number];

export const SUSPENSE_STATES = ['open', 'matched', 'reversed'] as const;
