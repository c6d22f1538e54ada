import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomLyrics } from '../testing/random-lyrics.ts';
import { compareLyrics, hasDifference, type LineDifference } from './compare-lyrics.ts';
import { formatLyrics } from './format-lyrics.ts';
import { moveLine } from './timed-lyrics.ts';

const SONG = '[Verse 1]\n[00:01.00] Deniz mavi\n[00:03.00] Gece uzun\n[Chorus]\n[00:05.00] Gel\n[00:07.00] Gel';
const NONE = { words: 0, added: 0, removed: 0, section: 0, voice: 0, translation: 0, time: 0, word_times: 0 };

const CASES: {
  name: string;
  before?: string;
  after: string;
  counts: Partial<typeof NONE>;
  changed: string[];
  shift_ms?: number;
}[] = [
  { name: 'the same', after: SONG, counts: {}, changed: [] },
  { name: 'blank lines', before: 'Deniz\nGece', after: 'Deniz\n\nGece', counts: {}, changed: [] },
  {
    name: 'a word',
    after: SONG.replace('mavi', 'yeşil'),
    counts: { words: 1 },
    changed: ['Deniz mavi → Deniz yeşil: words'],
  },
  {
    name: 'a line more, which repeats one',
    after: `${SONG}\n[00:09.00] Gel`,
    counts: { added: 1 },
    changed: [' → Gel: words'],
  },
  {
    name: 'a line less and another one reworded',
    after: SONG.replace('[00:01.00] Deniz mavi\n', '').replace('Gece uzun', 'Gece çok uzun'),
    counts: { words: 1, removed: 1, section: 1 },
    changed: ['Deniz mavi → : words', 'Gece uzun → Gece çok uzun: words, section'],
  },
  {
    name: 'one time',
    after: SONG.replace('00:03.00', '00:03.50'),
    counts: { time: 1 },
    changed: ['Gece uzun → Gece uzun: time'],
  },
  { name: 'all times', after: `[offset:-500]\n${SONG}`, counts: {}, changed: [], shift_ms: 500 },
  {
    name: 'times taken away',
    before: '[00:01.00] Deniz\n[00:02.00] Gece',
    after: 'Deniz\nGece',
    counts: { time: 2 },
    changed: ['Deniz → Deniz: time', 'Gece → Gece: time'],
  },
  {
    name: 'times of words',
    after: SONG.replace('Deniz mavi', '<00:01.00>Deniz <00:01.50>mavi'),
    counts: { word_times: 1 },
    changed: ['Deniz mavi → Deniz mavi: word_times'],
  },
  {
    name: 'section, singer and translation',
    after: SONG.replace('Chorus', 'Nakarat')
      .replace('Gece', 'v1: Gece')
      .replace('mavi', 'mavi\n[translation:en:Blue sea]'),
    counts: { section: 1, voice: 1, translation: 1 },
    changed: ['Deniz mavi → Deniz mavi: translation', 'Gece uzun → Gece uzun: voice', 'Gel → Gel: section'],
  },
  {
    name: 'a pause and a section without words',
    after: SONG.replace('[Chorus]', '[00:04.00]\n[Solo]\n[Chorus]'),
    counts: { added: 2 },
    changed: [' → : words', ' → : words'],
  },
  {
    name: 'all of it',
    after: '',
    counts: { removed: 4 },
    changed: SONG.match(/(?<=\] )[\p{L} ]+/gu)?.map((text) => `${text} → : words`) ?? [],
  },
];

const describeLine = ({ before, after, parts }: LineDifference) =>
  `${before?.text ?? ''} → ${after?.text ?? ''}: ${parts.join(', ')}`;

test.each(CASES)(
  'lyrics differ in lines, as people read them: $name',
  ({ before, after, counts, changed, shift_ms }) => {
    const difference = compareLyrics(before ?? SONG, after);
    expect(difference.counts).toEqual({ ...NONE, ...counts });
    expect(difference.lines.filter(({ parts }) => parts.length > 0).map(describeLine)).toEqual(changed);
    expect(difference.shift_ms).toBe(shift_ms ?? null);
    expect(hasDifference(difference)).toBe(changed.length > 0 || shift_ms !== undefined);
  },
);

test('a singer with another name is one difference, not one in each line', () => {
  const of = (name: string) => `[agent:v1:person:${name}]\n[00:01.00] v1: Deniz\n[00:02.00] v1: Gece`;
  const { renamed, lines } = compareLyrics(of('Ada'), of('Ada Kaya'));
  expect(renamed.map(({ before, after }) => [before.name, after.name])).toEqual([['Ada', 'Ada Kaya']]);
  expect(lines.every(({ parts }) => parts.length === 0)).toBe(true);
});

test('any lyrics equal themselves, and both sides are complete and in order after any change', () => {
  fc.assert(
    fc.property(randomLyrics, randomLyrics, (one, other) => {
      const [before, after] = [formatLyrics(one), formatLyrics(other)];
      expect(hasDifference(compareLyrics(before, before))).toBe(false);
      const { lines } = compareLyrics(before, after);
      expect(lines.flatMap((line) => line.before ?? [])).toEqual(one.lines);
      expect(lines.flatMap((line) => line.after ?? [])).toEqual(other.lines);
    }),
    { numRuns: 40 },
  );
});

test('lyrics that were moved as a whole have one difference, whatever their words have', () => {
  fc.assert(
    fc.property(randomLyrics, (song) => {
      fc.pre(song.lines.length > 1);
      const moved = { ...song, lines: song.lines.map((line) => moveLine(line, (line.at_ms ?? 0) + 1500)) };
      const { shift_ms, counts } = compareLyrics(formatLyrics(song), formatLyrics(moved));
      expect({ shift_ms, counts }).toEqual({ shift_ms: 1500, counts: NONE });
    }),
    { numRuns: 40 },
  );
});
