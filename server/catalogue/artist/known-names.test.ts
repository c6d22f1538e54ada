import { listKnownNames } from '@tangent/contract/catalogue/artist.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureArtist, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  account = await signUp(app);
});
afterAll(() => app.close());

async function addRelease(
  change: Partial<typeof releases.$inferInsert>,
  track: Partial<typeof tracks.$inferInsert> = {},
): Promise<string> {
  const [id, now] = [uuidv7(), app.clock.now()];
  const artist_id = await ensureArtist(account);
  const times = { created_at: now, updated_at: now, submitted_at: now };
  const release = { id, account_id: account.user._id, artist_id, primary_artist: 'Yıldız', ...times, ...change };
  await app.db.insert(releases).values({ status: 'in_review', ...release });
  await app.db.insert(tracks).values({ release_id: id, position: 1, ...track });
  return id;
}

const known = async (caller = account, query = {}) => (await caller.call(listKnownNames, { query })).body.items;

test('known names are those on submitted releases as spelled there, the latest first, each once', async () => {
  expect(await known()).toEqual([]);
  const first = await addRelease(
    {},
    {
      featured_artists: ['Çağla Su', 'MØ'],
      composer_name: 'Ada Lovelace',
      contributors: [{ name: 'João Sá', role: 'producer', share_basis_points: 10_000 }],
      performers: [{ name: 'Iñaki Ruiz', instrument: 'vocals' }],
    },
  );
  app.clock.advance(1000);
  await addRelease({ primary_artist: 'Various Artists' }, { artist: 'Gece Yolu', featured_artists: ['MØ'] });
  await addRelease({ status: 'draft', submitted_at: null }, { featured_artists: ['Half typ'] });
  const names = ['Gece Yolu', 'MØ', 'Various Artists'];
  expect(new Set((await known()).slice(0, 3))).toEqual(new Set(names));
  expect(new Set(await known())).toEqual(
    new Set([...names, 'Ada Lovelace', 'Çağla Su', 'Iñaki Ruiz', 'João Sá', 'Yıldız']),
  );
  expect(new Set(await known(account, { except_release: first }))).toEqual(new Set(names));
  expect(await known(await signUp(app))).toEqual([]);
});
