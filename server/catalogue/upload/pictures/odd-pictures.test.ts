import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureArtwork } from './inspect-artwork.ts';
import { openPicture } from './open-picture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function store(bytes: Buffer): Promise<string> {
  // Decoders remember files by their names.
  const file = path.join(folder, crypto.randomUUID());
  await writeFile(file, bytes);
  return file;
}

const SIDE = 1500;
const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const photo = (format: 'jpeg' | 'png', options = {}) =>
  sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#888', noise } })
    .toFormat(format, options)
    .toBuffer();
const seeThrough = (alpha: number) =>
  sharp({ create: { width: SIDE, height: SIDE, channels: 4, background: { r: 200, g: 80, b: 60, alpha } } });

test.each<[string, () => Promise<Buffer>, string | null]>([
  ['a JPEG without its end', async () => (await photo('jpeg')).subarray(0, -2), null],
  [
    'a progressive JPEG without its end',
    async () => (await photo('jpeg', { progressive: true })).subarray(0, -2),
    null,
  ],
  ['a JPEG without its last pixels', async () => (await photo('jpeg')).subarray(0, -300), 'artwork_corrupt'],
  ['a JPEG with bytes behind its end', async () => Buffer.concat([await photo('jpeg'), Buffer.alloc(999, 7)]), null],
  ['an interlaced PNG', () => photo('png', { progressive: true }), null],
  ['a fully transparent PNG', () => seeThrough(0).png().toBuffer(), 'artwork_transparent'],
  [
    'a fully transparent PNG of 16 bits',
    () => seeThrough(0).toColourspace('rgb16').png().toBuffer(),
    'artwork_transparent',
  ],
  ['a fully transparent PNG in grey', () => seeThrough(0).toColourspace('b-w').png().toBuffer(), 'artwork_transparent'],
  [
    'a fully transparent PNG with a palette',
    () => seeThrough(0).png({ palette: true }).toBuffer(),
    'artwork_transparent',
  ],
  ['a pale PNG', () => seeThrough(0.1).png().toBuffer(), null],
])('%s', async (_name, make, code) => {
  const bytes = await make();
  const measured = await measureArtwork(await store(bytes), bytes.length);
  expect(measured.ok ? null : measured.issue.code).toBe(code);
});

test('opaque deep pictures are not said to be transparent, half transparent ones are', async () => {
  const found: unknown[] = [];
  for (const alpha of [1, 0.5]) {
    const bytes = await seeThrough(alpha).toColourspace('rgb16').png().toBuffer();
    const measured = await measureArtwork(await store(bytes), bytes.length);
    found.push(measured.ok && measured.facts.had_transparency);
  }
  expect(found).toEqual([false, true]);
});

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => {
    bytes.writeUInt32BE(value, index * 4);
  });
  return bytes;
}

const GAMMA = (value: number) => chunk('gAMA', numbers(value));
const CICP = (primaries: number, transfer: number) => chunk('cICP', Buffer.from([primaries, transfer, 0, 1]));
const SRGB = chunk('sRGB', Buffer.from([0]));
const P3 = chunk('cHRM', numbers(31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6000));

type Colour = readonly [number, number, number];

/** The colour 200, 80, 60 of P3 in sRGB: by the matrix between both, in linear light. */
const P3_IN_SRGB: Colour = [216, 69, 50];

test.each<[string, Colour, Buffer[], Colour, { space?: 'rgb16' | 'b-w' }]>([
  ['no description', [188, 100, 50], [], [188, 100, 50], {}],
  ['the exponent of a screen', [128, 128, 128], [GAMMA(45_455)], [128, 128, 128], {}],
  ['linear light', [55, 200, 10], [GAMMA(100_000)], [128, 229, 56], {}],
  ['linear light in 16 bits', [128, 128, 128], [GAMMA(100_000)], [188, 188, 188], { space: 'rgb16' }],
  ['linear light in grey', [128, 128, 128], [GAMMA(100_000)], [188, 188, 188], { space: 'b-w' }],
  ['sRGB beside another exponent', [128, 128, 128], [SRGB, GAMMA(100_000)], [128, 128, 128], {}],
  ['sRGB as numbers beside another exponent', [128, 128, 128], [CICP(1, 13), SRGB], [128, 128, 128], {}],
  ['the primaries of P3', [200, 80, 60], [GAMMA(45_455), P3], P3_IN_SRGB, {}],
  ['P3 as numbers', [200, 80, 60], [CICP(12, 13)], P3_IN_SRGB, {}],
  ['the white of a screen in PQ', [148, 148, 148], [CICP(9, 16)], [243, 243, 243], {}],
  ['the brightest light of PQ', [255, 255, 255], [CICP(9, 16)], [255, 255, 255], {}],
  ['the white of a screen in HLG', [191, 191, 191], [CICP(9, 18)], [243, 243, 243], {}],
  ['numbers that nobody knows', [128, 128, 128], [CICP(99, 99)], [128, 128, 128], {}],
  ['primaries without an area', [128, 128, 128], [chunk('cHRM', Buffer.alloc(32))], [128, 128, 128], {}],
  ['an exponent of 0', [128, 128, 128], [GAMMA(0)], [128, 128, 128], {}],
])('a PNG with %s has its colours on a screen', async (_name, [r, g, b], chunks, expected, { space = 'srgb' }) => {
  const plain = sharp({ create: { width: 4, height: 4, channels: 3, background: { r, g, b } } });
  const png = await plain.toColourspace(space).png().toBuffer();
  const described = Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
  const picture = await openPicture(await store(described));
  const pixels = await picture.toColourspace('srgb').raw().toBuffer();
  expect([...pixels.subarray(0, 3)]).toEqual([...expected]);
});
