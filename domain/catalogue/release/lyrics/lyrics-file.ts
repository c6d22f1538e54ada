import { formatLineTimes, formatLyrics, formatWords, removeTimes } from './format-lyrics.ts';
import { readLyrics } from './read-lyrics.ts';
import type { LyricsLine } from './timed-lyrics.ts';
import { formatTtml, type TtmlFacts } from './ttml.ts';

/** The formats of a lyrics file: plain text, LRC, and TTML. */
export const LYRICS_FORMATS = ['TXT', 'LRC', 'TTML'] as const;
export type LyricsFormat = (typeof LYRICS_FORMATS)[number];

/** The lyrics of a track as they are saved: LRC if they are synchronised, otherwise plain text. */
export type SavedLyrics = { readonly text: string; readonly is_synchronized: boolean };

export type LyricsFile = { readonly format: LyricsFormat; readonly text: string };

/**
 * Writes the lyrics of a track as a file for a store: TTML with the times of words, voices and sections, LRC with
 * one time per line, or the words alone. Lyrics without times are plain text whatever is wanted. Lyrics from before the
 * reader of today are read again: no time, chord or tag is written as a word.
 *
 * ```ts
 * writeLyricsFile({ text: '[00:01.00] Deniz', is_synchronized: true }, track, 'TXT'); // { format: 'TXT', text: 'Deniz' }
 * ```
 */
export function writeLyricsFile(
  { text, is_synchronized }: SavedLyrics,
  { language, duration_ms, title = '' }: Omit<TtmlFacts, 'songwriters'>,
  wanted: LyricsFormat,
): LyricsFile {
  const lyrics = readLyrics(text);
  if (!is_synchronized || wanted === 'TXT') return { format: 'TXT', text: formatWords(lyrics.lines) };
  if (wanted === 'LRC') return { format: 'LRC', text: formatLineTimes(lyrics.lines) };
  return { format: 'TTML', text: formatTtml(lyrics, { language, duration_ms, title }, 'delivery') };
}

/** The forms in which an artist takes lyrics along; each is named by the end of its file. */
export const LYRICS_EXPORTS = {
  lrc: 'lrc',
  lrc_words: 'words.lrc',
  ttml_player: 'player.ttml',
  ttml_store: 'ttml',
  text: 'txt',
} as const;
export type LyricsExport = keyof typeof LYRICS_EXPORTS;

/** Returns whether lyrics hold more than one time and the words of each line. */
export function isRich(text: string): boolean {
  const { lines, voices } = readLyrics(text);
  const isMore = ({ words, voice, section, translations }: LyricsLine) =>
    [words, voice, section, translations].some((part) => part !== undefined);
  return voices.length > 0 || lines.some(isMore);
}

/** Who and what an exported file names. */
export type ExportFacts = TtmlFacts & { readonly artist?: string };

/**
 * Writes lyrics for their artist: LRC with one time per line, LRC with everything that the track holds, TTML for players,
 * TTML as stores get it, or the words with their sections.
 */
export function exportLyrics(text: string, facts: ExportFacts, wanted: LyricsExport): string {
  const lyrics = readLyrics(text);
  switch (wanted) {
    case 'lrc':
      return `${[...formatTags(facts), formatLineTimes(lyrics.lines)].join('\n')}\n`;
    case 'lrc_words':
      return `${[...formatTags(facts), formatLyrics(lyrics)].join('\n')}\n`;
    case 'ttml_player':
      return formatTtml(lyrics, facts, 'player');
    case 'ttml_store':
      return formatTtml(lyrics, facts, 'delivery');
    case 'text':
      return `${formatLyrics({ lines: removeTimes(lyrics.lines), voices: [] })}\n`;
  }
}

function formatTags({ title = '', artist = '' }: ExportFacts): string[] {
  const tags: readonly (readonly [string, string])[] = [
    ['ti', title],
    ['ar', artist],
  ];
  return tags.flatMap(([name, value]) => (value.trim() === '' ? [] : [`[${name}:${value.replace(/[\]\r\n]/g, ' ')}]`]));
}

/** Returns whether a path is that of a lyrics file, by its extension: `resources/…_01_001.ttml`. */
export function isLyricsPath(path: string): boolean {
  return LYRICS_FORMATS.some((format) => path.toLowerCase().endsWith(`.${format.toLowerCase()}`));
}
