import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { eq } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, type TestAccount } from '../../../testing/fixtures/test-account.ts';
import { addDraft, addStores } from '../../../testing/fixtures/test-release.ts';
import { uploadFile } from '../../../testing/fixtures/upload-file.ts';
import { createTestApp, type TestApp } from '../../../testing/harness/test-app.ts';
import { findSimilarCovers } from '../public.ts';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await app.http.listen({ port: 0 });
  await addStores(app);
  account = await signUp(app);
});
afterAll(() => app.close());

const SUN = '<circle cx="62" cy="40" r="22" fill="#ff6f3c"/><path d="M0 70L45 52L100 84V100H0Z" fill="#f7e9d0"/>';
const TOWERS = '<path d="M8 100V30H24V100M34 100V8H50V100M60 100V55H92V100" fill="#2fd0a0"/>';

/** Draws a cover of 3000 pixels with hard edges and a little grain. */
async function draw(drawing: string, side = 3000): Promise<Sharp> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${side}" height="${side}"><rect width="100" height="100" fill="#1b1440"/>${drawing}</svg>`;
  return sharp(await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer());
}
const jpeg = (image: Sharp) => image.jpeg({ quality: 90 }).toBuffer();
const upload = async (bytes: Buffer, filename = 'cover.jpg', owner = account) => {
  const { state, artwork, id, failure_code } = await uploadFile(app, owner, 'artwork', { filename, bytes });
  expect([state, failure_code]).toEqual(['complete', null]);
  return { id, ...(artwork as NonNullable<typeof artwork>) };
};

test('a sharp cover without a frame gets no hint', async () => {
  expect(await upload(await jpeg(await draw(SUN)))).toMatchObject({
    true_side_px: 3000,
    has_border: false,
    had_transparency: false,
    had_rotation: false,
    colour_space: 'srgb',
    bits_per_channel: 8,
    similar_release_ids: [],
  });
});

test('an enlarged or blurred cover gets a hint with the size that its detail supports', async () => {
  const small = await jpeg((await draw(SUN)).resize(800));
  const enlarged = await upload(await jpeg(sharp(small).resize(3000, 3000, { kernel: 'cubic' })));
  expect(enlarged.true_side_px).toBeGreaterThan(550);
  expect(enlarged.true_side_px).toBeLessThan(1100);
  const blurred = await upload(await jpeg((await draw(SUN)).blur(14)));
  expect(blurred.true_side_px).toBeLessThan(400);
  expect(blurred.sharpness).toBeLessThan(0.2);
  const noise = { type: 'gaussian', mean: 120, sigma: 20 } as const;
  const grain = sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#777', noise } });
  expect((await upload(await jpeg(grain))).true_side_px).toBe(3000);
});

test('a frame and bars are distinguished from a shape on a plain background', async () => {
  const picture = (await draw(TOWERS)).resize(2600, 2600);
  const frame = { top: 200, bottom: 200, left: 200, right: 200, background: '#ffffff' };
  expect((await upload(await jpeg(picture.clone().extend(frame)))).has_border).toBe(true);
  const film = (await draw(SUN)).resize(3000, 2000, { fit: 'cover' });
  const bars = { top: 500, bottom: 500, background: '#000000' };
  expect((await upload(await jpeg(film.extend(bars)))).has_border).toBe(true);
  const poster = await draw('<circle cx="50" cy="50" r="34" fill="#ffffff"/>');
  expect((await upload(await jpeg(poster))).has_border).toBe(false);
});

test('a hint names each conversion for stores: print colours, wide colours, depth, transparency, rotation', async () => {
  const cover = await draw(SUN, 1500);
  const facts = async (bytes: Promise<Buffer>, filename?: string) => upload(await bytes, filename);
  expect(await facts(cover.clone().toColourspace('cmyk').jpeg().toBuffer())).toMatchObject({ colour_space: 'cmyk' });
  expect(await facts(cover.clone().withIccProfile('p3').jpeg().toBuffer())).toMatchObject({ colour_space: 'wide' });
  expect(await facts(cover.clone().withIccProfile('srgb').jpeg().toBuffer())).toMatchObject({ colour_space: 'srgb' });
  expect(await facts(cover.clone().greyscale().toColourspace('b-w').jpeg().toBuffer())).toMatchObject({
    colour_space: 'grey',
  });
  const deep = await facts(cover.clone().toColourspace('rgb16').png().toBuffer(), 'deep.png');
  expect(deep).toMatchObject({ bits_per_channel: 16, colour_space: 'srgb', true_side_px: 1500 });
  const opaque = await facts(cover.clone().ensureAlpha(1).png().toBuffer(), 'opaque.png');
  expect(opaque.had_transparency).toBe(false);
  const clear = await facts(cover.clone().ensureAlpha(0.5).png().toBuffer(), 'clear.png');
  expect(clear.had_transparency).toBe(true);
  const turned = await facts(cover.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer());
  expect(turned.had_rotation).toBe(true);
});

test('a reused cover is found on other releases of the account, even in another size and tint', async () => {
  const first = await upload(await jpeg(await draw(TOWERS)));
  const { id: release_id } = await addDraft(app, account, { artwork_upload_id: first.id });
  const tinted = await upload(await jpeg((await draw(TOWERS)).resize(1600).modulate({ hue: 60 })));
  expect(tinted.similar_release_ids).toEqual([release_id]);
  expect((await upload(await jpeg(await draw(SUN)))).similar_release_ids).toEqual([]);
  const stranger = await signUp(app);
  const foreignCover = await upload(await jpeg(await draw(TOWERS)), 'theirs.jpg', stranger);
  expect(foreignCover.similar_release_ids).toEqual([]);

  expect(await findSimilarCovers(app.db, foreignCover.id)).toEqual([]);
  await app.db.update(releases).set({ status: 'published' }).where(eq(releases.id, release_id));
  expect(await findSimilarCovers(app.db, foreignCover.id)).toMatchObject([
    { release_id, account_id: account.user._id },
  ]);
});

test('a plain cover resembles no other cover', async () => {
  const plain = sharp({ create: { width: 1500, height: 1500, channels: 3, background: '#446688' } });
  const { id, true_side_px, similar_release_ids } = await upload(await jpeg(plain));
  expect([true_side_px, similar_release_ids]).toEqual([null, []]);
  const [row] = await app.db.select({ hash: uploads.image_hash }).from(uploads).where(eq(uploads.id, id));
  expect(row?.hash).toBeNull();
  expect(await findSimilarCovers(app.db, id)).toEqual([]);
});
