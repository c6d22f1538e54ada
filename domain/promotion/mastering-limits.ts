// Limits of this subject, each with its unit and the requirement or decision it comes from. Defined nowhere else.
import { MINUTE_MS } from '../duration.ts';

/** A mix or a reference for mastering lasts between these, in milliseconds. */
export const MASTERING_MS = { min: 10_000, max: 20 * MINUTE_MS } as const;
/** Masters of an account in one calendar month (UTC); failed ones do not count. */
export const MASTERINGS_PER_MONTH = 20;
/** Tracks of a release that are mastered together. */
export const MASTERED_TOGETHER = { min: 2, max: 12 } as const;
/** Masters that an account may start within the window, so that nobody fills the queue. */
export const MASTERING_STARTS = { per_account: 10, window_minutes: 1 } as const;
/** A project that is pending for longer has failed. */
export const MASTERING_TIME_LIMIT_MINUTES = 15;
/** Name of a mastering project, in characters. */
export const MASTERING_NAME_CHARS = { min: 1, max: 80 } as const;
/** Length of the preview loop of a master (S2-127, A-052). */
export const PREVIEW_LOOP_SECONDS = 15;
/** Peaks that stand less than this over the loudness belong to a mix that has been mastered before. */
export const MASTERED_PEAK_TO_LOUDNESS_DB = 9;
/** Rounds of a blind test between original and master. */
export const BLIND_TEST_ROUNDS = 10;
/** Mastering projects per page of the list. */
export const MASTERINGS_PER_PAGE = 20;
