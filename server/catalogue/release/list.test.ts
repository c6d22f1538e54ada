import { listReleases } from '@tangent/contract/release.ts';
import { deliveries } from '@tangent/db/schema/delivery.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
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
