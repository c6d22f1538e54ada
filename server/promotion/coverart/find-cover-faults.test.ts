import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { COVER_LIMIT_BYTES, COVER_MIN_CONTRAST } from '@tangent/domain/promotion/coverart-limits.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCoverFaults } from './find-cover-faults.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'cover-faults-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes a picture with noise in it; returns its path. */
async function writeCover(side: number): Promise<string> {
  const file = path.join(folder, `${side}.jpg`);
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
  await sharp({ create: { width: side, height: side, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 60 })
    .toFile(file);
  return file;
}

test('a drawn cover is checked for the limits of the tool and for those of any artwork', async () => {
  const large = await writeCover(3000);
  const find = (size_bytes: number, contrast: number | null, file = large) =>
    findCoverFaults(file, { size_bytes, contrast });
  expect(await find(COVER_LIMIT_BYTES - 1, COVER_MIN_CONTRAST)).toEqual([]);
  expect(await find(COVER_LIMIT_BYTES - 1, null)).toEqual([]);
  expect(await find(COVER_LIMIT_BYTES, COVER_MIN_CONTRAST)).toEqual(['too_large']);
  expect(await find(1_000_000, COVER_MIN_CONTRAST - 0.01)).toEqual(['low_contrast']);
  expect(await find(1_000_000, null, await writeCover(600))).toEqual(['artwork_too_small']);
});
