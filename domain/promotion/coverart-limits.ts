// Limits of this subject, each with its unit and the requirement or decision it comes from. Defined nowhere else.
import { MB_BYTES } from '../limits.ts';

/** Prompt for a cover, in characters. */
export const COVER_PROMPT_CHARS = { min: 3, max: 200 } as const;
/** Covers drawn in one run. */
export const COVERS_PER_RUN = 4;
/** Candidates that are drawn small for a run; the critic keeps the best and drops the weak third. */
export const COVER_DRAFTS = 6;
/** Runs of an account in one calendar month (UTC), by plan; failed ones do not count. */
export const COVER_RUNS_PER_MONTH = { free: 5, pro: 50, advanced: 50 } as const;
/** Runs that an account may start within the window. */
export const COVER_STARTS = { per_account: 10, window_minutes: 1 } as const;
/** A run that is pending for longer has failed. */
export const COVER_TIME_LIMIT_MINUTES = 10;
/** A cover is smaller than this. */
export const COVER_LIMIT_BYTES = 5 * MB_BYTES;
/** Least contrast of the type of a cover with what is behind it (WCAG 2.2, 1.4.3). */
export const COVER_MIN_CONTRAST = 4.5;
/** Drawings of one candidate until one passes the rules. */
export const COVER_ATTEMPTS = 4;
/** Runs per page of the list. */
export const COVER_RUNS_PER_PAGE = 12;
