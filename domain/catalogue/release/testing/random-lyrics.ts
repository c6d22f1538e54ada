import fc from 'fast-check';
import { toSection } from '../lyrics/sections.ts';
import type { LyricsLine, TimedLyrics, TimedWord, Voice } from '../lyrics/timed-lyrics.ts';

/** Lyrics as an artist may have them, and the length of their track in milliseconds. */
export type RandomLyrics = TimedLyrics & { readonly duration_ms: number };

const WORDS = [
  'Deniz',
  'mavi',
  "don't",
  'Ağustos',
  'R&B',
  'coração',
  'ñandú',
  '<3',
  '"sal"',
  '愛',
  '(ooh)',
  '10:15',
  'a',
];
const SECTIONS = [
  'Verse',
  'Chorus',
  'Pre-Chorus',
  'Post-Chorus',
  'Bridge',
  'Intro',
  'Interlude',
  'Instrumental',
  'Outro',
];
const VOICES: readonly Voice[] = [
  { id: 'v1', type: 'person', name: 'Ada "Kaya" & Co' },
  { id: 'v2', type: 'person', name: 'Can' },
  { id: 'v3', type: 'group', name: null },
  { id: 'F', type: 'other', name: 'Şule' },
];

const wordTimes = fc.record({
  text: fc.constantFrom(...WORDS),
  /** Hundredths of a second until the word starts, and how long it is sung. */
  after: fc.integer({ min: 0, max: 30 }),
  length: fc.integer({ min: 1, max: 80 }),
  is_syllable: fc.boolean(),
});

const lineParts = fc.record({
  words: fc.array(wordTimes, { minLength: 1, maxLength: 6 }),
  after: fc.integer({ min: 0, max: 100 }),
  is_by_word: fc.boolean(),
  /** A pause behind the line, and another voice below its end. */
  pause: fc.boolean(),
  overlap: fc.boolean(),
  section: fc.option(fc.constantFrom(...SECTIONS), { nil: null, freq: 3 }),
  voice: fc.option(fc.constantFrom(...VOICES), { nil: null }),
  translation: fc.option(fc.constantFrom('The sea', 'Night & day'), { nil: null }),
});

/** Lyrics with times in which every part of a line occurs. Times are hundredths of a second, as LRC has them. */
export const randomLyrics: fc.Arbitrary<RandomLyrics> = fc
  .record({ lines: fc.array(lineParts, { minLength: 1, maxLength: 12 }), has_voices: fc.boolean() })
  .map(({ lines, has_voices }) => build(lines, has_voices));

type LineParts = typeof lineParts extends fc.Arbitrary<infer Value> ? Value : never;

function build(parts: readonly LineParts[], has_voices: boolean): RandomLyrics {
  const lines: LyricsLine[] = [];
  let now = 0;
  for (const [index, part] of parts.entries()) {
    // Behind the last line a pause is the end of that line.
    const hasPause = part.pause && index < parts.length - 1;
    const at_ms = now + part.after * 10;
    const words = toWords(part.words, at_ms);
    const end = words.at(-1)?.end_ms ?? at_ms;
    const section = part.section === null ? null : toSection(part.section);
    lines.push({
      at_ms,
      text: words.map(({ text }) => text).join(''),
      ...(part.is_by_word && { words }),
      ...(section !== null && { section }),
      ...(has_voices && part.voice !== null && { voice: part.voice.id }),
      ...(part.translation !== null && { translations: [{ language: 'en', text: part.translation }] }),
      // The next line starts before this one ends.
      ...(part.overlap && !hasPause && { end_ms: end + 2000 }),
    });
    now = end + 10;
    if (hasPause) {
      lines.push({ at_ms: now, text: '' });
      now += 10;
    }
  }
  const voices = has_voices ? VOICES.filter(({ id }) => lines.some(({ voice }) => voice === id)) : [];
  return { lines, voices, duration_ms: now + 5000 };
}

function toWords(parts: LineParts['words'], start: number): TimedWord[] {
  let now = start;
  return parts.map(({ text, after, length, is_syllable }, index) => {
    const at_ms = now + after * 10;
    const end = at_ms + length * 10;
    now = end;
    const isLast = index === parts.length - 1;
    const next = parts[index + 1];
    // A word that is followed by the next one at once has no end of its own.
    const end_ms = !isLast && next?.after === 0 ? null : end;
    return { at_ms, end_ms, text: isLast || is_syllable ? text : `${text} ` };
  });
}
