import { capitaliseFirst, localeOf } from './letters.ts';
import { joinLyrics, type LyricLine, splitLyrics } from './lyrics-lines.ts';

// Rules such as L1 are explained in docs/standards/store-rules.md.

/** Every line begins with a capital (L1); a line that begins with a digit or in a script without capitals stays. */
export function fixLineStarts(lyrics: string, language: string | null): string {
  return mapWords(lyrics, (words) => {
    const first = /^[^\p{L}\p{N}]*(\p{L})/u.exec(words);
    return first === null ? words : capitaliseFirst(words, localeOf(language));
  });
}

/** No comma and no full stop at the end of a line (L2); three dots, ! and ? may stand. */
export function fixLineEnds(lyrics: string): string {
  return mapWords(lyrics, (words) => words.replace(/(?<![.,;])[.,;](?=["'”’)\]]*\s*$)/u, ''));
}

const REPEAT =
  /\s*(?:[([]\s*(?:repeat\s*)?x?\s*(\d{1,2})\s*(?:x|times|veces|vezes|kez|kere)?\s*[)\]]|\s[x×](\d{1,2})|\s(\d{1,2})[x×])\s*$/iu;
const MAX_TIMES = 12;

/** Repeats are written out (L3): '(x3)' is the line three times. With times the product cannot know when, so nothing changes. */
export function fixRepeats(lyrics: string): string {
  const lines = splitLyrics(lyrics);
  if (lines.some(({ time }) => time !== '')) return lyrics;
  const written: LyricLine[] = [];
  for (const line of lines) written.push(...repeated(line, written.at(-1)));
  return joinLyrics(written);
}

function repeated(line: LyricLine, before: LyricLine | undefined): LyricLine[] {
  const match = REPEAT.exec(` ${line.words}`);
  const times = Number(match?.[1] ?? match?.[2] ?? match?.[3] ?? 0);
  // '(2)' alone may be a heading; a repeat says so with x or 'times', or stands behind words.
  if (match === null || times < 2 || times > MAX_TIMES || !/[x×]|times|veces|vezes|kez|kere|repeat/iu.test(match[0]))
    return [line];
  const words = ` ${line.words}`.slice(0, match.index).trim();
  if (words !== '') return Array.from({ length: times }, () => ({ ...line, words }));
  return before === undefined ? [line] : Array.from({ length: times - 1 }, () => before);
}

/** Single blanks, one empty line between parts, none at the ends (L4). */
export function fixSpacingOfLyrics(lyrics: string): string {
  return joinLyrics(splitLyrics(lyrics).map(({ time, words }) => spaced(time, words)))
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '');
}

function spaced(time: string, words: string): LyricLine {
  const single = words.replace(/[^\S\n]+/gu, ' ').trim();
  return { time: single === '' ? time.trimEnd() : time, words: single };
}

/** Backing vocals stand on a line of their own (L5). With times the product cannot know when they come, so nothing changes. */
export function fixVoices(lyrics: string, language: string | null): string {
  const lines = splitLyrics(lyrics);
  if (lines.some(({ time }) => time !== '')) return lyrics;
  return lines.map(({ words }) => apart(words, language)).join('\n');
}

function apart(words: string, language: string | null): string {
  const match = /^(.*[^\s(].*?)\s*(\((?!\s*(?:repeat|x?\s*\d))[^()]+\))\s*$/iu.exec(words);
  const [, lead, backing] = match ?? [];
  if (lead === undefined || backing === undefined || /^\s*\([^()]*\)\s*$/.test(words)) return words;
  return `${lead.trimEnd()}\n${capitaliseFirst(backing, localeOf(language))}`;
}

function mapWords(lyrics: string, change: (words: string) => string): string {
  return joinLyrics(splitLyrics(lyrics).map(({ time, words }) => ({ time, words: change(words) })));
}
