import { lrcText, parseLrc } from './lrc.ts';
import { formatTtml } from './ttml.ts';

/** The formats of a lyrics file: plain text, LRC, and TTML. */
export const LYRICS_FORMATS = ['TXT', 'LRC', 'TTML'] as const;
export type LyricsFormat = (typeof LYRICS_FORMATS)[number];

/** The lyrics of a track as they are saved: LRC if they are synchronised, otherwise plain text. */
export type SavedLyrics = { readonly text: string; readonly is_synchronized: boolean };

export type LyricsFile = { readonly format: LyricsFormat; readonly text: string };

/**
 * Writes the lyrics of a track as a file. Synchronised lyrics are written in the wanted format; lyrics without times are
 * plain text whatever is wanted.
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
  if (!is_synchronized) return { format: 'TXT', text };
  if (wanted === 'LRC') return { format: 'LRC', text };
  const { lines } = parseLrc(text);
  if (wanted === 'TXT') return { format: 'TXT', text: lrcText(lines) };
  return { format: 'TTML', text: formatTtml({ ...track, lines }) };
}

/** Returns whether a path is that of a lyrics file, by its extension: `resources/…_01_001.ttml`. */
export function isLyricsPath(path: string): boolean {
  return LYRICS_FORMATS.some((format) => path.toLowerCase().endsWith(`.${format.toLowerCase()}`));
}
