// Limits of this subject, each with its unit and the decision it comes from. Defined nowhere else.
import { MB_BYTES } from '../limits.ts';

/** Text that is checked, in characters. */
export const CHECKED_TEXT_CHARS = { min: 20, max: 5000 } as const;
/** Picture that is checked. */
export const CHECKED_PICTURE_BYTES = 20 * MB_BYTES;
/** Checks that one network may start within the window. */
export const MADE_HERE_CHECKS = { per_address: 20, window_minutes: 60 } as const;
/** Lines that are kept of one lyric, however often it is written again. */
export const KEPT_LINES = 400;
