import { formatLyrics, removeTimes } from '@tangent/domain/catalogue/release/lyrics/format-lyrics.ts';
import { formatLrc } from '@tangent/domain/catalogue/release/lyrics/lrc.ts';
import { readLyrics } from '@tangent/domain/catalogue/release/lyrics/read-lyrics.ts';
import {
  clearTime,
  type LyricsLine,
  moveLine,
  type Voice,
} from '@tangent/domain/catalogue/release/lyrics/timed-lyrics.ts';

/** A line of lyrics that may not have a time yet. */
export type TimedLine = LyricsLine;

/** Lyrics while they are timed: the next tap sets the time of the line `next`. */
export type Timing = {
  readonly lines: readonly TimedLine[];
  readonly voices: readonly Voice[];
  readonly next: number;
  /** The states before each tap or change, latest last. */
  readonly past: readonly Pick<Timing, 'lines' | 'voices' | 'next'>[];
};

/** Two lines never start within the same hundredth of a second, the precision of LRC. */
const GAP_MS = 10;
const PAST_MAX = 500;

/** Reads lyrics from the field: LRC lines, and plain ones that lack a time. Blank lines between parts are skipped. */
export function startTiming(lyrics: string): Timing {
  const read = readLyrics(lyrics);
  const lines = read.lines.filter(({ text, at_ms, section }) => text.trim() !== '' || at_ms !== null || section);
  return { lines, voices: read.voices, next: firstUntimed(lines), past: [] };
}

/** Returns the lyrics to save: lines with a time as LRC, the others as they are. A timed text reads back equal. */
export function timingText({ lines, voices }: Timing): string {
  return formatLyrics({ lines, voices });
}

/** Returns the lyrics without times; sections and translations stay. */
export function untimedText({ lines }: Timing): string {
  return formatLyrics({ lines: removeTimes(lines), voices: [] });
}

/** Starts the next line now. */
export function tap(timing: Timing, nowMs: number): Timing {
  if (timing.next >= timing.lines.length) return timing;
  const timed = retime(timing, timing.next, nowMs);
  const later = timing.lines.findIndex((line, index) => index > timing.next && takesTime(line));
  return { ...timed, next: later < 0 ? firstUntimed(timed.lines) : later };
}

/**
 * Sets the time of one line, after that of the line before it; later lines that would start sooner lose their times,
 * because they are now wrong.
 */
export function retime(timing: Timing, index: number, nowMs: number): Timing {
  const at = Math.max(getFloor(timing.lines, index), toHundredths(nowMs));
  const lines = timing.lines.map((line, position) => {
    if (position === index) return moveLine(line, at);
    const isOvertaken = position > index && line.at_ms !== null && line.at_ms < at + GAP_MS;
    return isOvertaken ? clearTime(line) : line;
  });
  return { ...timing, lines, past: remember(timing) };
}

/** Shifts one line; it stays between its neighbours and within the track. */
export function nudge(timing: Timing, index: number, byMs: number, durationMs: number): Timing {
  const at = timing.lines[index]?.at_ms ?? null;
  if (at === null) return timing;
  const later = timing.lines.slice(index + 1).find((line) => line.at_ms !== null)?.at_ms ?? null;
  const ceiling = later === null ? toHundredths(durationMs) : later - GAP_MS;
  const target = Math.max(getFloor(timing.lines, index), Math.min(ceiling, at + byMs));
  if (target === at) return timing;
  const lines = timing.lines.map((line, position) => (position === index ? moveLine(line, target) : line));
  return { ...timing, lines, past: remember(timing) };
}

/** Removes the time of one line, or of all. */
export function clearTimes(timing: Timing, index?: number): Timing {
  const lines = timing.lines.map((line, position) =>
    index === undefined || position === index ? clearTime(line) : line,
  );
  return { ...timing, lines, next: index ?? Math.max(0, lines.findIndex(takesTime)), past: remember(timing) };
}

/** Replaces the lyrics, for example with those of a file. */
export function replaceLines(timing: Timing, lyrics: string): Timing {
  return { ...startTiming(lyrics), past: remember(timing) };
}

/** Makes the next tap time this line. */
export function setNextLine(timing: Timing, index: number): Timing {
  return { ...timing, next: index };
}

/** Undoes the last tap or change. */
export function undo(timing: Timing): Timing {
  const before = timing.past.at(-1);
  return before === undefined ? timing : { ...before, past: timing.past.slice(0, -1) };
}

/** Returns the index of the line sung at a time, or -1 before the first one. */
export function findLineAt({ lines }: Timing, nowMs: number): number {
  return lines.findLastIndex((line) => line.at_ms !== null && line.at_ms <= nowMs);
}

/** Formats a time for LRC: 01:23.45. */
export function formatClock(atMs: number): string {
  return formatLrc([{ text: '', at_ms: atMs }]).slice(1, -1);
}

export function countTimed({ lines }: Timing): number {
  return lines.filter((line) => line.at_ms !== null).length;
}

/** Counts the lines that have a time, or need one. */
export function countLines({ lines }: Timing): number {
  return lines.filter(takesTime).length;
}

function getFloor(lines: readonly TimedLine[], index: number): number {
  const before = lines.slice(0, index).findLast((line) => line.at_ms !== null)?.at_ms ?? null;
  return before === null ? 0 : before + GAP_MS;
}

function remember({ lines, voices, next, past }: Timing): Timing['past'] {
  return [...past, { lines, voices, next }].slice(-PAST_MAX);
}

function firstUntimed(lines: readonly TimedLine[]): number {
  const found = lines.findIndex((line) => line.at_ms === null && takesTime(line));
  return found < 0 ? lines.length : found;
}

/** The name of a section without a line has no time. */
function takesTime({ at_ms, text }: TimedLine): boolean {
  return at_ms !== null || text !== '';
}

function toHundredths(ms: number): number {
  return Math.max(0, Math.round(ms / 10) * 10);
}
