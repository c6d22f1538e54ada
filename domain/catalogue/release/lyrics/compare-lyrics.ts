import { alignLines } from './align-lines.ts';
import { readLyrics } from './read-lyrics.ts';
import type { LyricsLine, TimedLyrics, Voice } from './timed-lyrics.ts';

/** The parts of a line that can differ, in the order of lists. */
const LINE_PARTS = ['words', 'section', 'voice', 'translation', 'time', 'word_times'] as const;
export type LinePart = (typeof LINE_PARTS)[number];

/** A line before and after. One side is null for a line that was added or removed; no part differs in an equal one. */
export type LineDifference = {
  readonly before: LyricsLine | null;
  readonly after: LyricsLine | null;
  readonly parts: readonly LinePart[];
};

/** Sorts of differences of a whole text, in the order of lists. */
export const LYRICS_DIFFERENCES = ['words', 'added', 'removed', ...LINE_PARTS.slice(1)] as const;
type CountedDifference = (typeof LYRICS_DIFFERENCES)[number];

export type LyricsDifference = {
  /** In the order of the song, without blank lines. */
  readonly lines: readonly LineDifference[];
  /** How many lines each sort concerns. */
  readonly counts: Readonly<Record<CountedDifference, number>>;
  /**
   * By how many milliseconds all times were moved, later is positive; null unless they were moved by the same. Lines
   * have no difference in time then.
   */
  readonly shift_ms: number | null;
  /** Voices whose name differs; both sides are declared. */
  readonly renamed: readonly { readonly before: Voice; readonly after: Voice }[];
};

/** Compares two lyrics as people read them: line by line, words apart from times. Takes what tracks store; never throws. */
export function compareLyrics(before: string, after: string): LyricsDifference {
  const [was, is] = [readLyrics(before), readLyrics(after)];
  const lines = alignLines(listWritten(was), listWritten(is)).map(toDifference);
  const shift_ms = findShift(lines);
  const compared = shift_ms === null ? lines : lines.map(withoutTimes);
  return { lines: compared, counts: count(compared), shift_ms, renamed: listRenamed(was, is) };
}

/** Returns whether lyrics differ in anything but the blank lines between their parts. */
export function hasDifference({ lines, shift_ms, renamed }: LyricsDifference): boolean {
  return shift_ms !== null || renamed.length > 0 || lines.some(({ parts }) => parts.length > 0);
}

function listWritten({ lines }: TimedLyrics): LyricsLine[] {
  return lines.filter(({ at_ms, text, section }) => at_ms !== null || text !== '' || section !== undefined);
}

function toDifference([before, after]: readonly [LyricsLine | null, LyricsLine | null]): LineDifference {
  if (before === null || after === null) return { before, after, parts: ['words'] };
  return { before, after, parts: LINE_PARTS.filter((part) => readPart(before, part) !== readPart(after, part)) };
}

/** Returns a part of a line as a text that is equal when the part is. */
function readPart(line: LyricsLine, part: LinePart): string {
  switch (part) {
    case 'words':
      return line.text;
    case 'section':
      return line.section?.name ?? '';
    case 'voice':
      return line.voice ?? '';
    case 'translation':
      return JSON.stringify([...(line.translations ?? [])].sort((a, b) => (a.language < b.language ? -1 : 1)));
    case 'time':
      return String(line.at_ms);
    case 'word_times':
      return JSON.stringify(listWordTimes(line));
  }
}

/** From the start of the line, so that a line which was moved with its words has the same. */
function listWordTimes({ at_ms, end_ms, words = [] }: LyricsLine): (number | null)[] {
  const after = (time: number | null | undefined) => (time == null ? null : time - (at_ms ?? 0));
  return [...words.flatMap((word) => [after(word.at_ms), after(word.end_ms)]), after(end_ms)];
}

function findShift(lines: readonly LineDifference[]): number | null {
  const shifts = new Set<number>();
  let timed = 0;
  for (const { before, after } of lines) {
    if (before === null || after === null) continue;
    if (before.at_ms === null && after.at_ms === null) continue;
    if (before.at_ms === null || after.at_ms === null) return null;
    shifts.add(after.at_ms - before.at_ms);
    timed += 1;
  }
  const [shift = 0] = shifts;
  return shifts.size === 1 && shift !== 0 && timed > 1 ? shift : null;
}

function withoutTimes(line: LineDifference): LineDifference {
  return { ...line, parts: line.parts.filter((part) => part !== 'time') };
}

function count(lines: readonly LineDifference[]): LyricsDifference['counts'] {
  const counts = Object.fromEntries(LYRICS_DIFFERENCES.map((sort) => [sort, 0])) as Record<CountedDifference, number>;
  for (const { before, after, parts } of lines) {
    if (before === null) counts.added += 1;
    else if (after === null) counts.removed += 1;
    else for (const part of parts) counts[part] += 1;
  }
  return counts;
}

function listRenamed(was: TimedLyrics, is: TimedLyrics): LyricsDifference['renamed'] {
  return was.voices.flatMap((before) => {
    const after = is.voices.find(({ id }) => id === before.id);
    return after === undefined || after.name === before.name ? [] : [{ before, after }];
  });
}
