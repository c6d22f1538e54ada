import type { StoreProfile } from './store-profile.ts';

/** How a store shows lyrics: not at all, as text, or in time with the music. */
export const STORE_LYRICS = ['none', 'plain', 'timed'] as const;
export type StoreLyrics = (typeof STORE_LYRICS)[number];

/** Returns how a store shows lyrics, by the files that it takes. */
export function findStoreLyrics({
  takes_lyrics,
  timed_lyrics = 'LRC',
}: Pick<StoreProfile, 'takes_lyrics' | 'timed_lyrics'>): StoreLyrics {
  if (!takes_lyrics) return 'none';
  return timed_lyrics === 'TXT' ? 'plain' : 'timed';
}

type LyricsTrack = {
  readonly has_lyrics: boolean;
  readonly lyrics: string | null;
  readonly lyrics_synchronized: boolean;
};

export type LyricsForecast<Store> = {
  /** Tracks with lyrics, and those of them with times. */
  readonly tracks: number;
  readonly timed_tracks: number;
  readonly stores: Readonly<Record<StoreLyrics, readonly Store[]>>;
};

/**
 * Forecasts how stores show the lyrics of a release; null if it has none. Without times no store shows them in time with
 * the music.
 */
export function forecastLyrics<Store extends { readonly lyrics: StoreLyrics }>(
  tracks: readonly LyricsTrack[],
  stores: readonly Store[],
): LyricsForecast<Store> | null {
  const written = tracks.filter(({ has_lyrics, lyrics }) => has_lyrics && (lyrics ?? '').trim() !== '');
  if (written.length === 0) return null;
  const timed = written.filter(({ lyrics_synchronized }) => lyrics_synchronized).length;
  const shownBy = (shown: StoreLyrics) =>
    stores.filter(({ lyrics }) => (lyrics === 'timed' && timed === 0 ? 'plain' : lyrics) === shown);
  return {
    tracks: written.length,
    timed_tracks: timed,
    stores: { none: shownBy('none'), plain: shownBy('plain'), timed: shownBy('timed') },
  };
}
