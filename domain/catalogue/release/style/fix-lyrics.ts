import { capitaliseFirst, toLocale } from './letters.ts';
import { isTimed, joinLyrics, type LyricLine, splitLyrics } from './lyrics-lines.ts';

// Rules such as L1 are explained in docs/standards/store-rules.md.

/** Starts every line with a capital (L1); a line that starts with a digit or in a script without capitals stays. */
export function fixLineStarts(lyrics: string, language: string | null): string {
  return mapLyricText(lyrics, (text) => {
    const first = /^[^\p{L}\p{N}]*(\p{L})/u.exec(text);
    return first === null ? text : capitaliseFirst(text, toLocale(language));
  });
}

/** Removes commas and full stops at the ends of lines (L2); three dots, ! and ? are allowed. */
export function fixLineEnds(lyrics: string): string {
  return mapLyricText(lyrics, (text) => text.replace(/(?<![.,;])[.,;](?=["'”’)\]]*\s*$)/u, ''));
}

const REPEAT =
  /\s*(?:[([]\s*(?:repeat\s*)?x?\s*(\d{1,2})\s*(?:x|times|veces|vezes|kez|kere)?\s*[)\]]|\s[x×](\d{1,2})|\s(\d{1,2})[x×])\s*$/iu;
const MAX_TIMES = 12;

/**
 * Writes repeats out (L3): '(x3)' becomes the line three times. In timed lyrics the times of the repeats are unknown,
 * so nothing changes.
 */
export function fixRepeats(lyrics: string): string {
  const lines = splitLyrics(lyrics);
  if (isTimed(lines)) return lyrics;
  const written: LyricLine[] = [];
  for (const line of lines) written.push(...repeated(line, written.at(-1)));
  return joinLyrics(written);
}

function repeated(line: LyricLine, before: LyricLine | undefined): LyricLine[] {
  const match = REPEAT.exec(` ${line.text}`);
  const times = Number(match?.[1] ?? match?.[2] ?? match?.[3] ?? 0);
  // '(2)' alone may be a heading; a repeat is marked with x or 'times', or follows words.
  if (match === null || times < 2 || times > MAX_TIMES || !/[x×]|times|veces|vezes|kez|kere|repeat/iu.test(match[0]))
    return [line];
  const text = ` ${line.text}`.slice(0, match.index).trim();
  if (text !== '') return Array.from({ length: times }, () => ({ ...line, text }));
  return before === undefined ? [line] : Array.from({ length: times - 1 }, () => before);
}

/** Reduces spacing to single spaces, one empty line between parts, none at the ends (L4). */
export function fixLyricsSpacing(lyrics: string): string {
  return joinLyrics(splitLyrics(lyrics).map(spaced))
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '');
}

function spaced({ time, text, end = '' }: LyricLine): LyricLine {
  const single = text.replace(/[^\S\n]+/gu, ' ').trim();
  return { time: single === '' ? time.trimEnd() : time, text: single, end: end.trimEnd() };
}

/** Moves backing vocals to a line of their own (L5). In timed lyrics their times are unknown, so nothing changes. */
export function fixBackingVocals(lyrics: string, language: string | null): string {
  const lines = splitLyrics(lyrics);
  if (isTimed(lines)) return lyrics;
  return joinLyrics(lines.map((line) => ({ ...line, text: apart(line.text, language) })));
}

function apart(text: string, language: string | null): string {
  const match = /^(.*[^\s(].*?)\s*(\((?!\s*(?:repeat|x?\s*\d))[^()]+\))\s*$/iu.exec(text);
  const [, lead, backing] = match ?? [];
  if (lead === undefined || backing === undefined || /^\s*\([^()]*\)\s*$/.test(text)) return text;
  return `${lead.trimEnd()}\n${capitaliseFirst(backing, toLocale(language))}`;
}

function mapLyricText(lyrics: string, change: (text: string) => string): string {
  return joinLyrics(splitLyrics(lyrics).map((line) => ({ ...line, text: change(line.text) })));
}
