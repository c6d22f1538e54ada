import type { Genre } from '@tangent/domain/genre.ts';

/** The tags of one audio file, by our names; null if missing. */
export type MusicTags = {
  readonly title: string | null;
  readonly artist: string | null;
  readonly album: string | null;
  readonly album_artist: string | null;
  readonly disc: number | null;
  readonly number: number | null;
  readonly genre: Genre | null;
  readonly isrc: string | null;
  readonly composer: string | null;
  readonly language: string | null;
  readonly label: string | null;
  readonly explicit: boolean;
  readonly lyrics: string | null;
  /** The lyrics with their times, as LRC. */
  readonly synchronized_lyrics: string | null;
  readonly cover: Blob | null;
};

export const NO_TAGS: MusicTags = {
  title: null,
  artist: null,
  album: null,
  album_artist: null,
  disc: null,
  number: null,
  genre: null,
  isrc: null,
  composer: null,
  language: null,
  label: null,
  explicit: false,
  lyrics: null,
  synchronized_lyrics: null,
  cover: null,
};
