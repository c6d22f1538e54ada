import { expect, test } from 'vitest';
import { contrast } from '../../colour/colour.ts';
import { GENRES } from '../../genre.ts';
import { NAMED_COLOURS } from '../coverart/colours.ts';
import { checkCoverRequest } from './check-cover-request.ts';
import {
  COVER_MOODS,
  COVER_STYLES,
  type CoverRequest,
  PICTURING_STYLES,
  planAgain,
  planCovers,
  planVariations,
} from './cover.ts';
import { PALETTE_NAMES, PALETTES } from './cover-palette.ts';
import { buildSourceXmp, readSourceType } from './source-type.ts';

const REQUEST: CoverRequest = { prompt: 'An empty road', genre: 'folk', mood: 'calm', palette: null, style: null };
const plan = (change: Partial<CoverRequest> = {}, seed = 1) => planCovers({ ...REQUEST, ...change }, seed, 4);

test('every field of a request changes the plan; the same request and seed repeat it', () => {
  expect(plan()).toEqual(plan());
  const others: Partial<CoverRequest>[] = [{ prompt: 'A full moon' }, { genre: 'metal' }, { mood: 'angry' }];
  for (const change of [...others, { palette: 'volt' as const }, { style: 'marble' as const }]) {
    expect(plan(change)).not.toEqual(plan());
  }
  expect(plan({}, 2)).not.toEqual(plan());
});

test('a prompt that names things gets first the styles that draw things', () => {
  const stylesFor = (prompt: string) => plan({ prompt, genre: 'electronic' }).map(({ style }) => style);
  expect(stylesFor('A full moon').filter((style) => !PICTURING_STYLES.includes(style))).toEqual([]);
  expect(stylesFor('something blue').slice(0, 2)).toEqual(['glow', 'contour']);
  const blue: readonly string[] = NAMED_COLOURS.blue.palettes;
  const palettes = plan({ prompt: 'something blue', mood: 'angry' }).map(({ palette }) => palette);
  expect(palettes.filter((palette) => !blue.includes(palette))).toEqual([]);
});

test('candidates differ in style or, with a style chosen, in colours and seed', () => {
  expect(new Set(plan().map(({ style }) => style)).size).toBe(4);
  const glows = plan({ style: 'glow' });
  expect(new Set(glows.map(({ palette, seed }) => `${palette} ${seed}`)).size).toBe(4);
  const [first] = glows;
  if (!first) throw new Error('no plan');
  const varied = planVariations(first, 9, 4);
  expect(new Set([first, planAgain(first), ...varied].map(({ seed }) => seed)).size).toBe(6);
  expect(varied.every(({ style, palette }) => style === 'glow' && palette === first.palette)).toBe(true);
});

test('every genre has four styles of its own and every mood its palettes; what the artist chose stays', () => {
  for (const genre of GENRES) {
    const styles = plan({ genre }).map(({ style }) => style);
    expect(new Set(styles.filter((style) => COVER_STYLES.includes(style))).size).toBe(4);
  }
  for (const mood of COVER_MOODS) {
    const palettes = Array.from({ length: 24 }, (_, seed) => seed).flatMap((seed) =>
      plan({ mood }, seed).map(({ palette }) => palette),
    );
    expect(palettes.filter((palette) => !PALETTE_NAMES.includes(palette))).toEqual([]);
    expect(new Set(palettes).size).toBe(6);
  }
  for (const { style, palette } of plan({ style: 'marble', palette: 'volt' })) {
    expect([style, palette]).toEqual(['marble', 'volt']);
  }
  expect(COVER_STYLES).toHaveLength(11);
});

test('the type of every palette is readable on its ground', () => {
  for (const { ink, ground } of Object.values(PALETTES)) expect(contrast(ink, ground)).toBeGreaterThan(4.5);
});

test('a prompt needs 3 to 200 characters as readers count them, without banned words', () => {
  const check = (prompt: string) =>
    checkCoverRequest({ prompt, title: 'Kış', artist: '' }).map(({ path, code }) => `${path} ${code}`);
  expect(check('🌊🌙⭐')).toEqual([]);
  expect(check('a'.repeat(200))).toEqual([]);
  expect(check('a'.repeat(201))).toEqual(['prompt max_length']);
  expect(check('  ')).toEqual(['prompt required']);
  expect(check('Like the logo of Spotify')).toEqual(['prompt cover_words']);
});

test('the mark of a picture made by a program is read back, in any form it is written', () => {
  expect(readSourceType(buildSourceXmp('algorithmicMedia'))).toBe('algorithmicMedia');
  const element =
    '<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia</Iptc4xmpExt:DigitalSourceType>';
  expect(readSourceType(element)).toBe('trainedAlgorithmicMedia');
  expect(readSourceType(element.replace('trainedAlgorithmicMedia', 'digitalCapture'))).toBeNull();
  expect(readSourceType('')).toBeNull();
});
