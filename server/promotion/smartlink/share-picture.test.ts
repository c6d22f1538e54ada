import { SHARE_PICTURE_PATH } from '@tangent/contract/promotion/smartlink.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFolderStorage } from '../../gateways/storage/folder-storage.ts';
import { buildMailPicturePath } from '../../messaging/mail/public.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, dateInDays } from '../../testing/fixtures/test-release.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { AUTH_SECRET } from '../../testing/harness/test-http.ts';
import { createLink } from './create-link.ts';
import { drawSharePicture, SHARE_SHAPES, type ShareShape } from './draw-share-picture.ts';

let app: TestApp;
let owner: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  owner = await signUp(app);
});
afterAll(() => app.close());

async function addOut(title: string): Promise<string> {
  const { id: release_id } = await addDraft(app, owner, { title });
  const day = dateInDays(app, -1);
  await app.db
    .update(releases)
    .set({ status: 'published', release_date: day, live_date: day })
    .where(eq(releases.id, release_id));
  const at = app.clock.now();
  await app.db
    .insert(deliveries)
    .values({ release_id, store_id: 'spotify', state: 'live', changed_at: at, live_at: at });
  await inTransaction(app.db, (tx) => createLink(tx, release_id, at));
  return release_id;
}

const request = (id: string, query: string, { session }: TestAccount, headers: Record<string, string> = {}) =>
  app.http.inject({
    url: `${SHARE_PICTURE_PATH.replace(':id', id)}?${query}`,
    headers,
    cookies: { '__Host-session': session },
  });

test('the owner of a release that is out downloads a story and a wide picture, and nobody else does', async () => {
  const id = await addOut('Gece Yolu');
  for (const [shape, size] of [
    ['story', [1080, 1920]],
    ['wide', [1200, 630]],
  ] as const) {
    const { statusCode, headers, rawPayload } = await request(id, `shape=${shape}&lang=tr`, owner);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/png',
      'private, no-cache',
    ]);
    const { width, height, format } = await sharp(rawPayload).metadata();
    expect([width, height, format]).toEqual([...size, 'png']);
  }
  expect((await request(id, 'shape=wide', await signUp(app))).statusCode).toBe(404);
  expect((await request(id, 'shape=square', owner)).statusCode).toBe(422);
});

test('a release that is not out has no picture to share', async () => {
  const id = await addOut('Gece Yolu');
  await app.db.update(releases).set({ status: 'removed' }).where(eq(releases.id, id));
  expect((await request(id, 'shape=wide', owner)).statusCode).toBe(404);
});

test('a picture of an email needs its signature, and an upload that exists', async () => {
  const upload = crypto.randomUUID();
  const path = buildMailPicturePath(AUTH_SECRET, 'cover', upload);
  const statuses = await Promise.all(
    [path, path.replace('cover', 'head'), `/mail/picture/cover-${upload}`].map(
      async (url) => (await app.http.inject({ url })).statusCode,
    ),
  );
  expect(statuses).toEqual([404, 404, 404]);
});

const TITLES = {
  latin: 'A title of a hundred letters that somebody gave to a song about a night, a drive and the long road on',
  arabic: 'أغنية طويلة عن الليل والطريق والسفر البعيد في المدينة القديمة تحت ضوء القمر والنجوم الساطعة في السماء',
  cyrillic: 'Длинное название песни о ночной дороге, которая ведёт через весь город к самому дому и обратно к морю',
  hebrew: 'שיר ארוך על הלילה ועל הדרך הארוכה אל הים ועל העיר הישנה שישנה תחת אור הירח והכוכבים הרחוקים בשמיים',
};

/** Finds the rows and columns of a region in which ink stands, of a picture without a cover. */
async function findInk(title: string, shape: ShareShape) {
  const texts = { title, artist: 'Ada', address: 'tangent.example/release/x', product_name: 'Tangent' };
  const png = await drawSharePicture(createFolderStorage('no-folder'), null, { hue: 20, chroma: 0.4 }, shape, texts);
  const { left, top, width, bottom } = SHARE_SHAPES[shape].texts;
  const region = {
    left,
    top: top - 4,
    width: Math.min(width + 60, SHARE_SHAPES[shape].width - left),
    height: bottom - top,
  };
  const { data, info } = await sharp(png).extract(region).greyscale().raw().toBuffer({ resolveWithObject: true });
  const columns: number[] = [];
  const rows: number[] = [];
  data.forEach((light, index) => {
    if (light > 110) return;
    columns.push(index % info.width);
    rows.push(Math.floor(index / info.width));
  });
  return {
    first: Math.min(...columns),
    last: Math.max(...columns),
    lowest: Math.max(...rows),
    width,
    height: bottom - top,
  };
}

test.each(Object.entries(TITLES))(
  'a title of a hundred letters in %s stays inside its column, at its own edge',
  async (script, title) => {
    for (const shape of ['story', 'wide'] as const) {
      const { first, last, lowest, width, height } = await findInk(title, shape);
      expect(last).toBeLessThanOrEqual(width);
      expect(lowest).toBeLessThan(height - 1);
      const isFromRight = script === 'arabic' || script === 'hebrew';
      expect(isFromRight ? width - last < 8 : first < 8).toBe(true);
    }
  },
);
