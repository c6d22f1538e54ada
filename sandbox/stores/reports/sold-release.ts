import type { CatalogueRelease, CatalogueTrack } from '../store-records.ts';
import type { Course } from './course.ts';

/** The sales-related data of a release. */
export interface SoldRelease {
  icpn: string;
  title: string;
  artist: string;
  label: string;
  /** The time from which and until which it could be played or bought; null for until today. */
  live_at: string;
  live_until: string | null;
  tracks: SoldTrack[];
}

/** How much, when and where a recording is played. */
export interface Popularity {
  /** Plays at the largest store on a good usual day; null to derive it from the ISRC. */
  fame: number | null;
  course: Course;
  /** Code of the country with most of its listeners; null when it is known everywhere. */
  home: string | null;
}

export interface SoldTrack extends Popularity {
  isrc: string;
  title: string;
  artist: string;
  /** Country codes; null for everywhere. */
  territories: ReadonlySet<string> | null;
}

/** The popularity of a recording that is only known by its delivery. */
export const UNKNOWN: Popularity = { fame: null, course: 'usual', home: null };

/** Converts a release of a store's catalogue; null if it was never live there. */
export function findSold(release: CatalogueRelease): SoldRelease | null {
  const { icpn, title, artist, label, live_at } = release;
  if (live_at === null) return null;
  const ends = [release.live_until, release.withdrawn_at ?? null].filter((end) => end !== null).sort();
  const tracks = release.tracks.map((track) => ({
    isrc: track.isrc,
    title: track.title,
    artist: track.artist,
    ...UNKNOWN,
    territories: listTerritories(track),
  }));
  return { icpn, title, artist, label, live_at, live_until: ends[0] ?? null, tracks };
}

// A takedown message contains no deals, so the release counts as sold everywhere before it.
function listTerritories({ deals }: CatalogueTrack): ReadonlySet<string> | null {
  const named = deals.filter(({ is_pre_order }) => !is_pre_order).flatMap(({ territories }) => territories);
  return named.length === 0 || named.includes('Worldwide') ? null : new Set(named);
}
