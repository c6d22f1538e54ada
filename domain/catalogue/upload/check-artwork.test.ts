import { expect, test } from 'vitest';
import { checkArtwork } from './check-artwork.ts';
import { hasUploadExtension, UPLOAD_MAX_BYTES } from './upload-file.ts';

const MB = 1_048_576;
const GOOD = { format: 'jpeg', width_px: 3000, height_px: 3000, size_bytes: MB };

test.each([
  ['3000 px', {}, undefined],
  ['1500 px', { width_px: 1500, height_px: 1500 }, undefined],
  ['1499 px', { width_px: 1499, height_px: 1499 }, 'artwork_too_small'],
  ['6000 px', { width_px: 6000, height_px: 6000 }, undefined],
  ['6001 px', { width_px: 6001, height_px: 6001 }, 'artwork_too_wide'],
  ['3000 x 2999 px', { height_px: 2999 }, 'artwork_not_square'],
  ['a byte under 20 MB', { size_bytes: 20 * MB - 1 }, undefined],
  ['20 MB', { size_bytes: 20 * MB }, 'artwork_too_large'],
  ['PNG', { format: 'png' }, undefined],
  ['SVG', { format: 'svg' }, 'invalid_file_format'],
  ['WebP', { format: 'webp' }, 'invalid_file_format'],
  ['no picture', { format: null, width_px: 0, height_px: 0 }, 'invalid_file_format'],
])('[S5-024] [S5-025] [S5-026] [S5-027] artwork of %s', (_name, change, code) => {
  expect(checkArtwork({ ...GOOD, ...change })[0]?.code).toBe(code);
});

test('[S5-027] [S5-029] audio may have exactly 100 MB, artwork must stay under 20 MB', () => {
  expect(UPLOAD_MAX_BYTES).toMatchObject({ audio: 104_857_600, artwork: 20_971_519 });
});

test.each([
  ['audio', 'song.WAV', true],
  ['audio', 'song.aif', true],
  ['audio', 'song.wave', true],
  ['audio', 'Song.BWF', true],
  ['audio', 'song.rf64', true],
  ['audio', 'song.aifc', true],
  ['audio', 'song.w64', false],
  ['audio', '._song.wav', false],
  ['audio', 'Album/._song.wav', false],
  ['audio', '.DS_Store', false],
  ['mastering', 'mix.wave', true],
  ['mastering', '._mix.wav', false],
  ['artwork', '._cover.jpg', false],
  ['audio', 'song.mp3.exe', false],
  ['audio', 'wav', false],
  ['artwork', 'cover.jpeg', true],
  ['artwork', 'cover.svg', false],
] as const)('%s may have the file name %s: %s', (kind, filename, fits) => {
  expect(hasUploadExtension(kind, filename)).toBe(fits);
});
