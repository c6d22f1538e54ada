import { addDays, type CalendarDate } from '../../calendar.ts';
import type { ArtistPage } from '../../catalogue/artist/identities.ts';
import { PAGE_REQUEST_AGAIN_DAYS } from '../distribution-limits.ts';

/**
 * Where a release stands at a service with artist pages: on the right page, on the page of someone else, or, while
 * its store says that it is live, not yet found. A protected page shows it once its artist has approved it there.
 */
export const PAGE_STATES = ['right', 'wrong', 'not_shown'] as const;
export type PageState = (typeof PAGE_STATES)[number];

/** The store whose listeners see the pages of a service. */
export const PAGE_STORES: Readonly<Record<ArtistPage, string>> = { spotify: 'spotify', apple_music: 'apple-music' };

/** A page of an artist at one service. */
export type PlacedArtist = { readonly id: string; readonly name: string };

export type PageVerdict = {
  readonly state: PageState;
  /** The artist it is about: the first one whose page is not the right one. */
  readonly expected: PlacedArtist;
  /** The page on which the release stands instead. */
  readonly found: PlacedArtist | null;
};

/**
 * Compares the pages of the main artists with those on which the service shows the release. `found` is null while the
 * service does not know the release. Returns null where no page is known that it could be compared with.
 *
 * @example judgePages([{ id: '1', name: 'Ada' }], [{ id: '2', name: 'Ada' }])?.state // 'wrong'
 */
export function judgePages(
  expected: readonly PlacedArtist[],
  found: readonly PlacedArtist[] | null,
): PageVerdict | null {
  const [first] = expected;
  if (first === undefined) return null;
  if (found === null || found.length === 0) return { state: 'not_shown', expected: first, found: null };
  const lost = expected.find(({ id }) => found.every((one) => one.id !== id));
  if (lost === undefined) return { state: 'right', expected: first, found: null };
  const others = found.filter(({ id }) => expected.every((one) => one.id !== id));
  const namesake = others.find(({ name }) => name.toLowerCase() === lost.name.toLowerCase());
  return { state: 'wrong', expected: lost, found: namesake ?? others[0] ?? null };
}

/** Returns whether the store can be asked to move a release: it stands wrong, and was not asked in the last week. */
export function canRequestMove(
  { state, requested_on }: { readonly state: PageState; readonly requested_on: CalendarDate | null },
  today: CalendarDate,
): boolean {
  if (state !== 'wrong') return false;
  return requested_on === null || addDays(requested_on, PAGE_REQUEST_AGAIN_DAYS) <= today;
}
