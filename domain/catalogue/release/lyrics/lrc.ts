/** A line of timed lyrics and its start, in milliseconds from the start of the track. A line without text is a pause. */
export type LrcLine = { readonly at_ms: number; readonly text: string };

/**
 * A time as LRC files write it, without its brackets: `01:23.45`, and also `1:23`, `01:23:45` (hundredths), `01:23.456`,
 * `01:02:03.4` (hours), `01:75.00` (2:15).
 */
const TIME = String.raw`\s*-?(?:\d{1,2}:(?=\d{1,2}:\d{2}[.,]))?\d{1,3}:(?:\d{2}|\d(?=[.,]))(?:[.,:]\d{1,6})?\s*`;

/** The times at the start of a line. */
export const LINE_TIMES = new RegExp(String.raw`^\s*(?:\[${TIME}\]\s*)+`, 'u');

/** A time anywhere in a text: of a line in square brackets, of a word in angle brackets. */
export const ANY_TIME = new RegExp(String.raw`\[${TIME}\]|<${TIME}>`, 'gu');

/** Returns the milliseconds of one time, with or without its brackets. One before the start of the track is the start. */
export function readTime(written: string): number {
  const parts = written.replace(/[[\]<>\s-]/g, '').split(/[:.,]/);
  const isWithHours = parts.length === 4;
  const [hours = '0', minutes = '0', seconds = '0', fraction = ''] = isWithHours ? parts : ['0', ...parts];
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return /[[<]\s*-/.test(written) ? 0 : whole * 1000 + Math.round(Number(`0.${fraction || '0'}`) * 1000);
}

/** Formats lines as LRC text, to the hundredth of a second; they read back equal. */
export function formatLrc(lines: readonly LrcLine[]): string {
  return lines.map(({ at_ms, text }) => `[${formatTime(at_ms)}]${text === '' ? '' : ` ${text}`}`).join('\n');
}

/** Formats a time as LRC has it between its brackets: `01:23.45`. */
export function formatTime(atMs: number): string {
  const hundredths = Math.round(atMs / 10);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(hundredths / 6000))}:${two(Math.floor(hundredths / 100) % 60)}.${two(hundredths % 100)}`;
}
