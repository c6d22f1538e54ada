import { createArtist } from '@tangent/contract/catalogue/artist.ts';
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

const plain = (width: number, height: number, background = '#1e64c8') =>
  sharp({ create: { width, height, channels: 3, background } });
const upload = (filename: string, bytes: Uint8Array) => uploadFile(app, account, 'picture', { filename, bytes });
const get = (id: string, size: string, session = account.session) =>
  app.http.inject({ url: `${TUS_PATH}/${id}/image?size=${size}`, cookies: { '__Host-session': session } });

test('a picture of any shape becomes a square of its middle, without location metadata', async () => {
  const red = await plain(400, 400, '#c81e1e').png().toBuffer();
  const bytes = await plain(1200, 400)
    .composite([{ input: red, left: 400, top: 0 }])
    .withExif({ IFD3: { GPSLatitude: '41/1 0/1 0/1' } })
    .jpeg()
    .toBuffer();
  const { id, state, artwork } = await upload('Fotoğraf.JPG', bytes);
  expect([state, artwork?.width_px, artwork?.height_px]).toEqual(['complete', 1200, 400]);
  for (const side of [300, 1000]) {
    const image = sharp((await get(id, String(side))).rawPayload);
    expect(await image.metadata()).toMatchObject({ format: 'jpeg', width: side, height: side });
    expect((await image.metadata()).exif).toBeUndefined();
    const { channels } = await image.stats();
    // Only the red middle remains.
    expect((channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0)).toBeGreaterThan(120);
  }
  expect((await get(id, '300', (await signUp(app)).session)).statusCode).toBe(404);
  const fields = { name: 'Yıldız', type: 'solo', main_genre: 'pop', legal_first_name: 'A', legal_last_name: 'B' };
  const { body } = await account.call(createArtist, { body: { ...fields, picture_upload_id: id } });
  expect([body.picture_upload_id, body.picture?.state]).toEqual([id, 'complete']);
});

test.each<[string, () => Promise<Buffer>, string]>([
  ['smaller than 300 px', () => plain(299, 900).png().toBuffer(), 'artwork_too_small'],
  ['an SVG named .png', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'invalid_file_format'],
  ['a WebP named .png', () => plain(400, 400).webp().toBuffer(), 'invalid_file_format'],
  ['truncated', async () => (await plain(900, 900).png().toBuffer()).subarray(0, 400), 'artwork_corrupt'],
])('a picture that is %s is refused', async (_name, make, code) => {
  const { state, failure_code } = await upload('me.png', await make());
  expect([state, failure_code]).toEqual(['failed', code]);
});
