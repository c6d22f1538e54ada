import type { CatalogueRelease, CatalogueTrack } from '../store-records.ts';

/** A release as far as its sales are concerned. */
export interface SoldRelease {
  icpn: string;
  title: string;
  artist: string;
  label: string;
  /** From when and until when it could be played or bought; null for until today. */
  live_at: string;
  live_until: string | null;
  tracks: SoldTrack[];
}

export interface SoldTrack {
  isrc: string;
  title: string;
  artist: string;
  /** How often it is played at the largest store on a usual good day; null for as often as its code says. */
  fame: number | null;
  /** Codes of countries; null for everywhere. */
  territories: ReadonlySet<string> | null;
}

/** A release in a store's catalogue that was once live there; null for one that never was. */
export function findSold(release: CatalogueRelease): SoldRelease | null {
  const { icpn, title, artist, label, live_at } = release;
  if (live_at === null) return null;
  const ends = [release.live_until, release.withdrawn_at ?? null].filter((end) => end !== null).sort();
  const tracks = release.tracks.map((track) => ({
    isrc: track.isrc,
    title: track.title,
    artist: track.artist,
    fame: null,
    territories: listTerritories(track),
  }));
  return { icpn, title, artist, label, live_at, live_until: ends[0] ?? null, tracks };
}

// Whoever took a release down says no terms any more: what was before it was everywhere as far as anybody knows.
function listTerritories({ deals }: CatalogueTrack): ReadonlySet<string> | null {
  const named = deals.filter(({ is_pre_order }) => !is_pre_order).flatMap(({ territories }) => territories);
  return named.length === 0 || named.includes('Worldwide') ? null : new Set(named);
}
