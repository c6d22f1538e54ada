import { createCoverRun } from '@tangent/contract/promotion/coverart.ts';
import { deleteLyric, generateLyric, rewriteLyric } from '@tangent/contract/promotion/lyrics.ts';
import { checkText, PICTURE_CHECK_PATH } from '@tangent/contract/promotion/made-here.ts';
import type { SongSection } from '@tangent/domain/promotion/lyrics/song.ts';
import { CHECKED_PICTURE_BYTES, MADE_HERE_CHECKS } from '@tangent/domain/promotion/made-here-limits.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addPublished } from '../../testing/fixtures/trend-rows.ts';
import { makeCall } from '../../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await createTestApp({ http_options: { limits_uses: false } });
  account = await signUp(app);
  await addPublished(app, account, { title: 'Harbour Lights', live_date: '2026-01-02', track_count: 1 });
});
afterAll(() => app.close());

const sendPicture = (payload: Buffer, type = 'image/jpeg', to = app) =>
  to.http.inject({ method: 'POST', url: PICTURE_CHECK_PATH, headers: { 'content-type': type }, payload });

const UNSIGNED = { state: 'none', signed_by: null, source_type: null };

describe('a picture of the cover tool', () => {
  let cover: Buffer;
  let png: Buffer;
  beforeAll(async () => {
    const request = { prompt: 'a boat at night', title: 'Slow Ferry', artist: 'Ana Reis', language: 'en' };
    const choice = { genre: 'pop', mood: 'calm', palette: null, style: 'halftone', vary: null } as const;
    const { body } = await account.call(createCoverRun, { body: { ...request, ...choice } });
    await app.runJobs();
    const download = async (form: string) =>
      (
        await app.http.inject({
          url: `/v1/api/cover-art/${body.id}/file?number=0&form=${form}`,
          cookies: { '__Host-session': account.session },
        })
      ).rawPayload;
    cover = await download('jpeg');
    png = await download('png');
  });

  test('is known by its signature, its watermark and its label, as JPEG and as PNG', async () => {
    const marks = {
      made_here: true,
      signature: { state: 'own', signed_by: 'Tangent', source_type: 'algorithmicMedia' },
      watermark: true,
      label: 'algorithmicMedia',
    };
    expect((await sendPicture(cover)).json()).toEqual(marks);
    expect((await sendPicture(png, 'image/png')).json()).toEqual(marks);
  });

  test.each([
    ['saved again with quality 70', () => sharp(cover).jpeg({ quality: 70 })],
    ['at half its size with quality 70', () => sharp(cover).resize(1500).jpeg({ quality: 70 })],
    ['as WebP', () => sharp(cover).resize(2000).webp({ quality: 80 })],
    ['with other colours and contrast', () => sharp(cover).modulate({ saturation: 0.4 }).linear(1.2, -8).jpeg()],
  ])('is known by its watermark alone %s', async (_name, change) => {
    const { data, info } = await change().toBuffer({ resolveWithObject: true });
    const { made_here, watermark, signature, label } = (await sendPicture(data, `image/${info.format}`)).json();
    expect({ made_here, watermark, signature, label }).toEqual({
      made_here: true,
      watermark: true,
      signature: UNSIGNED,
      label: null,
    });
  });

  test('has a broken signature when a byte of it was changed, and keeps its watermark', async () => {
    const changed = Buffer.from(cover);
    changed[cover.length - 400] = (cover[cover.length - 400] as number) ^ 1;
    const { made_here, signature } = (await sendPicture(changed)).json();
    expect({ made_here, state: signature.state }).toEqual({ made_here: true, state: 'broken' });
  });
});

describe('another picture', () => {
  const draw = (seed: number) => {
    const pixels = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * seed * 2654435761) >>> 24));
    return sharp(pixels, { raw: { width: 300, height: 300, channels: 3 } });
  };

  test.each([1, 2, 3, 4, 5, 6])('is not known: pattern %i', async (seed) => {
    const { made_here, signature } = (await sendPicture(await draw(seed).jpeg().toBuffer())).json();
    expect({ made_here, signature }).toEqual({ made_here: false, signature: UNSIGNED });
  });

  test('of one colour is not known', async () => {
    const flat = sharp({ create: { width: 9, height: 4000, channels: 3, background: '#fff' } });
    expect((await sendPicture(await flat.png().toBuffer(), 'image/png')).json().made_here).toBe(false);
  });

  test.each([
    ['what is no picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png', 415],
    ['nothing', Buffer.alloc(0), 'image/jpeg', 415],
    ['half a picture', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), 'image/jpeg', 415],
    ['a film', Buffer.from('00'), 'video/mp4', 415],
    ['a picture of 20 MB', Buffer.alloc(CHECKED_PICTURE_BYTES + 1), 'image/jpeg', 413],
  ])('%s is refused', async (_name, payload, type, status) => {
    expect((await sendPicture(payload, type)).statusCode).toBe(status);
  });
});

describe('a text of the lyrics tool', () => {
  const BRIEF = {
    title: 'Salt on the Window',
    genre: 'pop',
    mood: 'sad',
    language: 'en',
    dedicated_to: '',
    custom_words: [],
  } as const;
  const write = (sections: readonly SongSection[]) =>
    sections.map(({ lines }) => lines.map(({ text }) => text).join('\n')).join('\n\n');
  const check = async (text: string) => (await makeCall(app, checkText, { body: { text } })).body;

  test('is known whole, in capitals, and after its lyric was deleted; a song of the same brief is another', async () => {
    const { body: lyric } = await account.call(generateLyric, { body: { ...BRIEF, custom_words: [] } });
    const text = write(lyric.sections);
    const found = await check(text);
    expect(found).toMatchObject({ verdict: 'made_here', written_at: lyric.created_at });
    expect(found.known_lines).toBe(found.lines);
    expect(found.lines).toBeGreaterThan(10);
    expect((await check(`LYRICS\n${text.toUpperCase()}`)).verdict).toBe('made_here');
    const half = text.split('\n').filter((line) => line !== '');
    const mixed = half.map((line, at) => (at % 4 === 0 ? line : `My own words stand in line ${at}, and more`));
    expect((await check(mixed.join('\n'))).verdict).toBe('partly');
    await account.call(deleteLyric, { params: { id: lyric.id } });
    expect((await check(text)).verdict).toBe('made_here');
  });

  test('is known by the lines of before and after it was written again', async () => {
    const { body: first } = await account.call(generateLyric, { body: { ...BRIEF, custom_words: [] } });
    const range = { section: null, line: null };
    const { body: second } = await account.call(rewriteLyric, { params: { id: first.id }, body: range });
    expect(write(second.sections)).not.toBe(write(first.sections));
    for (const { sections } of [first, second]) expect((await check(write(sections))).verdict).toBe('made_here');
  });

  test('of a person is not known', async () => {
    const unknown = { verdict: 'unknown', known_lines: 0, written_at: null };
    const own = 'Nobody here has ever sung these lines\nand nobody will sing them after me';
    expect(await check(own)).toEqual({ ...unknown, lines: 2 });
    expect(await check('🙂'.repeat(40))).toEqual({ ...unknown, lines: 0 });
  });
});

test('a network asks so often an hour, about texts and pictures together', async () => {
  const limited = await createTestApp();
  const text = 'Nobody here has ever sung these lines';
  for (let n = 1; n < MADE_HERE_CHECKS.per_address; n += 1) await makeCall(limited, checkText, { body: { text } });
  const flat = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect((await sendPicture(flat, 'image/png', limited)).statusCode).toBe(200);
  expect((await sendPicture(flat, 'image/png', limited)).statusCode).toBe(429);
  expect((await makeCall(limited, checkText, { body: { text } })).status).toBe(429);
  await limited.close();
});
