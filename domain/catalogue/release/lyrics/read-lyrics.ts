import { ANY_TIME, formatLrc } from './lrc.ts';
import { formatClock, rewriteSpellings } from './lrc-spellings.ts';
import { rewriteHtml } from './lyrics-html.ts';
import { type LyricsNote, LyricsNotes } from './lyrics-notes.ts';
import { attachParts, toPlainLines, toTimedLines } from './order-lines.ts';
import { findOffset, joinBacking, readLine } from './read-line.ts';
import { rewriteSubtitles } from './subtitles.ts';
import type { LyricsLine, TimedLyrics, Voice } from './timed-lyrics.ts';
import { removeNoncharacters } from './word-times.ts';

export type ReadLyrics = TimedLyrics & {
  /** Whether any line has a time. */
  readonly is_timed: boolean;
  /** Marks that were left out, and repairs: one note for each kind. */
  readonly notes: readonly LyricsNote[];
};

/**
 * Reads lyrics as anyone writes them: plain text with sections, LRC with everything that its dialects have, both dialects
 * of TTML, subtitles, words with chords. It is the only reader: of files, of pasted text, of the API, of tags, and of what
 * is stored. What is left out or repaired is in the notes. The rules are in docs/standards/lyrics.md. Never throws.
 *
 * ```ts
 * readLyrics('[offset:+500]\n[Chorus]\n[00:01.00]v1: <00:01.20>Deniz').lines;
 * // [{ at_ms: 500, text: 'Deniz', words: [{ at_ms: 700, end_ms: null, text: 'Deniz' }], voice: 'v1', section: … }]
 * ```
 */
export function readLyrics(written: string): ReadLyrics {
  const notes = new LyricsNotes();
  const text = rewriteSpellings(rewriteHtml(rewriteSubtitles(removeNoncharacters(written)), notes));
  const is_timed = text.search(ANY_TIME) >= 0;
  const voices: Voice[] = [];
  const read = joinBacking(
    toLines(text).map((line, index) => readLine(line, { number: index + 1, notes, is_timed, voices })),
  );
  const attached = attachParts(read, notes);
  if (!is_timed) return { lines: toPlainLines(attached), voices: [], is_timed, notes: notes.list() };
  const offset = findOffset(text);
  if (offset !== 0) notes.add('lyrics_shifted', 1, { ms: offset });
  for (const { voice, number } of attached) {
    const isUnknown = voice !== null && voices.length > 0 && voices.every(({ id }) => id !== voice);
    if (isUnknown) notes.add('lyrics_unknown_voice', number, { text: voice });
  }
  const lines = toTimedLines(attached, offset, notes);
  // Only lines with times have voices.
  const hasTimes = lines.some(({ at_ms }) => at_ms !== null);
  return { lines, voices: hasTimes ? voices : [], is_timed, notes: notes.list() };
}

/**
 * Reads lyrics that come as pieces with times, such as the synchronised lyrics of a tag (its content type must be 1,
 * 'lyrics'; the others are chords, events and the like). Times are milliseconds. A newline in a piece starts a line, so
 * syllables become lines; without any newline every piece is a line.
 */
export function readTimedPieces(pieces: readonly { readonly text: string; readonly at_ms: number }[]): ReadLyrics {
  const sorted = pieces
    .map(({ text, at_ms }) => ({ text: text.replace(/\r\n?/g, '\n'), at_ms }))
    .sort((one, other) => one.at_ms - other.at_ms);
  if (!sorted.some(({ text }) => text.includes('\n'))) return readLyrics(formatPieces(sorted));
  const lines: Piece[][] = [];
  for (const { text, at_ms } of sorted) {
    const [first = '', ...others] = text.split('\n');
    const open = lines.at(-1);
    // A piece may end in the newline: the next one then begins the line, and its time counts.
    if (open === undefined || !open.some(isSung)) lines[Math.max(0, lines.length - 1)] = [{ text: first, at_ms }];
    else open.push({ text: first, at_ms });
    for (const other of others) lines.push([{ text: other, at_ms }]);
  }
  return readLyrics(formatPieces(lines.filter((line) => line.some(isSung)).map(joinPieces)));
}

type Piece = { readonly text: string; readonly at_ms: number };

const isSung = ({ text }: Piece): boolean => text.trim() !== '';

/** Several pieces in a line are its words or syllables. */
function joinPieces(pieces: readonly Piece[]): Piece {
  const at_ms = pieces[0]?.at_ms ?? 0;
  const sung = pieces.filter(isSung);
  if (sung.length < 2) return { at_ms, text: sung[0]?.text ?? '' };
  return { at_ms, text: sung.map((piece) => `<${formatClock(Math.max(0, piece.at_ms))}>${piece.text}`).join('') };
}

function formatPieces(pieces: readonly Piece[]): string {
  return formatLrc(pieces.map(({ text, at_ms }) => ({ at_ms: Math.max(0, at_ms), text: text.trim() })));
}

// Old programs mark the end of a text file with Ctrl-Z.
const END_OF_FILE = new RegExp(`${String.fromCharCode(26)}\\s*$`);

// Line ends of every system and of word processors; invisible characters that hide words from searches.
function toLines(text: string): string[] {
  return text
    .normalize('NFC')
    .replace(/[\uFEFF\u200B\u2060\u00AD\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(END_OF_FILE, '')
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
}

/** Returns whether lyrics have a word to sing. */
export function hasWords(lines: readonly LyricsLine[]): boolean {
  return lines.some(({ text }) => text !== '');
}
