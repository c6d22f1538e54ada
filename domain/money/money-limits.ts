/**
 * Limits of royalties and withdrawals, in addition to those of `limits.ts`: each with its unit and its rule. Defined
 * nowhere else.
 */
import { MB_BYTES } from '../limits.ts';

/** The smallest withdrawal, in cents, for every plan and payout method. */
export const WITHDRAWAL_MIN_CENTS = 1_000;
/** The fee of a withdrawal for its owner, in cents. */
export const WITHDRAWAL_FEE_CENTS = 0;
/** After a change of the payout method, withdrawals are blocked for this many hours. */
export const PAYOUT_METHOD_HOLD_HOURS = 24;
/** An arrived payout is still polled for this many days: banks return money late. */
export const PAYOUT_RETURN_DAYS = 60;
/** The link to a share in an email is valid for this long; a new one can always be requested. */
export const SHARE_LINK_DAYS = 30;
/**
 * Emails to one payee about the same shares, by one owner in a day, and payees one owner can name for the first time in
 * a day; one mailbox can be named under so many addresses, as those of a band.
 */
export const INVITATIONS = { per_payee: 3, per_mailbox: 5, per_account: 100, window_minutes: 1440 } as const;
/** The largest recoupable amount of one track, in cents. */
export const RECOUPABLE_MAX_CENTS = 1_000_000_000;
/** A new version of a split starts at most this many months ahead. */
export const SPLIT_MONTHS_AHEAD = 12;
/** Releases per page of collaborators, each with all its tracks, and versions of each track. */
export const SPLITS_PER_PAGE = { releases: 10, versions: 20 } as const;
/** Royalty entries per page. */
export const ROYALTIES_PER_PAGE = 50;
/** Lines scanned for one response when a filter matches few entries. */
export const ROYALTY_LINES_SCANNED = 30_000;
/** Withdrawals, statements, sales files and suspense lines per page. */
export const MONEY_ROWS_PER_PAGE = 50;
/** Problems of a refused report that are listed individually. */
export const REPORT_PROBLEMS_MAX = 100;
/**
 * A report with more than this percentage of its money in unmatched lines is held for a decision
 * (docs/standards/reports.md).
 */
export const UNMATCHED_TOLERANCE_PERCENT = 20;
/** Up to this many unmatched lines never hold a report, whatever their value. */
export const MAX_UNMATCHED_LINES = 5;
/**
 * The largest report that can be uploaded in the back office; larger ones come through the inbox or the command line.
 */
export const SALES_UPLOAD_MAX_BYTES = 512 * MB_BYTES;
/** By default a store reports this many days after the end of the month, and pays this many days after it. */
export const STORE_TERMS_DAYS = { report: 45, payment: 75 } as const;
/** Months on which the estimate of a store's debt is based. */
export const ESTIMATE_MONTHS = 3;
/** Maximum length of the name of a sales file. */
export const SALES_FILE_NAME_MAX_CHARS = 255;
/** Months of stores listed by default, and at most. */
export const STORE_MONTHS = { shown: 12, max: 36 } as const;
/** An exchange rate applies to its day and for this many days after it, while there is no newer one. */
export const RATE_MAX_AGE_DAYS = 45;
/** Digits of an exchange rate before and after the decimal point. */
export const RATE_DIGITS = { whole: 12, fraction: 12 } as const;
/** Fines and fees listed at once, the newest. */
export const ROYALTY_CHARGES_MAX = 100;
/**
 * Disputes of fines: a fine can be disputed for so many days after it was posted; staff send it within so many,
 * and the store has so many to answer.
 */
export const FINE_DISPUTE_DAYS = { open: 90, send: 7, store: 30 } as const;
/** Disputes that one account can open in a day, and the length of the note of an artist and of staff. */
export const FINE_DISPUTES = { per_account: 50, window_minutes: 1440, note_max_chars: 2000 } as const;
/** Violations of one ledger rule that are listed individually. */
export const LEDGER_FINDINGS_MAX = 20;
/** Downloads of statements as files, per account. */
export const STATEMENT_DOWNLOADS = { per_account: 60, window_minutes: 60 } as const;
