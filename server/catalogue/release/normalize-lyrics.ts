import { toStoredLyrics } from '@tangent/domain/catalogue/release/lyrics/stored-lyrics.ts';

type LyricsFields = {
  readonly lyrics?: string | null | undefined;
  readonly lyrics_synchronized?: boolean | undefined;
};

type LyricsBefore = { readonly lyrics: string | null; readonly lyrics_synchronized: boolean };

/**
 * Returns the fields of a track about its lyrics as they are stored; none if the lyrics are not concerned.
 * Without a word about synchronisation the lyrics stay what they were, or become synchronised by the times in their
 * text where the plan includes that. Switched off, they keep their words alone.
 */
export function normalizeLyrics(
  { lyrics, lyrics_synchronized }: LyricsFields,
  before: LyricsBefore | null,
  mayHaveTimes: boolean,
): LyricsFields {
  const text = lyrics === undefined ? before?.lyrics : lyrics;
  if (text == null || (lyrics === undefined && lyrics_synchronized !== false)) return {};
  const is_synchronized = lyrics_synchronized ?? (before?.lyrics_synchronized ? true : null);
  const stored = toStoredLyrics(text, { is_synchronized, may_have_times: mayHaveTimes });
  return { lyrics: stored.lyrics, lyrics_synchronized: stored.lyrics_synchronized };
}
