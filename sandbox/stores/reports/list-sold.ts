import type { Store } from '../create-store.ts';
import type { EarlierRelease } from './report-book.ts';
import { findSold, type SoldRelease } from './sold-release.ts';

/**
 * What a store has for its listeners, or once had, in a fixed order: what was delivered to it, and what it had before there was this
 * sandbox. The store is null when it is none of those that are open.
 */
export function listSold(store_id: string, store: Store | null, past: readonly EarlierRelease[]): SoldRelease[] {
  const sold = new Map(
    past.filter(({ stores }) => stores.includes(store_id)).map((one) => [one.icpn, describePast(one)]),
  );
  const delivered = store?.book.releases.list().flatMap((release) => findSold(release) ?? []) ?? [];
  for (const release of delivered) sold.set(release.icpn, joinPast(release, sold.get(release.icpn)));
  return [...sold.values()].sort(byCode);
}

/** What was there before it was delivered here has been for sale since then, and is known as well as it was. */
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
