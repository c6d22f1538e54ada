import type { LrcLine } from './lrc.ts';
import { formatLyrics, formatWords, type LyricsLine, readLyrics } from './read-lyrics.ts';
import { formatTtml } from './ttml.ts';

/** The formats of a lyrics file: plain text, LRC, and TTML. */
export const LYRICS_FORMATS = ['TXT', 'LRC', 'TTML'] as const;
export type LyricsFormat = (typeof LYRICS_FORMATS)[number];

/** The lyrics of a track as they are saved: LRC if they are synchronised, otherwise plain text. */
export type SavedLyrics = { readonly text: string; readonly is_synchronized: boolean };

export type LyricsFile = { readonly format: LyricsFormat; readonly text: string };

/**
 * Writes the lyrics of a track as a file. Synchronised lyrics are written in the wanted format; lyrics without times are
 * plain text whatever is wanted. Lyrics from before the reader of today are read again: no time, chord or tag is
 * written as a word.
 *
 * ```ts
 * writeLyricsFile({ text: '[00:01.00] Deniz', is_synchronized: true }, track, 'TXT'); // { format: 'TXT', text: 'Deniz' }
 * ```
 */
export function writeLyricsFile(
  { text, is_synchronized }: SavedLyrics,
  track: { readonly language: string; readonly duration_ms: number },
  wanted: LyricsFormat,
): LyricsFile {
  const { lines, is_timed } = readLyrics(text);
  if (!is_synchronized || wanted === 'TXT')
    return { format: 'TXT', text: is_timed ? formatWords(lines) : formatLyrics(lines) };
  if (wanted === 'LRC') return { format: 'LRC', text: formatLyrics(lines) };
  return { format: 'TTML', text: formatTtml({ ...track, lines: lines.filter(isTimed) }) };
}

function isTimed(line: LyricsLine): line is LrcLine {
  return line.at_ms !== null;
}

/** Returns whether a path is that of a lyrics file, by its extension: `resources/…_01_001.ttml`. */
export function isLyricsPath(path: string): boolean {
  return LYRICS_FORMATS.some((format) => path.toLowerCase().endsWith(`.${format.toLowerCase()}`));
}
