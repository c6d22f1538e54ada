import { ANY_TIME } from '../../catalogue/release/lyrics/lrc.ts';
import { LRC_TAG } from '../../catalogue/release/lyrics/lyrics-marks.ts';
import { LYRIC_LINE_MAX_CHARS, LYRIC_SECTION_LINES_MAX, LYRIC_SECTIONS_MAX } from '../lyrics-limits.ts';
import type { LineAuthor, SectionKind, SongSection } from './song.ts';

// Marks of sections in the four languages: [Verse 1], Estribillo:, (Nakarat).
const MARKS: readonly (readonly [RegExp, SectionKind])[] = [
  [/^(pre.?chorus|pre.?coro|pre.?estribillo|pré.?refrão|pre.?refrao|ön nakarat|nakarat öncesi)/, 'pre_chorus'],
  [/^(chorus|refrain|hook|coro|estribillo|refrão|refrao|nakarat)/, 'chorus'],
  [/^(bridge|puente|ponte|köprü)/, 'bridge'],
  [/^(verse|verso|estrofa|estrofe|kıta|intro|outro)/, 'verse'],
];

/**
 * Reads a text into sections: by marks where it has them, otherwise by blank lines. A block that repeats an earlier one
 * is left out, because choruses are stored once. Times and tags of LRC are no words. Lines that are too long, and those over the limits, are cut.
 */
export function parseSong(text: string, by: LineAuthor): SongSection[] {
  const sections: { kind: SectionKind; lines: string[] }[] = [];
  let isOpen = false;
  for (const raw of text.normalize('NFC').split(/\r\n|[\n\r\u2028\u2029]/)) {
    if (LRC_TAG.test(raw)) continue;
    const line = raw
      .replace(/\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu, '')
      .replace(ANY_TIME, '')
      .trim();
    const kind = readMark(line);
    if (kind !== null || line === '') {
      isOpen = false;
      if (kind !== null) sections.push({ kind, lines: [] });
      if (kind !== null) isOpen = true;
      continue;
    }
    if (!isOpen) sections.push({ kind: 'verse', lines: [] });
    isOpen = true;
    sections.at(-1)?.lines.push([...line].slice(0, LYRIC_LINE_MAX_CHARS).join(''));
  }
  const seen = new Set<string>();
  return sections
    .filter(({ lines }) => {
      const key = lines.join('\n').toLowerCase();
      const isNew = lines.length > 0 && !seen.has(key);
      seen.add(key);
      return isNew;
    })
    .slice(0, LYRIC_SECTIONS_MAX)
    .map(({ kind, lines }) => ({
      kind,
      lines: lines.slice(0, LYRIC_SECTION_LINES_MAX).map((line) => ({ text: line, locked: false, by })),
    }));
}

function readMark(line: string): SectionKind | null {
  const isMark = /^[[(].{1,30}[\])]:?$/.test(line) || /^[\p{L} -]{3,20}\d{0,2}:$/u.test(line);
  if (!isMark) return null;
  const plain = line
    .replace(/[[\]():]/g, '')
    .trim()
    .toLowerCase();
  return MARKS.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}
