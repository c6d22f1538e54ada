/**
 * The delay before a field shows its error after losing the focus: a line that appears between press and release of a
 * button moves the button from under the pointer, and the click is lost.
 */
export const ERROR_DELAY_MS = 300;
