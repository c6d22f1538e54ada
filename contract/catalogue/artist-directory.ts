import type { ArtistDirectoryFilter } from '@tangent/domain/catalogue/artist/artist-directory.ts';
import type { ArtistType } from '@tangent/domain/catalogue/artist/artist-type.ts';
import type { Genre } from '@tangent/domain/genre.ts';

/** An artist as everyone may see them in the artist directory. */
export type DirectoryArtist = {
  readonly id: string;
  /** The key of the artist's own page; null until it is made. */
  readonly page_key: string | null;
  readonly name: string;
  readonly type: ArtistType;
  readonly main_genre: Genre;
  /** ISO 3166-1 code. */
  readonly country: string | null;
  readonly verified: boolean;
  /** Null: unknown. */
  readonly followers: number | null;
  readonly spotify_id: string | null;
  /** Releases in stores. */
  readonly release_count: number;
  /** The newest release with a page of its own. */
  readonly newest: { readonly title: string; readonly key: string; readonly cover_path: string | null } | null;
};

/** One page of the artist directory. */
export type ArtistDirectoryPage = {
  readonly filter: ArtistDirectoryFilter;
  readonly artists: readonly DirectoryArtist[];
  /** Leads to the next page; null on the last one. */
  readonly next_cursor: string | null;
  /** Nothing contains the search: these names are only similar to it. */
  readonly is_similar: boolean;
  /** Countries of listed artists, ISO 3166-1 codes. */
  readonly countries: readonly string[];
};
