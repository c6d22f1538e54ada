import { formatLrc, type LrcLine, parseLrc } from '@tangent/domain/release/lrc.ts';

const STAMPS = /^(?:\[\d{1,3}:[0-5]\d(?:[.:]\d{1,3})?\]\s*)+/;
const STAMP = /\[\d{1,3}:[0-5]\d(?:[.:]\d{1,3})?\]/g;
const WORD_STAMP = /<\d{1,3}:[0-5]\d(?:[.:]\d{1,3})?>\s?/g;

/**
 * Reads the lyrics of an .lrc file as lines in ascending order: several times before a line repeat it, word times are
 * dropped, `[offset:]` shifts everything (a positive one makes lines appear sooner). Lines without a time are kept for
 * timing by hand.
 */
export function readLrcFile(file: string): string {
  const raw = file.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const offset = Number(/^\s*\[offset:\s*([+-]?\d{1,6})\s*\]/im.exec(file)?.[1] ?? 0);
  const read = raw.map((line) => readLine(line.trim().replace(WORD_STAMP, ''), offset));
  const timed = read.flatMap(({ lines }) => lines).sort((a, b) => a.at_ms - b.at_ms);
  const untimed = read.flatMap(({ rest }) => rest);
  return [formatLrc(timed.reduce<LrcLine[]>(pushLater, [])), ...untimed].filter((line) => line !== '').join('\n');
}

function readLine(line: string, offsetMs: number): { lines: LrcLine[]; rest: string[] } {
  const stamps = STAMPS.exec(line)?.[0] ?? '';
  if (stamps === '') return { lines: [], rest: line === '' || /^\[[a-z#]+:.*\]$/i.test(line) ? [] : [line] };
  const text = line.slice(stamps.length).trim();
  const times = stamps.match(STAMP) ?? [];
  const lines = times.flatMap((time) => parseLrc(`${time} ${text}`).lines);
  return { lines: lines.map(({ at_ms }) => ({ at_ms: Math.max(0, at_ms - offsetMs), text })), rest: [] };
}

/** Adds a line; one with the same time as the previous line starts a hundredth of a second later. */
function pushLater(lines: LrcLine[], line: LrcLine): LrcLine[] {
  const before = lines.at(-1);
  const at_ms = Math.round(line.at_ms / 10) * 10;
  lines.push({ ...line, at_ms: before ? Math.max(before.at_ms + 10, at_ms) : at_ms });
  return lines;
}

/** Builds an .lrc file that other programs can read: title, artist, and the lines. */
export function buildLrcFile(lyrics: string, { title, artist }: { title: string; artist: string }): string {
  const tag = (name: string, value: string) =>
    value.trim() === '' ? [] : [`[${name}:${value.replace(/[\]\r\n]/g, ' ')}]`];
  return `${[...tag('ti', title), ...tag('ar', artist), lyrics].join('\n')}\n`;
}

/** Returns the name of that file without characters that some file systems forbid. */
export function lrcFileName(title: string): string {
  const bare = title
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, '')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 80);
  return `${bare === '' ? 'lyrics' : bare}.lrc`;
}
