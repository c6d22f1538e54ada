import { formatLyrics, removeTimes } from './format-lyrics.ts';
import type { LyricsNote } from './lyrics-notes.ts';
import { hasWords, readLyrics } from './read-lyrics.ts';
import type { LyricsLine } from './timed-lyrics.ts';

export type LyricsRequest = {
  /** Whether the lyrics are synchronised; null when nobody said so: then times in the text decide. */
  readonly is_synchronized: boolean | null;
  /** Whether the plan includes synchronised lyrics. */
  readonly may_have_times: boolean;
};

export type StoredLyrics = {
  /** Null without a word. */
  readonly lyrics: string | null;
  readonly lyrics_synchronized: boolean;
  readonly notes: readonly LyricsNote[];
};

/**
 * Returns what a track stores of lyrics that someone wrote, pasted, sent or loaded. The same text is
 * stored equal whichever way it came, and again when it is stored a second time. Lyrics that are not to be
 * synchronised, or may not, keep their words, sections and translations.
 */
export function toStoredLyrics(text: string, { is_synchronized, may_have_times }: LyricsRequest): StoredLyrics {
  const read = readLyrics(text);
  const { lines, is_timed } = read;
  const lyrics_synchronized = is_synchronized ?? (is_timed && may_have_times);
  const isKept = lyrics_synchronized || !is_timed;
  const stored = formatLyrics(isKept ? read : { lines: removeTimes(lines), voices: [] }).trim();
  const isEmpty = !hasWords(lines) && lines.every(({ at_ms }) => at_ms === null || !isKept);
  const notes = isKept ? read.notes : noteDroppedTimes(lines, read.notes);
  return { lyrics: isEmpty || stored === '' ? null : stored, lyrics_synchronized, notes };
}

/** Without times, repairs of times are no news. */
function noteDroppedTimes(lines: readonly LyricsLine[], notes: readonly LyricsNote[]): LyricsNote[] {
  const count = lines.filter(({ at_ms }) => at_ms !== null).length;
  const kept = ['lyrics_html', 'lyrics_chords', 'lyrics_headings'];
  const others = notes.filter(({ code }) => kept.includes(code));
  return [{ code: 'lyrics_times_left_out', params: { line: 1, count } }, ...others];
}
