import { formatClock } from './lrc-spellings.ts';

const CLOCK = String.raw`(?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3}`;
/** The arrow of SubRip and WebVTT, also as word processors change it; YouTube's own format has a comma. */
const CUE = new RegExp(String.raw`^\s*(${CLOCK})(?:\s*(?:-{1,2}>|[–—]>|→)\s*|,)(${CLOCK})`, 'u');

/**
 * Rewrites subtitles (SubRip, WebVTT, SBV, SubStation Alpha, TTML) as LRC, because people time lyrics with programs for
 * subtitles too: a cue becomes a line, and a gap between two cues a pause. Any other text stays as it is.
 */
export function rewriteSubtitles(text: string): string {
  const lines = toCues(text).split(/\r\n|\r|\n/);
  if (!lines.some((line) => CUE.test(line))) return text;
  const written: string[] = [];
  let end = '';
  for (const [index, line] of lines.entries()) {
    const [, from = '', to = ''] = CUE.exec(line) ?? [];
    if (from === '') continue;
    if (end !== '' && end !== from) written.push(`[${end}]`);
    written.push(`[${from}]${readCue(lines.slice(index + 1))}`);
    end = to;
  }
  return written.join('\n');
}

/** The words of a cue end at a blank line, or where the next cue begins; marks of fonts are no words. */
function readCue(lines: readonly string[]): string {
  const next = lines.findIndex((line, index) => line.trim() === '' || CUE.test(line) || isNumberOfCue(lines, index));
  const words = lines.slice(0, next < 0 ? lines.length : next).join(' ');
  return words.replace(/<\/?[a-z][^<>]*>|\{\\[^{}]*\}/giu, '').trim();
}

function isNumberOfCue(lines: readonly string[], index: number): boolean {
  return /^\s*\d+\s*$/.test(lines[index] ?? '') && CUE.test(lines[index + 1] ?? '');
}

/** Writes the formats that hide their cues in fields and elements as plain cues. */
function toCues(text: string): string {
  if (/^[ \t]*Dialogue:/im.test(text)) return fromSubStation(text);
  return /<(?:\w+:)?p\b[^>]*\sbegin\s*=/iu.test(text) ? fromTimedText(text) : text;
}

/** Layer, start, end, style, name, three margins and effect stand before the words; `\N` begins a line. */
const DIALOGUE = /^\s*Dialogue:[^,]*,\s*([\d:.]+)\s*,\s*([\d:.]+)\s*,(?:[^,]*,){6}(.*)$/iu;

function fromSubStation(text: string): string {
  const cues = text.split(/\r\n|\r|\n/).flatMap((line) => {
    const [, from = '', to = '', words = ''] = DIALOGUE.exec(line) ?? [];
    return from === '' ? [] : [{ from, cue: `${from} --> ${to}\n${words.replace(/\\[Nnh]/g, ' ')}\n` }];
  });
  return cues
    .toSorted((one, other) => one.from.localeCompare(other.from, 'en', { numeric: true }))
    .map(({ cue }) => cue)
    .join('\n');
}

const PARAGRAPH = /<(?:\w+:)?p\b([^>]*)>([\s\S]*?)<\/(?:\w+:)?p\s*>/giu;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** A paragraph of TTML is a line of lyrics, a span with a time a word. */
function fromTimedText(text: string): string {
  const cues: string[] = [];
  for (const [, attributes = '', content = ''] of text.matchAll(PARAGRAPH)) {
    const start = readOffset(attributes, 'begin');
    if (start === null) continue;
    const end = readOffset(attributes, 'end') ?? start + (readOffset(attributes, 'dur') ?? 0);
    const words = content
      .replace(/<(?:\w+:)?span\b[^>]*\sbegin\s*=[^>]*>/giu, (span) => {
        const at = readOffset(span, 'begin');
        return at === null ? '' : `&#60;${formatClock(at)}&#62;`;
      })
      .replace(/<(?:\w+:)?br\s*\/?>/giu, ' ')
      .replace(/<[^>]*>/gu, '')
      .replace(/\s+/gu, ' ')
      .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/giu, readEntity);
    cues.push(`${formatClock(start)} --> ${formatClock(end)}\n${words}\n`);
  }
  return cues.join('\n');
}

function readEntity(written: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? written;
  const code = Number.parseInt(decimal ?? hexadecimal ?? '', decimal === undefined ? 16 : 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : written;
}

/** Reads a time of TTML in milliseconds: `1:02.5`, `00:01:02.500`, `62.5s`, `1500ms`; null for frames and ticks. */
function readOffset(attributes: string, name: string): number | null {
  const [, value = ''] = new RegExp(String.raw`\b${name}\s*=\s*["']([^"']*)["']`, 'iu').exec(attributes) ?? [];
  const [, number, unit = 's'] = /^\s*(\d+(?:\.\d+)?)(h|ms|m|s)?\s*$/iu.exec(value) ?? [];
  const factor = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 }[unit.toLowerCase()] ?? 1000;
  if (number !== undefined) return Math.round(Number(number) * factor);
  const [, hours = '0', minutes, seconds] = /^\s*(?:(\d+):)?(\d{1,2}):(\d{2}(?:\.\d+)?)\s*$/u.exec(value) ?? [];
  if (minutes === undefined || seconds === undefined) return null;
  return Math.round(((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000);
}
