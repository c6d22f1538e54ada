/** How much of the texts a page takes with it: all, or what the first screen or the sign-in pages say. */
export type TextExtent = 'all' | 'start' | 'auth';

/** What the first screen of signed-in people and the frame around it say. */
const START = ['auth', 'dashboard', 'error', 'navigation', 'plan', 'release', 'shell', 'status', 'subscription', 'ui'];

/** What the sign-in pages say: a small part of the whole, so that they are there soon. */
const AUTH_AREAS = ['auth', 'error', 'navigation', 'ui'];

/** The areas of a part, by the names of their files; null for all of them. */
export const TEXT_AREAS: Readonly<Record<TextExtent, readonly string[] | null>> = {
  all: null,
  start: START,
  auth: AUTH_AREAS,
};
