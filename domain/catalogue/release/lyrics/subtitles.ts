import { isTtml, rewriteTtml } from './read-ttml.ts';

const CLOCK = String.raw`(?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3}`;
/** The arrow of SubRip and WebVTT, also as word processors change it; YouTube's own format has a comma. */
const CUE = new RegExp(String.raw`^\s*(${CLOCK})(?:\s*(?:-{1,2}>|[–—]>|→)\s*|,)(${CLOCK})`, 'u');

/**
 * Rewrites subtitles (SubRip, WebVTT, SBV, SubStation Alpha, TTML) as LRC, because people time lyrics with programs for
 * subtitles too: a cue becomes a line, and a gap between two cues a pause. Any other text stays as it is.
 */
export function rewriteSubtitles(text: string): string {
  if (isTtml(text)) return rewriteTtml(text);
  const isSubStation = /^[ \t]*Dialogue:/im.test(text);
  const lines = (isSubStation ? fromSubStation(text) : text).split(/\r\n|\r|\n/);
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
