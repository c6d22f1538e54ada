import type { ProductionCredit } from '@tangent/domain/catalogue/release/credit/credits.ts';
import type { Genre } from '@tangent/domain/genre.ts';
import type { TextEncoding } from '@tangent/domain/text/text-encodings.ts';

/** The tags of one audio file, by our names; null or empty if missing. */
export type MusicTags = {
  readonly title: string | null;
  /** The main artists, each by the name as it is written. */
  readonly artists: readonly string[];
  /** The guests whom the tags name beside the title and the artists. */
  readonly guests: readonly string[];
  readonly album: string | null;
  readonly album_artist: string | null;
  readonly disc: number | null;
  readonly number: number | null;
  readonly genre: Genre | null;
  readonly isrc: string | null;
  readonly composers: readonly string[];
  /** Producers and engineers. */
  readonly makers: readonly ProductionCredit[];
  readonly language: string | null;
  readonly label: string | null;
  readonly explicit: boolean;
  readonly lyrics: string | null;
  /** The lyrics with their times, as LRC. */
  readonly synchronized_lyrics: string | null;
  readonly cover: Blob | null;
  /** The code page of texts that are not Unicode; null if there are none, or if nothing tells it. */
  readonly encoding: TextEncoding | null;
  /**
   * The possible texts when nothing tells their encoding: then they are missing above until someone chooses. Empty when
   * every text is certain.
   */
  readonly readings: readonly TagReading[];
};

/** One way to read the texts of a file, with its first different texts as an example. */
export type TagReading = { readonly encoding: TextEncoding; readonly sample: string };

export const NO_TAGS: MusicTags = {
  title: null,
  artists: [],
  guests: [],
  album: null,
  album_artist: null,
  disc: null,
  number: null,
  genre: null,
  isrc: null,
  composers: [],
  makers: [],
  language: null,
  label: null,
  explicit: false,
  lyrics: null,
  synchronized_lyrics: null,
  cover: null,
  encoding: null,
  readings: [],
};
