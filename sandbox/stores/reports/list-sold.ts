import type { Store } from '../create-store.ts';
import type { EarlierRelease } from './report-book.ts';
import { findSold, type SoldRelease } from './sold-release.ts';

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
  return { ...release, live_at, tracks: release.tracks.map((track) => ({ ...track, fame: fameIn(past, track.isrc) })) };
}

function fameIn({ tracks }: SoldRelease, isrc: string): number | null {
  return tracks.find((track) => track.isrc === isrc)?.fame ?? null;
}

function describePast({ icpn, title, artist, live_at, live_until, tracks, fame = null }: EarlierRelease): SoldRelease {
  return {
    icpn,
    title,
    artist,
    label: artist,
    live_at,
    live_until,
    tracks: tracks.map((isrc, index) => ({ isrc, title: `${title} ${index + 1}`, artist, fame, territories: null })),
  };
}

const byCode = (a: SoldRelease, b: SoldRelease): number => (a.icpn < b.icpn ? -1 : 1);
