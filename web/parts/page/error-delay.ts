/**
 * A field that is left with something wrong says so a moment later: a line that appears between press and release of a button
 * moves what was pressed from under the pointer, and the click is lost.
 */
export const ERROR_DELAY_MS = 300;
