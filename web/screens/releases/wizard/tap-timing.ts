import { formatLrc, parseLrc } from '@tangent/domain/release/lrc.ts';

/** A line of lyrics that may not have its time yet. */
export type TimedLine = { readonly text: string; readonly at_ms: number | null };

/** Lyrics while they are being timed: the next tap goes to the line `next`. */
export type Timing = {
  readonly lines: readonly TimedLine[];
  readonly next: number;
  /** What taps and changes replaced, the latest last. */
  readonly past: readonly Pick<Timing, 'lines' | 'next'>[];
};

/** Two lines never begin within the same hundredth of a second: LRC tells no finer. */
const GAP_MS = 10;
const PAST_MAX = 500;

/** Lyrics as they stand in the field: LRC lines, and plain ones where a time is still missing. Empty lines are passed over. */
export function startTiming(lyrics: string): Timing {
  const lines = lyrics.split(/\r\n|\r|\n/).flatMap(readLine);
  return { lines, next: firstUntimed(lines), past: [] };
}

function readLine(raw: string): TimedLine[] {
  const { lines, issues } = parseLrc(raw);
  const [line] = lines;
  if (line) return [line];
  return issues.length > 0 ? [{ text: raw.trim(), at_ms: null }] : [];
}

/** The lyrics to be stored: what has a time as LRC, the rest as it is. A timed text reads back equal. */
export function timingText({ lines }: Timing): string {
  return lines.map(({ text, at_ms }) => (at_ms === null ? text : formatLrc([{ text, at_ms }]))).join('\n');
}

/** The words alone. */
export function untimedText({ lines }: Timing): string {
  return lines.map(({ text }) => text).join('\n');
}

/** The line that is next begins now. */
export function tap(timing: Timing, nowMs: number): Timing {
  if (timing.next >= timing.lines.length) return timing;
  const timed = retime(timing, timing.next, nowMs);
  const isLast = timing.next === timing.lines.length - 1;
  return { ...timed, next: isLast ? firstUntimed(timed.lines) : timing.next + 1 };
}

/**
 * Gives one line a time. It begins after the line before it; later lines that would begin sooner lose their times, since they
 * are wrong now.
 */
export function retime(timing: Timing, index: number, nowMs: number): Timing {
  const at = Math.max(getFloor(timing.lines, index), toHundredths(nowMs));
  const lines = timing.lines.map((line, position) => {
    if (position === index) return { ...line, at_ms: at };
    const isOvertaken = position > index && line.at_ms !== null && line.at_ms < at + GAP_MS;
    return isOvertaken ? { ...line, at_ms: null } : line;
  });
  return { lines, next: timing.next, past: remember(timing) };
}

/** Moves one line a little; it stays between its neighbours and within the track. */
export function nudge(timing: Timing, index: number, byMs: number, durationMs: number): Timing {
  const at = timing.lines[index]?.at_ms ?? null;
  if (at === null) return timing;
  const later = timing.lines.slice(index + 1).find((line) => line.at_ms !== null)?.at_ms ?? null;
  const ceiling = later === null ? toHundredths(durationMs) : later - GAP_MS;
  const target = Math.max(getFloor(timing.lines, index), Math.min(ceiling, at + byMs));
  if (target === at) return timing;
  const lines = timing.lines.map((line, position) => (position === index ? { ...line, at_ms: target } : line));
  return { lines, next: timing.next, past: remember(timing) };
}

/** One line, or all of them, without time. */
export function clearTimes(timing: Timing, index?: number): Timing {
  const lines = timing.lines.map((line, position) =>
    index === undefined || position === index ? { ...line, at_ms: null } : line,
  );
  return { lines, next: index ?? 0, past: remember(timing) };
}

/** Other lyrics in place of these, such as those of a file. */
export function replaceLines(timing: Timing, lyrics: string): Timing {
  return { ...startTiming(lyrics), past: remember(timing) };
}

/** The next tap goes to this line. */
export function setNextLine(timing: Timing, index: number): Timing {
  return { ...timing, next: index };
}

/** Takes back the last tap or change. */
export function undo(timing: Timing): Timing {
  const before = timing.past.at(-1);
  return before === undefined ? timing : { ...before, past: timing.past.slice(0, -1) };
}

/** The line that is sung at a moment, or -1 before the first one. */
export function findLineAt({ lines }: Timing, nowMs: number): number {
  return lines.findLastIndex((line) => line.at_ms !== null && line.at_ms <= nowMs);
}

/** A time as LRC writes it: 01:23.45. */
export function formatClock(atMs: number): string {
  return formatLrc([{ text: '', at_ms: atMs }]).slice(1, -1);
}

export function countTimed({ lines }: Timing): number {
  return lines.filter((line) => line.at_ms !== null).length;
}

function getFloor(lines: readonly TimedLine[], index: number): number {
  const before = lines.slice(0, index).findLast((line) => line.at_ms !== null)?.at_ms ?? null;
  return before === null ? 0 : before + GAP_MS;
}

function remember({ lines, next, past }: Timing): Timing['past'] {
  return [...past, { lines, next }].slice(-PAST_MAX);
}

function firstUntimed(lines: readonly TimedLine[]): number {
  const found = lines.findIndex((line) => line.at_ms === null);
  return found < 0 ? lines.length : found;
}

function toHundredths(ms: number): number {
  return Math.max(0, Math.round(ms / 10) * 10);
}
