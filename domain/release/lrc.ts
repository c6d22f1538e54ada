import type { Issue } from '../issue.ts';

/** One line of synchronised lyrics and the moment it begins, in milliseconds from the start of the track. */
export type LrcLine = { readonly at_ms: number; readonly text: string };

/** What was read, and what is wrong with the rest. Issues have an empty path; `line` counts from 1. */
export type ParsedLrc = { readonly lines: LrcLine[]; readonly issues: Issue[] };

const TIMED = /^\[(\d{1,3}):([0-5]\d)(?:[.:](\d{1,3}))?\](.*)$/u;
// [ar: …], [ti: …] and the like head many files; they are no lyrics.
const TAG = /^\[[a-z#]+:.*\]$/iu;

/**
 * Reads LRC text (A-080): `[mm:ss.xx] text`, one line of lyrics each; a line without text is a pause. Empty lines and the tags
 * at the head of a file are passed over. A line without a time is `lrc_line`, one that begins no later than the line before it
 * is `lrc_order`; both are left out of `lines` or kept in the order written.
 */
export function parseLrc(text: string): ParsedLrc {
  const lines: LrcLine[] = [];
  const issues: Issue[] = [];
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const written = raw.trim();
    if (written === '' || TAG.test(written)) continue;
    const line = parseLine(written);
    const params = { line: index + 1 };
    const before = lines.at(-1);
    if (line === null) issues.push({ code: 'lrc_line', path: '', params });
    else if (before && line.at_ms <= before.at_ms) issues.push({ code: 'lrc_order', path: '', params });
    if (line !== null) lines.push(line);
  }
  return { lines, issues };
}

/** Writes lines as LRC text, to the hundredth of a second; what was parsed reads back equal. */
export function formatLrc(lines: readonly LrcLine[]): string {
  return lines.map(({ at_ms, text }) => `[${formatTime(at_ms)}]${text === '' ? '' : ` ${text}`}`).join('\n');
}

/** The words alone, as they are shown where nothing moves along. */
export function lrcText(lines: readonly LrcLine[]): string {
  return lines.map(({ text }) => text).join('\n');
}

function parseLine(written: string): LrcLine | null {
  const match = TIMED.exec(written);
  if (!match) return null;
  const [, minutes, seconds, fraction = '', text = ''] = match;
  const at_ms = (Number(minutes) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
  // A second time in one line repeats it elsewhere: the lines would no longer ascend.
  return TIMED.test(text.trim()) ? null : { at_ms, text: text.trim() };
}

function formatTime(atMs: number): string {
  const hundredths = Math.round(atMs / 10);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(hundredths / 6000))}:${two(Math.floor(hundredths / 100) % 60)}.${two(hundredths % 100)}`;
}
