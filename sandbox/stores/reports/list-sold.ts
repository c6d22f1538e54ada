import type { Store } from '../create-store.ts';
import type { EarlierRelease } from './report-book.ts';
import { findSold, type Popularity, type SoldRelease, UNKNOWN } from './sold-release.ts';

/**
 * Lists the releases that a store sells or once sold, in a fixed order: those delivered to it, and those from before
 * the sandbox existed. The store is null if it is not created yet.
 */
export function listSold(store_id: string, store: Store | null, past: readonly EarlierRelease[]): SoldRelease[] {
  const sold = new Map(
    past.filter(({ stores }) => stores.includes(store_id)).map((one) => [one.icpn, describePast(one)]),
  );
  const delivered = store?.book.releases.list().flatMap((release) => findSold(release) ?? []) ?? [];
  for (const release of delivered) sold.set(release.icpn, joinPast(release, sold.get(release.icpn)));
  return [...sold.values()].sort(byCode);
}

/** Merges a delivered release with its earlier record: it keeps the earlier release date and popularity. */
function joinPast(release: SoldRelease, past: SoldRelease | undefined): SoldRelease {
  if (past === undefined) return release;
  const live_at = past.live_at > release.live_at ? release.live_at : past.live_at;
  const tracks = release.tracks.map((track) => ({ ...track, ...findPopularity(past, track.isrc) }));
  return { ...release, live_at, tracks };
}

function findPopularity({ tracks }: SoldRelease, isrc: string): Popularity {
  const { fame, course, home } = tracks.find((track) => track.isrc === isrc) ?? UNKNOWN;
  return { fame, course, home };
}

/** The plays of each further track of a release, compared with the one before it. */
const NEXT_TRACK = 0.35;

function describePast(past: EarlierRelease): SoldRelease {
  const { icpn, title, artist, live_at, live_until, fame = null, course = 'usual', home = null } = past;
  const tracks = past.tracks.map((isrc, index) => {
    const popularity = { fame: fame && fame * NEXT_TRACK ** index, course, home };
    return { isrc, title: `${title} ${index + 1}`, artist, ...popularity, territories: null };
  });
  return { icpn, title, artist, label: artist, live_at, live_until, tracks };
}

const byCode = (a: SoldRelease, b: SoldRelease): number => (a.icpn < b.icpn ? -1 : 1);
