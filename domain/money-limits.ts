/** Numbers of royalties and withdrawals, beside those of `limits.ts`: each with its unit and its rule. Written nowhere else. */
import { MB_BYTES } from './limits.ts';

/** The smallest withdrawal, in cents, for every plan and way to be paid. */
export const WITHDRAWAL_MIN_CENTS = 1_000;
/** What a withdrawal costs its owner, in cents. */
export const WITHDRAWAL_FEE_CENTS = 0;
/** After the way to be paid was changed, nothing is withdrawn for so many hours. */
export const PAYOUT_METHOD_HOLD_HOURS = 24;
/** A payout that has arrived is asked about for so many days more: banks send money back late. */
export const PAYOUT_RETURN_DAYS = 60;
/** A mailed link to a share is good for so long; asking for another one is always possible. */
export const CLAIM_LINK_DAYS = 30;
/** Mails to one person about the same shares, by one owner in a day, and people whom one owner names for the first time in a day. */
export const INVITATIONS = { per_payee: 3, per_account: 100, window_minutes: 1440 } as const;
/** The most that an owner gets back from one track before it is shared, in cents. */
export const RECOUPABLE_MAX_CENTS = 1_000_000_000;
/** A new version of a split counts from so many months ahead at the latest. */
export const SPLIT_MONTHS_AHEAD = 12;
/** Releases shown at once among collaborators, each with all its tracks, and versions of each track. */
export const SPLITS_PER_PAGE = { releases: 10, versions: 20 } as const;
/** Royalty entries shown at once. */
export const ROYALTIES_PER_PAGE = 50;
/** Lines that are looked at for one answer when somebody looks for entries that are rare. */
export const ROYALTY_LINES_SCANNED = 30_000;
/** Withdrawals, statements, sales files and lines in suspense shown at once. */
export const MONEY_ROWS_PER_PAGE = 50;
/** Wrong lines of a refused report that are named one by one. */
export const REPORT_PROBLEMS_MAX = 100;
/**
 * A report whose lines belong to nobody with more than so many percent of its money waits for a person
 * (docs/standards/reports.md).
 */
export const UNMATCHED_TOLERANCE_PERCENT = 20;
/** So few lines that belong to nobody hold up no report, whatever they are worth. */
export const MAX_UNMATCHED_LINES = 5;
/** The largest report taken in the back office; larger ones come through the inbox or the command line. */
export const SALES_UPLOAD_MAX_BYTES = 512 * MB_BYTES;
/** A store that says nothing else reports so many days after the month has ended, and pays so many days after it. */
export const STORE_TERMS_DAYS = { report: 45, payment: 75 } as const;
/** Months that an estimate of what a store owes looks back. */
export const ESTIMATE_MONTHS = 3;
/** A name of a sales file is at most so long. */
export const SALES_FILE_NAME_MAX_CHARS = 255;
/** Months of stores shown at once unless more are asked for, and at most. */
export const STORE_MONTHS = { shown: 12, max: 36 } as const;
/** A rate of exchange counts for its day and so many days after it, while there is no newer one. */
export const RATE_MAX_AGE_DAYS = 45;
/** Digits a rate of exchange may have before and behind the point. */
export const RATE_DIGITS = { whole: 12, fraction: 12 } as const;
/** Cases against one rule of the books that are named one by one. */
export const LEDGER_FINDINGS_MAX = 20;
/** Statements as files, for one account. */
export const STATEMENT_DOWNLOADS = { per_account: 60, window_minutes: 60 } as const;
