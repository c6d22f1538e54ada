import { expect, test } from 'vitest';
import { checkPicture } from './check-picture.ts';

const GOOD = { format: 'jpeg', width_px: 300, height_px: 450, size_bytes: 1_048_576 };

test.each([
  ['300 by 450 px', {}, undefined],
  ['299 by 3000 px', { width_px: 299, height_px: 3000 }, 'artwork_too_small'],
  ['6000 by 300 px', { width_px: 6000, height_px: 300 }, undefined],
  ['6001 px', { width_px: 6001 }, 'artwork_too_wide'],
  ['20 MB', { size_bytes: 20 * 1_048_576 }, 'artwork_too_large'],
  ['another kind', { format: 'gif' }, 'invalid_file_format'],
])('a picture of %s', (_name, change, code) => {
  expect(checkPicture({ ...GOOD, ...change })[0]?.code).toBe(code);
});
