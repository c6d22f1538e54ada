import { alignLines } from './align-lines.ts';
import { formatLyrics } from './format-lyrics.ts';
import { readLyrics } from './read-lyrics.ts';
import type { LyricsLine } from './timed-lyrics.ts';

/**
 * Returns stored lyrics with other words: a line keeps its time, singer and section when its words stay or change, and
 * loses the times of its words and its translations when they change. New lines are still to be timed. Written lyrics
 * that have times of their own, or take the place of lyrics without, are returned as they are.
 *
 * @example replaceWords('[00:01.00] Deniz\n[00:02.00] Gece', 'Deniz\nGece uzun') // '[00:01.00] Deniz\n[00:02.00] Gece uzun'
 */
export function replaceWords(stored: string, written: string): string {
  const [was, is] = [readLyrics(stored), readLyrics(written)];
  if (!was.is_timed || is.is_timed) return written;
  const words = is.lines.filter(({ text, section }) => text !== '' || section !== undefined);
  const sung = was.lines.filter(({ text, section }) => text !== '' || section !== undefined);
  const lines = alignLines(sung, words).flatMap(([before, after]) => {
    if (before === null) return after ?? [];
    // The written words may come from a place that shows no sections.
    if (after === null) return before.text === '' ? before : [];
    return toReworded(before, after);
  });
  return formatLyrics({ lines: withPauses(lines, was.lines), voices: was.voices });
}

function toReworded(before: LyricsLine, after: LyricsLine): LyricsLine {
  const section = after.section ?? before.section;
  const named = section === undefined ? {} : { section };
  if (before.text === after.text) return { ...before, ...named };
  const { words: _words, end_ms: _end, translations: _translations, ...kept } = before;
  return { ...kept, text: after.text, ...named };
}

/** Puts pauses back in front of the first line that starts after them. */
function withPauses(lines: readonly LyricsLine[], before: readonly LyricsLine[]): LyricsLine[] {
  const pauses = before.filter(({ text, section }) => text === '' && section === undefined);
  return pauses.reduce<LyricsLine[]>(
    (placed, pause) => {
      const next = placed.findIndex(({ at_ms }) => at_ms !== null && at_ms > (pause.at_ms ?? 0));
      return placed.toSpliced(next < 0 ? placed.length : next, 0, pause);
    },
    [...lines],
  );
}
