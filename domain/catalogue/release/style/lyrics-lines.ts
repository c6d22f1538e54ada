import { readSection } from '../lyrics/sections.ts';

/**
 * A line of lyrics: what stands in front of its words, as written (times, who sings), its words, and the time behind
 * them. The words still have the times between them.
 */
export type LyricLine = { readonly time: string; readonly text: string; readonly end?: string };

const TAG = /^\s*\[[a-z#]+:.*\]\s*$/iu;
const START =
  /^\s*(?:\[\d{1,3}:\d{2}(?:[.:]\d{1,3})?\]\s*)+(?:(?:[FMD]|v\d{1,4}|ch):\s*)?(?:<\d{1,3}:\d{2}(?:[.:]\d{1,3})?>\s*)*/u;
const END = /(?:<\d{1,3}:\d{2}(?:[.:]\d{1,3})?>)+\s*$/u;

/**
 * Splits plain lyrics and LRC alike into lines. A line without times has an empty `time`; one that is not sung,
 * such as the name of a section, is nothing else.
 */
export function splitLyrics(lyrics: string): LyricLine[] {
  return lyrics.split(/\r\n|\r|\n/).map((line) => {
    const isUnsung = TAG.test(line) || (/^\s*\[/u.test(line) && readSection(line) !== null);
    if (isUnsung) return { time: line, text: '' };
    const [time = ''] = START.exec(line) ?? [];
    const [end = ''] = END.exec(line.slice(time.length)) ?? [];
    const text = line.slice(time.length, line.length - end.length);
    return end === '' ? { time, text } : { time, text, end };
  });
}

/** Returns whether lyrics have times. */
export function isTimed(lines: readonly LyricLine[]): boolean {
  return lines.some(({ time }) => /\[\d/u.test(time));
}

export function joinLyrics(lines: readonly LyricLine[]): string {
  return lines.map(({ time, text, end = '' }) => time + text + end).join('\n');
}
