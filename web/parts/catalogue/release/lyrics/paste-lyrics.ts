import { readLyrics } from '@tangent/domain/catalogue/release/lyrics/read-lyrics.ts';
import {
  type LyricsRequest,
  type StoredLyrics,
  toStoredLyrics,
} from '@tangent/domain/catalogue/release/lyrics/stored-lyrics.ts';

/** A text field with its selection, and the text that replaces the selection. */
export type Paste = {
  readonly value: string;
  readonly start: number;
  readonly end: number;
  readonly pasted: string;
};

/**
 * Returns the lyrics after pasting text with times, chords or other marks, read as a file of the same text would be;
 * null when the browser can paste, because the text has none of them.
 */
export function pasteLyrics({ value, start, end, pasted }: Paste, request: LyricsRequest): StoredLyrics | null {
  const { is_timed, notes } = readLyrics(pasted);
  if (!is_timed && notes.length === 0) return null;
  return toStoredLyrics(value.slice(0, start) + pasted + value.slice(end), request);
}
