import { ANY_TIME, formatLrc, LINE_TIMES, readTime } from './lrc.ts';
import { rewriteSpellings } from './lrc-spellings.ts';
import { rewriteHtml, toPlain } from './lyrics-html.ts';
import {
  BACKING,
  DIRECTIVE,
  formatBacking,
  isChordLine,
  isHeading,
  isWordless,
  LRC_TAG,
  OTHER_TAG,
  removeChords,
  splitHeading,
  VOICE,
} from './lyrics-marks.ts';
import { type LyricsNote, LyricsNotes } from './lyrics-notes.ts';
import { rewriteSubtitles } from './subtitles.ts';

/**
 * A line of lyrics. Without a time it is still to be timed by hand, or the lyrics have no times at all. Without text it
 * is a pause when it has a time, and the blank line between two parts when it has none.
 */
export type LyricsLine = { readonly at_ms: number | null; readonly text: string };

export type ReadLyrics = {
  /** In the order of the song; times ascend, at least a hundredth of a second apart. */
  readonly lines: readonly LyricsLine[];
  /** Whether any line has a time. */
  readonly is_timed: boolean;
  /** Marks that were left out, and repairs: one note for each kind. */
  readonly notes: readonly LyricsNote[];
};

/**
 * Reads lyrics as anyone writes them: plain text, LRC with everything that its dialects have, words with chords. It is
 * the only reader: of files, of pasted text, of the API, of tags, and of what is stored. Only words of the song remain;
 * what is left out or repaired is in the notes. The rules are in docs/standards/audio.md. Never throws.
 *
 * ```ts
 * readLyrics('[offset:+500]\n[00:09.00][00:01.00]<00:01.20>Deniz <00:01.60>mavi').lines;
 * // [{ at_ms: 500, text: 'Deniz mavi' }, { at_ms: 8500, text: 'Deniz mavi' }]
 * ```
 */
export function readLyrics(written: string): ReadLyrics {
  const notes = new LyricsNotes();
  const text = rewriteSpellings(rewriteHtml(rewriteSubtitles(written), notes));
  const is_timed = text.search(ANY_TIME) >= 0;
  const read = joinBacking(toLines(text).map((line, index) => readLine(line, { number: index + 1, notes, is_timed })));
  if (!is_timed) return { lines: dropBlanks(read), is_timed, notes: notes.list() };
  const offset = findOffset(text);
  if (offset !== 0) notes.add('lyrics_shifted', 1, { ms: offset });
  return { lines: inOrder(read, offset, notes), is_timed, notes: notes.list() };
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
  const lines: { text: string; at_ms: number }[] = [];
  for (const { text, at_ms } of sorted) {
    const [first = '', ...others] = text.split('\n');
    const open = lines.at(-1);
    if (open === undefined) lines.push({ text: first, at_ms });
    // A piece may end in the newline: the next one then begins the line, and its time counts.
    else if (open.text.trim() === '') Object.assign(open, { text: first, at_ms });
    else open.text += first;
    for (const other of others) lines.push({ text: other, at_ms });
  }
  return readLyrics(formatPieces(lines.filter(({ text }) => text.trim() !== '')));
}

function formatPieces(pieces: readonly { readonly text: string; readonly at_ms: number }[]): string {
  return formatLrc(pieces.map(({ text, at_ms }) => ({ at_ms: Math.max(0, at_ms), text: text.trim() })));
}

/** Writes lyrics as a track stores them: LRC once a line has a time, plain text otherwise. It reads back equal. */
export function formatLyrics(lines: readonly LyricsLine[]): string {
  if (lines.every(({ text, at_ms }) => text === '' && at_ms === null)) return '';
  if (lines.every(({ at_ms }) => at_ms === null)) return lines.map(({ text }) => text).join('\n');
  const kept = lines.filter(({ at_ms, text }) => at_ms !== null || text !== '');
  return kept.map(({ at_ms, text }) => (at_ms === null ? text : formatLrc([{ at_ms, text }]))).join('\n');
}

/** Writes the words alone, for places that show no times; a pause is a blank line. */
export function formatWords(lines: readonly LyricsLine[]): string {
  return lines
    .map(({ text }) => text)
    .filter((text, index, all) => text !== '' || all[index - 1] !== '' || index === 0)
    .join('\n');
}

/** A line as written: its number, from 1, the times in front of it, and what is sung. */
type ReadLine = {
  readonly number: number;
  readonly times: readonly number[];
  readonly text: string;
  /** Left out: it had no words. A blank line stays. */
  readonly is_left_out: boolean;
  /** Backing vocals that belong to the line above. */
  readonly is_backing: boolean;
};

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

type Place = { readonly number: number; readonly notes: LyricsNotes; readonly is_timed: boolean };

function readLine(written: string, place: Place): ReadLine {
  const { number, notes } = place;
  const line = LRC_TAG.test(written) ? written : written.replace(OFFSET, '');
  const [lead = ''] = LINE_TIMES.exec(line) ?? [];
  const body = line.slice(lead.length);
  const words = body.match(ANY_TIME) ?? [];
  if (words.length > 0) notes.add('lyrics_word_times', number);
  const bare = body.replace(ANY_TIME, '');
  const is_backing = lead === '' && /^\s*\[bg:[^[\]]*\]\s*$/iu.test(bare);
  const stamps = lead === '' && !is_backing ? words.slice(0, 1) : (lead.match(ANY_TIME) ?? []);
  const text = cleanText(bare, place);
  const is_left_out = text === '' && bare.trim() !== '' && !(stamps.length > 0 && isWordless(bare));
  return { number, times: is_left_out ? [] : [...new Set(stamps.map(readTime))], text, is_left_out, is_backing };
}

/** Removes what is not sung. A plain text without any mark stays exactly as it is. */
function cleanText(written: string, place: Place): string {
  let text = written;
  // Once more when removing a mark has uncovered another one: what is stored has to read back equal.
  for (let round = 0, before = ''; before !== text && round < ROUNDS_MAX; round += 1) {
    before = text;
    text = removeMarks(toPlain(text, ' '), place);
  }
  const isTidied = place.is_timed || text !== written || text.trim() === '';
  return isTidied ? text.replace(/[^\S\n]+/gu, ' ').trim() : text;
}

/** Nobody nests marks deeper by accident. */
const ROUNDS_MAX = 20;

function removeMarks(written: string, { number, notes, is_timed }: Place): string {
  if (LRC_TAG.test(written)) return '';
  if (DIRECTIVE.test(written) || (is_timed && OTHER_TAG.test(written)))
    return notes.replace('lyrics_headings', number, { text: written.trim() });
  const backed = written
    .replace(OFFSET, '')
    .replace(ANY_TIME, '')
    .replace(BACKING, (_, inner: string) => formatBacking(inner));
  const voiced = is_timed ? backed.replace(VOICE, () => notes.replace('lyrics_voices', number)) : backed;
  const unchorded = removeChords(voiced, (text) => notes.add('lyrics_chords', number, { text }));
  const line = unchorded.trim();
  if (isChordLine(line)) return notes.replace('lyrics_chords', number, { text: line });
  if (isHeading(line)) return notes.replace('lyrics_headings', number, { text: line });
  const { heading, rest } = splitHeading(unchorded);
  if (heading !== '') notes.add('lyrics_headings', number, { text: heading });
  return rest;
}

function joinBacking(read: readonly ReadLine[]): ReadLine[] {
  const joined: ReadLine[] = [];
  for (const line of read) {
    const before = joined.at(-1);
    if (line.is_backing && line.text !== '' && before !== undefined && before.text !== '')
      joined[joined.length - 1] = { ...before, text: `${before.text} ${line.text}` };
    else joined.push(line);
  }
  return joined;
}

const OFFSET = /\[\s*offset\s*:[^[\]]*\]/giu;

const OFFSET_VALUE = /([+\-−–]?)\s*(\d{1,7}(?:[.,]\d+)?)\s*(ms|s)?\s*\]$/iu;

/** Positive is sooner, in milliseconds; the last one counts. Some programs write a sign of printing, or seconds. */
function findOffset(text: string): number {
  const found = (text.match(OFFSET) ?? []).map((tag) => {
    const [, sign = '', value = '0', unit = 'ms'] = OFFSET_VALUE.exec(tag) ?? [];
    const ms = Number(value.replace(',', '.')) * (unit.toLowerCase() === 's' ? 1000 : 1);
    return Math.round(sign === '' || sign === '+' ? ms : -ms);
  });
  return found.at(-1) ?? 0;
}

/** Plain lyrics; a part that was left out leaves one blank line, not two. */
function dropBlanks(read: readonly ReadLine[]): LyricsLine[] {
  const lines: LyricsLine[] = [];
  let wasLeftOut = false;
  for (const { text, is_left_out } of read) {
    const isDouble = text === '' && wasLeftOut && (lines.at(-1)?.text ?? '') === '';
    if (!is_left_out && !isDouble) lines.push({ at_ms: null, text });
    wasLeftOut = is_left_out;
  }
  return lines.every(({ text }) => text === '') ? [] : lines;
}

/** Lines that stay together: a timed one, and those below it that lack a time. */
type Group = {
  readonly at_ms: number;
  readonly number: number;
  readonly text: string;
  readonly untimed: LyricsLine[];
  /** A further time of a line that has several. */
  readonly is_repeat: boolean;
};

function inOrder(read: readonly ReadLine[], offset: number, notes: LyricsNotes): LyricsLine[] {
  const first: LyricsLine[] = [];
  const groups: Group[] = [];
  const repeats: Group[] = [];
  const shift = (at: number): number => Math.max(0, Math.round((at - offset) / 10) * 10);
  for (const { number, times, text, is_left_out } of read) {
    if (is_left_out) continue;
    const [earliest, ...later] = [...times].sort((one, other) => one - other);
    repeats.push(...later.map((at) => ({ at_ms: shift(at), number, text, untimed: [], is_repeat: true })));
    if (earliest !== undefined) groups.push({ at_ms: shift(earliest), number, text, untimed: [], is_repeat: false });
    else (groups.at(-1)?.untimed ?? first).push({ at_ms: null, text });
    if (earliest === undefined && text !== '') notes.add('lyrics_untimed', number);
  }
  return [...first, ...ascending([...groups, ...repeats], notes)];
}

function ascending(groups: readonly Group[], notes: LyricsNotes): LyricsLine[] {
  const sorted = [...groups].sort((one, other) => one.at_ms - other.at_ms || one.number - other.number);
  const lines: LyricsLine[] = [];
  let free = 0;
  let latest = 0;
  for (const [index, { at_ms, number, text, untimed, is_repeat }] of sorted.entries()) {
    // A pause that ends when it starts is none.
    const isNoPause = text === '' && [sorted[index - 1]?.at_ms, sorted[index + 1]?.at_ms].includes(at_ms);
    if (!isNoPause) {
      if (at_ms < free) notes.add('lyrics_same_time', number);
      lines.push({ at_ms: Math.max(at_ms, free), text });
      free = Math.max(at_ms, free) + STEP_MS;
    }
    if (!is_repeat && number < latest) notes.add('lyrics_sorted', number);
    if (!is_repeat) latest = Math.max(latest, number);
    lines.push(...untimed);
  }
  return lines;
}

/** The precision of LRC: two lines never start within the same hundredth of a second. */
const STEP_MS = 10;
