import type { CalendarDate } from '@tangent/domain/calendar.ts';
import type { ReleaseType } from '@tangent/domain/catalogue/release/release-type.ts';
import type { LinkTint } from '@tangent/domain/promotion/smartlink/link-tint.ts';
import type { DirectoryArtist } from '../catalogue/artist-directory.ts';

/** A release on the public page of its artist. */
export type ArtistPageRelease = {
  /** With its version. */
  readonly title: string;
  readonly release_type: ReleaseType;
  readonly track_count: number;
  /** `presave`: fans can save it; `opening`: its day has come and stores are opening it; `live`: it is in stores. */
  readonly state: 'presave' | 'opening' | 'live';
  /** The day it comes out or first came out. */
  readonly date: CalendarDate | null;
  /** The page of the release; null while its owner has switched that off. */
  readonly path: string | null;
  /** A square of 300 pixels; null without one. */
  readonly cover_path: string | null;
};

/** Everything that the public page of an artist reveals. */
export type PublicArtistPage = Pick<
  DirectoryArtist,
  'name' | 'type' | 'main_genre' | 'country' | 'verified' | 'followers' | 'spotify_id'
> & {
  readonly key: string;
  readonly apple_music_id: string | null;
  readonly website: string | null;
  /** As the artist wrote it; lines part paragraphs. */
  readonly biography: string | null;
  /** The first day with us. */
  readonly since: CalendarDate;
  /** The colours of the newest cover. */
  readonly tint: LinkTint;
  /** The newest cover, a square of 600 pixels; null without one. */
  readonly label_path: string | null;
  /** The next ones first, then those in stores, the newest first. */
  readonly releases: readonly ArtistPageRelease[];
};
