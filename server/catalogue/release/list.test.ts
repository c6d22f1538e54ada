import { listReleases } from '@tangent/contract/catalogue/release.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { RELEASES_PER_PAGE } from '@tangent/domain/catalogue/release-limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { ensureArtist, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores } from '../../testing/fixtures/test-release.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  account = await signUp(app);
});
afterAll(() => app.close());

const list = async (sort: 'newest' | 'oldest') => (await account.call(listReleases, { query: { sort } })).body.items;

test('[S2-027] [S2-095] [S2-096] the list shows the account’s releases, newest or oldest first, with the number of stores of each', async () => {
  const first = await addDraft(app, account);
  const second = await addDraft(app, account, { tracks: [] });
  await addDraft(app, await signUp(app));
  const now = app.clock.now();
  // Sent to one of the two chosen stores, and live there.
  const state = { state: 'live', changed_at: now, live_at: now } as const;
  await app.db.insert(deliveries).values({ release_id: first.id, store_id: 'spotify', ...state });
  const summary = (await list('oldest')).map(({ id, track_count, store_count, live_store_count }) => {
    return { id, track_count, store_count, live_store_count };
  });
  expect(summary).toEqual([
    { id: first.id, track_count: 1, store_count: 1, live_store_count: 1 },
    { id: second.id, track_count: 0, store_count: 2, live_store_count: 0 },
  ]);
  expect((await list('newest')).map(({ id }) => id)).toEqual([second.id, first.id]);
});

type Query = z.input<typeof listReleases.query>;
const find = async (owner: TestAccount, query: Query) => (await owner.call(listReleases, { query })).body;
const findTitles = async (owner: TestAccount, query: Query) =>
  (await find(owner, query)).items.map(({ title }) => title);

async function addReleases(owner: TestAccount, rows: readonly Partial<typeof releases.$inferInsert>[]) {
  const artist_id = await ensureArtist(owner);
  const now = app.clock.now();
  const added = await app.db
    .insert(releases)
    .values(
      rows.map((row, index) => ({
        account_id: owner.user._id,
        artist_id,
        title: `Song ${index}`,
        primary_artist: 'Deniz',
        // One second apart, so that the order is defined.
        created_at: new Date(now.getTime() + index * 1000),
        updated_at: now,
        ...row,
      })),
    )
    .returning();
  return added;
}

test('a release is found by words of title and artist in any spelling, and by UPC and ISRC as users write them', async () => {
  const owner = await signUp(app);
  const [, second] = await addReleases(owner, [
    { title: 'Işık İzmir’de', primary_artist: 'Gökçe' },
    { title: 'Mañana quizás', version_title: 'Live', upc: '196884118204' },
    { title: '100 %' },
  ]);
  await app.db.insert(tracks).values({
    release_id: second?.id ?? '',
    position: 1,
    title: 'Mañana',
    version_type: 'live',
    isrc: 'QZTNG2600042',
  } as never);
  for (const q of ['isik gokce', 'IŞIK İZMİR', "izmir'de"]) {
    expect(await findTitles(owner, { q }), q).toEqual(['Işık İzmir’de']);
  }
  for (const q of ['quizas manana live', '1968 8411 8204', '196884118', 'qz-tng-26-00042', 'QZTNG2600042']) {
    expect(await findTitles(owner, { q }), q).toEqual(['Mañana quizás']);
  }
  expect(await findTitles(owner, { q: '%' })).toEqual(['100 %']);
  expect(await findTitles(owner, { q: 'nothing such' })).toEqual([]);
  expect(await findTitles(owner, { q: '  ' })).toHaveLength(3);
  expect(await findTitles(await signUp(app), { q: 'manana' })).toEqual([]);
  for (const q of ['mañnaa', 'manana quisas', 'quizás mañan']) {
    expect(await findTitles(owner, { q }), q).toEqual(['Mañana quizás']);
  }
  expect(await findTitles(owner, { q: 'QZTNG2600043' })).toEqual([]);
  expect(await findTitles(owner, { q: 'x'.repeat(10_000) })).toEqual([]);
});

test('filters combine, and each group of statuses is counted by the other filters', async () => {
  const owner = await signUp(app);
  await addReleases(owner, [
    { title: 'One', status: 'published', release_type: 'ep' },
    { title: 'Two', status: 'published' },
    { title: 'Three', status: 'in_review' },
    { title: 'Four', status: 'approved' },
    { title: 'Five', status: 'reopened' },
    { title: 'Six', status: 'removed' },
    { title: 'Seven' },
  ]);
  const all = await find(owner, {});
  expect([all.total, all.counts]).toEqual([7, { live: 2, coming: 2, draft: 1, needs_you: 1, over: 1 }]);
  const live = await find(owner, { status: 'live', release_type: 'ep' });
  expect(live.items.map(({ title }) => title)).toEqual(['One']);
  expect([live.total, live.counts]).toEqual([1, { live: 1, coming: 0, draft: 0, needs_you: 0, over: 0 }]);
  expect(await findTitles(owner, { status: 'coming', sort: 'oldest' })).toEqual(['Three', 'Four']);
  const artist_id = await ensureArtist(owner);
  expect((await find(owner, { artist_id })).total).toBe(7);
  expect((await find(owner, { artist_id: await ensureArtist(await signUp(app)) })).total).toBe(0);
});

test('a filtered list has pages whose cursor new releases do not shift', async () => {
  const owner = await signUp(app);
  const titles = Array.from({ length: RELEASES_PER_PAGE + 3 }, (_, index) => ({ title: `Wave ${index}` }));
  await addReleases(owner, [...titles, { title: 'Other' }]);
  const first = await find(owner, { q: 'wave' });
  await addReleases(owner, [{ title: 'Wave again', created_at: new Date(app.clock.now().getTime() + 3_600_000) }]);
  const second = await find(owner, { q: 'wave', cursor: first.next_cursor ?? '' });
  expect([first.items.length, first.total]).toEqual([RELEASES_PER_PAGE, titles.length]);
  expect(second.items.map(({ title }) => title)).toEqual(['Wave 2', 'Wave 1', 'Wave 0']);
  expect(second.next_cursor).toBeNull();
});
