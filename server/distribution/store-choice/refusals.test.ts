import { addReleaseStore, removeReleaseStore } from '@tangent/contract/distribution/store-choice.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { store_profiles, stores } from '@tangent/db/schema/catalogue/store.ts';
import { buildProfile } from '@tangent/db/seeds/store-profiles.ts';
import type { ReleaseStatus } from '@tangent/domain/catalogue/release/status.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, dateInDays } from '../../testing/fixtures/test-release.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
let owner: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  const store = { ddex_party_id: 'PADPIDA0000000001X', party_id_confirmed: false, premium: false } as const;
  await app.db.insert(stores).values([
    { ...store, id: 'melon', name: 'Melon', category: 'streaming' },
    { ...store, id: 'content-id', name: 'Content ID', category: 'fingerprint' },
    { ...store, id: 'closing', name: 'Closing', category: 'streaming', closes_on: dateInDays(app, -2) },
    { ...store, id: 'closed', name: 'Closed', category: 'streaming', closes_on: dateInDays(app, -1) },
  ]);
  for (const store_id of ['melon', 'content-id']) {
    const profile = buildProfile({ id: store_id, category: 'streaming' }, []);
    await app.db.insert(store_profiles).values({ store_id, version: 1, created_at: app.clock.now(), profile });
  }
  owner = await signUp(app);
  await grantPlanTo(app, owner, 'pro');
});
afterAll(() => app.close());

async function addRelease(status: ReleaseStatus, by = owner): Promise<string> {
  const { id } = await addDraft(app, by, { store_ids: ['spotify'] });
  const sold = { territory_mode: 'except', territories: ['KR'], release_date: dateInDays(app, -1) } as const;
  await app.db
    .update(releases)
    .set({ status, ...sold, territories: ['KR'] })
    .where(eq(releases.id, id));
  await app.db.update(tracks).set({ claim_conditions: [] }).where(eq(tracks.release_id, id));
  return id;
}

type Answer = readonly [status: number, name: string, code: string | undefined];

const answer = ({ status, error }: Pick<Awaited<ReturnType<typeof add>>, 'status' | 'error'>): Answer => {
  return [status, error?.name, Object.values(error?.errors ?? {})[0]?.code];
};
const add = (id: string, store_id: string, by = owner) =>
  by.call(addReleaseStore, { params: { id, store_id }, body: {} });
const remove = (id: string, store_id: string, confirmed = true, by = owner) =>
  by.call(removeReleaseStore, { params: { id, store_id }, body: { confirmed } });

test('a store that cannot be added is refused with its reason', async () => {
  const id = await addRelease('published');
  expect(answer(await add(id, 'nowhere'))).toEqual([404, 'not_found', undefined]);
  expect(answer(await add(crypto.randomUUID(), 'deezer'))).toEqual([404, 'not_found', undefined]);
  expect(answer(await add(id, 'deezer', await signUp(app)))).toEqual([404, 'not_found', undefined]);
  expect(answer(await add(id, 'melon'))).toEqual([422, 'invalid_input', 'store_elsewhere']);
  expect(answer(await add(id, 'content-id'))).toEqual([422, 'invalid_input', 'store_without_claims']);
  // The release came out yesterday: one store had closed before, the other one has closed since.
  for (const store_id of ['closing', 'closed']) {
    expect(answer(await add(id, store_id))).toEqual([422, 'invalid_input', 'store_closes']);
  }
  for (const status of ['draft', 'in_review', 'approved', 'takedown_requested', 'removed'] as const) {
    expect(answer(await add(await addRelease(status), 'deezer'))).toEqual([409, 'invalid_transition', undefined]);
  }
  const free = await signUp(app);
  expect(answer(await add(await addRelease('published', free), 'anghami', free))).toEqual([
    403,
    'premium_required',
    undefined,
  ]);
});

test('a store that cannot be left is refused with its reason', async () => {
  const id = await addRelease('published');
  expect(answer(await remove(id, 'spotify', false))).toEqual([422, 'invalid_input', 'required']);
  expect(answer(await remove(id, 'spotify'))).toEqual([422, 'invalid_input', 'last_store']);
  expect(answer(await remove(await addRelease('removed'), 'spotify'))).toEqual([409, 'invalid_transition', undefined]);
});
