import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { selectTrackArtist } from '@tangent/db/schema/catalogue/track-artist.ts';
import { getTrackArtist } from '@tangent/domain/catalogue/release/credit/primary-artist.ts';
import { asc, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPlanTo, signUp } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores } from '../../testing/fixtures/test-release.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
});
afterAll(() => app.close());

test('the database names the artists of a track as the rule does', async () => {
  const account = await signUp(app);
  await grantPlanTo(app, account, 'pro');
  const own = [
    { artist: null, co_artists: [] },
    { artist: 'Ada', co_artists: [] },
    { artist: 'Ada', co_artists: ['Mo'] },
    { artist: 'Ada', co_artists: ['Mo', 'Su', 'Kim'] },
  ];
  const { id, primary_artist } = await addDraft(app, account, {
    release_type: 'album',
    co_artists: ['Lu'],
    tracks: own.map((artists, index) => ({ id: uuidv7(), title: `Track ${index + 1}`, ...artists })),
  });
  const rows = await app.db
    .select({ name: selectTrackArtist() })
    .from(tracks)
    .innerJoin(releases, eq(releases.id, tracks.release_id))
    .where(eq(releases.id, id))
    .orderBy(asc(tracks.position));
  const names = rows.map(({ name }) => name);
  expect(names).toEqual(own.map((artists) => getTrackArtist(artists, primary_artist)));
  expect(names.slice(1)).toEqual(['Ada', 'Ada & Mo', 'Ada, Mo, Su & Kim']);
});
