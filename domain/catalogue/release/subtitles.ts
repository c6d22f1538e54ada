const CUE = /^\s*((?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3})\s*-->\s*((?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3})/u;

/**
 * Rewrites subtitles (SubRip and WebVTT) as LRC, because people time lyrics with programs for subtitles too: a cue
 * becomes a line, and a gap between two cues a pause. Any other text stays as it is.
 */
export function rewriteSubtitles(text: string): string {
  const lines = text.split(/\r\n|\r|\n/);
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
