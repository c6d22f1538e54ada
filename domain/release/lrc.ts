import type { Issue } from '../issue.ts';

/** One line of synchronised lyrics and its start, in milliseconds from the start of the track. */
export type LrcLine = { readonly at_ms: number; readonly text: string };

/** The parsed lines, and the issues of the others. Issues have an empty path; `line` counts from 1. */
export type ParsedLrc = { readonly lines: LrcLine[]; readonly issues: Issue[] };

const TIMED = /^\[(\d{1,3}):([0-5]\d)(?:[.:](\d{1,3}))?\](.*)$/u;
// Many files start with tags such as [ar: …] and [ti: …]; they are not lyrics.
const TAG = /^\[[a-z#]+:.*\]$/iu;

/**
 * Parses LRC text (A-080): `[mm:ss.xx] text`, one line of lyrics each; a line without text is a pause. Empty lines and
 * tags at the start of a file are skipped. A line without a time is reported as `lrc_line` and left out of `lines`; one
 * that starts no later than the line before it is reported as `lrc_order` and keeps its position.
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

/** Formats lines as LRC text, to the hundredth of a second; parsed lines read back equal. */
export function formatLrc(lines: readonly LrcLine[]): string {
  return lines.map(({ at_ms, text }) => `[${formatTime(at_ms)}]${text === '' ? '' : ` ${text}`}`).join('\n');
}

/** Returns the lyrics without times, for places without synchronised display. */
export function lrcText(lines: readonly LrcLine[]): string {
  return lines.map(({ text }) => text).join('\n');
}

function parseLine(written: string): LrcLine | null {
  const match = TIMED.exec(written);
  if (!match) return null;
  const [, minutes, seconds, fraction = '', text = ''] = match;
  const at_ms = (Number(minutes) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
  // A second time in one line would repeat it elsewhere: the lines would no longer ascend.
  return TIMED.test(text.trim()) ? null : { at_ms, text: text.trim() };
}

function formatTime(atMs: number): string {
  const hundredths = Math.round(atMs / 10);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(hundredths / 6000))}:${two(Math.floor(hundredths / 100) % 60)}.${two(hundredths % 100)}`;
}
