import type { LyricsLine } from '@tangent/domain/catalogue/release/lyrics/timed-lyrics.ts';

/** A line as it is read: whether it names its singer, and whether a gap stands above it. */
export type ShownLine = { readonly line: LyricsLine; readonly names_voice: boolean; readonly is_apart: boolean };

/** A part of a song with its name, null for lines before the first one that has any. */
export type ShownSection = { readonly name: string | null; readonly lines: readonly ShownLine[] };

/**
 * Arranges lyrics for reading: sections with their lines, a gap where a pause or a blank line is, and the singer where
 * another one begins.
 */
export function groupLines(lines: readonly LyricsLine[]): ShownSection[] {
  const sections: { name: string | null; lines: ShownLine[] }[] = [];
  let isApart = false;
  let voice: string | undefined;
  for (const line of lines) {
    if (line.section !== undefined || sections.length === 0) {
      sections.push({ name: line.section?.name ?? null, lines: [] });
      [isApart, voice] = [false, undefined];
    }
    const shown = sections.at(-1)?.lines ?? [];
    if (line.text === '') {
      isApart = shown.length > 0;
      continue;
    }
    shown.push({ line, names_voice: line.voice !== undefined && line.voice !== voice, is_apart: isApart });
    [isApart, voice] = [false, line.voice];
  }
  return sections.filter(({ name, lines: shown }) => name !== null || shown.length > 0);
}
