/** The part of the texts that a page loads: all, or those of the first screen or of the sign-in pages. */
export type TextExtent = 'all' | 'start' | 'auth';

/** The areas of the first screen for signed-in users and the frame around it. */
const START = [
  'auth',
  'calendar',
  'dashboard',
  'error',
  'navigation',
  'plan',
  'release',
  'shell',
  'status',
  'subscription',
  'ui',
];

/** The areas of the sign-in pages: a small part of the whole, so that they load quickly. */
const AUTH_AREAS = ['auth', 'error', 'navigation', 'ui'];

/** The areas of a part, by file name; null for all of them. */
export const TEXT_AREAS: Readonly<Record<TextExtent, readonly string[] | null>> = {
  all: null,
  start: START,
  auth: AUTH_AREAS,
};
