import { expect, test } from 'vitest';
import { checkMastering, checkMasteringLength, findLastLoopStart } from './check-mastering.ts';
import { hasMastersLeft } from './mastering-allowance.ts';
import { matchSpectra } from './match-spectra.ts';
import { listStorePlayback } from './store-playback.ts';

const CHOICE = {
  project_name: 'Paper Rain',
  preset: 'warm',
  reference_upload_id: null,
  loop_start_seconds: 45,
  duration_ms: 60_400,
};

test.each([
  ['a preset and a name', {}, []],
  ['no name', { project_name: '  ' }, ['project_name mastering_name']],
  ['80 characters', { project_name: ` ${'x'.repeat(80)} ` }, []],
  ['81 characters', { project_name: 'x'.repeat(81) }, ['project_name mastering_name']],
  ['neither preset nor reference', { preset: null }, ['preset mastering_style']],
  ['both', { reference_upload_id: 'r' }, ['preset mastering_style']],
  ['only a reference', { preset: null, reference_upload_id: 'r' }, []],
  ['a loop that ends after the mix', { loop_start_seconds: 46 }, ['loop_start_seconds mastering_loop']],
])('[S2-127] [S2-128] a master with %s', (_name, change, codes) => {
  expect(checkMastering({ ...CHOICE, ...change }).map(({ path, code }) => `${path} ${code}`)).toEqual(codes);
});

test('[S3-111] the loop of 15 s begins at a whole second, at the start of a short mix', () => {
  expect([findLastLoopStart(60_999), findLastLoopStart(15_000), findLastLoopStart(10_000)]).toEqual([45, 0, 0]);
});

test.each([
  [9_999, ['mastering_too_short']],
  [10_000, []],
  [1_200_000, []],
  [1_200_001, ['mastering_too_long']],
])('a mix of %i ms', (duration, codes) => {
  expect(checkMasteringLength(duration, 'upload_id').map(({ code }) => code)).toEqual(codes);
});

test('spectra are compared at equal loudness, the highest level at 0 dB', () => {
  const quiet = { integrated_lufs: -20, spectrum_db: [-9, -19] };
  const loud = { integrated_lufs: -11, spectrum_db: [-3, -8] };
  expect(matchSpectra(quiet, loud)).toEqual({ before: [0, -10], after: [-3, -8] });
  const unknown = { integrated_lufs: null, spectrum_db: [-9] };
  expect(matchSpectra(unknown, { ...loud, integrated_lufs: null })).toEqual({ before: [-6], after: [0, -5] });
});

test('stores turn a loud master down, and only some raise a quiet one, as far as its peaks allow', () => {
  const turned = (lufs: number | null, peak: number) =>
    Object.fromEntries(listStorePlayback(lufs, peak).map(({ store, turned_db }) => [store, turned_db]));
  expect(turned(-11, -1)).toEqual({ spotify: -3, apple_music: -5, youtube: -3, tidal: -3, deezer: -4 });
  expect(turned(-20, -4)).toEqual({ spotify: 3, apple_music: 3, youtube: 0, tidal: 0, deezer: 0 });
  expect(turned(-20, -0.5)).toEqual({ spotify: 0, apple_music: 0, youtube: 0, tidal: 0, deezer: 0 });
  expect(turned(null, 0).spotify).toBeNull();
});

test('a month has twenty masters, and an album counts its tracks', () => {
  expect([17, 18].map((used) => hasMastersLeft({ used, wanted: 3 }))).toEqual([true, false]);
  expect([19, 20].map((used) => hasMastersLeft({ used, wanted: 1 }))).toEqual([true, false]);
});
