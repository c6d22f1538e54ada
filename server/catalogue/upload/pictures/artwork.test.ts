import { Readable } from 'node:stream';
import { crc32, createDeflate } from 'node:zlib';
import { TUS_PATH } from '@tangent/contract/catalogue/upload.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, type TestAccount } from '../../../testing/fixtures/test-account.ts';
import { uploadFile } from '../../../testing/fixtures/upload-file.ts';
import { createTestApp, type TestApp } from '../../../testing/harness/test-app.ts';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await app.http.listen({ port: 0 });
  account = await signUp(app);
});
afterAll(() => app.close());

const plain = (width: number, height = width, background = '#c81e1e') =>
  sharp({ create: { width, height, channels: 3, background } });
const upload = (filename: string, bytes: Uint8Array) => uploadFile(app, account, 'artwork', { filename, bytes });
const get = (id: string, size: string, session = account.session) =>
  app.http.inject({ url: `${TUS_PATH}/${id}/image?size=${size}`, cookies: { '__Host-session': session } });

test('[S5-024] [S5-026] [S4-029] a square cover is accepted, with its colour and its smaller pictures', async () => {
  const bytes = await plain(1500).png().toBuffer();
  const { id, state, artwork } = await upload('cover.PNG', bytes);
  expect([state, artwork?.format, artwork?.width_px, artwork?.height_px]).toEqual(['complete', 'png', 1500, 1500]);
  expect(artwork?.hue).toBeGreaterThan(15);
  expect(artwork?.hue).toBeLessThan(40);
  expect(artwork?.chroma).toBeGreaterThan(0.8);
  for (const side of [300, 1000]) {
    const response = await get(id, String(side));
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: side, height: side });
  }
  expect((await get(id, 'full')).rawPayload.equals(bytes)).toBe(true);
});

test.each(['cover.png.svg', 'cover.svg', 'cover.png.exe', 'cover', '.png\u0000.html'])(
  '[S8-027] a cover named %j is refused',
  async (filename) => {
    await expect(upload(filename, await plain(1500).png().toBuffer())).rejects.toThrow('invalid_file_format');
  },
);

test('a cover named .svg.png is accepted by its content', async () => {
  const { state, id } = await upload('cover.svg.png', await plain(1500).jpeg().toBuffer());
  expect([state, (await get(id, 'full')).headers['content-type']]).toEqual(['complete', 'image/jpeg']);
});

test('pictures are served only to their owner, and a browser can only display them', async () => {
  const { id } = await upload('Kapak 🎨 "1".jpg', await plain(1500).jpeg().toBuffer());
  const { headers } = await get(id, 'full');
  expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(headers['content-disposition']).toMatch(/^inline; filename\*=UTF-8''Kapak%20/);
  expect(headers['cache-control']).toContain('private');
  expect((await get(id, '300', (await signUp(app)).session)).statusCode).toBe(404);
  expect((await get(id, '77')).statusCode).toBe(422);
});

test.each<[string, () => Promise<Buffer>, { code: string; params: object | null }]>([
  [
    '[S5-026] [S8-028] smaller than 1500 px',
    () => plain(1499).png().toBuffer(),
    { code: 'artwork_too_small', params: { min: 1500 } },
  ],
  ['[S5-024] not square', () => plain(1501, 1500).png().toBuffer(), { code: 'artwork_not_square', params: null }],
  [
    '[S8-035] wider than 6000 px',
    () => plain(6001).png().toBuffer(),
    { code: 'artwork_too_wide', params: { max: 6000 } },
  ],
  [
    '[S5-025] an SVG named .png',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="3000"/>'),
    { code: 'invalid_file_format', params: null },
  ],
  ['[S5-025] a WebP named .png', () => plain(1500).webp().toBuffer(), { code: 'invalid_file_format', params: null }],
  [
    'a GIF followed by a script',
    async () => Buffer.from('GIF89a/*x*/=1;alert(1)'),
    { code: 'invalid_file_format', params: null },
  ],
  [
    'an HTML page after the start of a JPEG',
    async () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('<script>alert(1)</script>')]),
    { code: 'invalid_file_format', params: null },
  ],
  ['empty', async () => Buffer.alloc(0), { code: 'file_empty', params: null }],
  [
    'only the start of a PNG',
    async () => Buffer.from('89504e470d0a1a0a00', 'hex'),
    { code: 'invalid_file_format', params: null },
  ],
])('a cover that is %s is refused with its reason', async (_name, make, { code, params }) => {
  const { state, failure_code, failure_params, artwork } = await upload('cover.png', await make());
  expect({ state, failure_code, failure_params, artwork }).toEqual({
    state: 'failed',
    failure_code: code,
    failure_params: params,
    artwork: null,
  });
});

test.each(['jpeg', 'png'] as const)('a truncated %s is refused', async (format) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const whole = await sharp({ create: { width: 1500, height: 1500, channels: 3, background: '#888', noise } })
    .toFormat(format)
    .toBuffer();
  const { state, failure_code } = await upload(`cover.${format}`, whole.subarray(0, Math.floor(whole.length * 0.6)));
  expect([state, failure_code]).toEqual(['failed', 'artwork_corrupt']);
});

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** Builds a PNG that claims this side, with these packed pixels and custom chunks before them. */
function buildPng(side: number, pixels: Buffer, ...chunks: Buffer[]): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const rest = [pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), pngChunk('IHDR', header), ...chunks, ...rest]);
}

const BLACK_PIXELS = Buffer.alloc(1500 * (1500 * 3 + 1));

/** Packs bytes, and 300 MB after them that are never in memory as a whole: the test measures the memory. */
async function pack(bytes: Buffer, filling?: number): Promise<Buffer> {
  const fillings = filling === undefined ? [] : new Array(300).fill(Buffer.alloc(1_000_000, filling));
  const packed: Buffer[] = await Readable.from([bytes, ...fillings])
    .pipe(createDeflate())
    .toArray();
  return Buffer.concat(packed);
}

const buildWithText = async (type: string) => {
  const text = Buffer.concat([Buffer.from('Comment\0\0'), await pack(Buffer.alloc(0), 65)]);
  return buildPng(1500, await pack(BLACK_PIXELS), pngChunk(type, text));
};

test.each<[string, () => Promise<Buffer>, [string, string | null]]>([
  [
    'claims 65,000 px a side',
    async () => buildPng(65_000, await pack(Buffer.alloc(1000))),
    ['failed', 'artwork_too_wide'],
  ],
  [
    'claims 4 billion px a side',
    async () => buildPng(0xffff_fffe, await pack(Buffer.alloc(1000))),
    ['failed', 'invalid_file_format'],
  ],
  ['has more pixels than it claims', async () => buildPng(1500, await pack(BLACK_PIXELS, 0)), ['complete', null]],
  ['contains a text that unpacks to 300 MB', () => buildWithText('zTXt'), ['complete', null]],
  ['contains a colour profile that unpacks to 300 MB', () => buildWithText('iCCP'), ['complete', null]],
])('a picture that %s needs no extra memory', async (_name, make, expected) => {
  const bytes = await make();
  const before = process.memoryUsage().rss;
  const { state, failure_code } = await upload('bomb.png', bytes);
  expect([state, failure_code]).toEqual(expected);
  // Far below the 300 MB that unpacking takes, and far above what other tests of this process leave to be collected.
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
});

test('print colours become screen colours, transparency becomes white, and the location metadata is removed', async () => {
  const cmyk = await upload('print.jpg', await plain(1500).toColourspace('cmyk').jpeg().toBuffer());
  expect(cmyk.state).toBe('complete');
  expect((await sharp((await get(cmyk.id, '1000')).rawPayload).metadata()).space).toBe('srgb');
  const clear = { width: 1500, height: 1500, channels: 4, background: { r: 250, g: 250, b: 250, alpha: 0.5 } } as const;
  const transparent = await upload('clear.png', await sharp({ create: clear }).png().toBuffer());
  const { dominant } = await sharp((await get(transparent.id, '300')).rawPayload).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  const gps = { IFD3: { GPSLatitude: '41/1 0/1 0/1' } };
  const located = await upload('photo.jpg', await plain(1500).withExif(gps).jpeg().toBuffer());
  expect((await sharp((await get(located.id, '1000')).rawPayload).metadata()).exif).toBeUndefined();
});
