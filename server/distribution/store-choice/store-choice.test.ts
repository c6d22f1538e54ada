import { releases } from '@tangent/db/schema/catalogue/release.ts';
import type { Plan } from '@tangent/domain/money/plan/plan.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { addReviewableRelease, type ReleaseOptions } from '../../testing/fixtures/reviewable-release.ts';
import { listMessages } from '../../testing/fixtures/store-acknowledgements.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../testing/harness/delivery-harness.ts';
import { addStore } from './add-store.ts';
import { removeStore } from './remove-store.ts';

const DATE = '2027-03-01';

let harness: DeliveryHarness;
beforeAll(async () => {
  harness = await createDeliveryHarness();
  await harness.moveTo(`${DATE}T10:00:00Z`);
});
afterAll(() => harness.close());

type Owned = { id: string; owner: string; plan: Plan };

async function addOut(options: ReleaseOptions): Promise<Owned> {
  const plan = options.plan ?? 'pro';
  const added = await addReviewableRelease(harness, { seconds: 1, release_date: DATE, ...options, plan });
  await harness.approve(added.id);
  return { ...added, plan };
}

const toActor = ({ owner, plan }: Owned) => ({ user_id: owner, is_staff: false, plan, language: 'pt' }) as const;
const add = (release: Owned, store_id: string) =>
  inTransaction(harness.db, (tx) =>
    addStore(tx, toActor(release), { release_id: release.id, store_id }, harness.clock.now()),
  );
const remove = (release: Owned, store_id: string, confirmed = true) =>
  inTransaction(harness.db, (tx) =>
    removeStore(tx, toActor(release), { release_id: release.id, store_id, confirmed }, harness.clock.now()),
  );
const getIssue = (of: Promise<unknown>) =>
  of.then(
    () => null,
    (refusal) => refusal.issues?.[0]?.code ?? refusal.code,
  );

test('one store is left and chosen again while the others keep the release', async () => {
  const release = await addOut({ store_ids: ['spotify', 'deezer'] });
  await harness.workUntil(release.id, { spotify: 'live', deezer: 'live' });

  expect((await remove(release, 'deezer')).store_ids).toEqual(['spotify']);
  await harness.workUntil(release.id, { spotify: 'live', deezer: 'removed' });
  expect((await harness.sandbox.store('deezer')).releases.map(({ state }) => state)).toEqual(['withdrawn']);
  expect(await getIssue(remove(release, 'spotify'))).toBe('last_store');

  expect((await add(release, 'tiktok')).store_ids).toEqual(['spotify', 'tiktok']);
  await add(release, 'deezer');
  expect((await add(release, 'deezer')).store_ids).toEqual(['spotify', 'tiktok', 'deezer']);
  await harness.workUntil(release.id, { spotify: 'live', deezer: 'live', tiktok: 'live' });
  const kinds = (await listMessages(harness, release.id, 'deezer')).map(({ kind }) => kind);
  expect(kinds).toEqual(['insert', 'takedown', 'insert']);
  expect((await harness.sandbox.store('deezer')).releases.map(({ state }) => state)).toEqual(['live']);
  const [row] = await harness.db.select().from(releases).where(eq(releases.id, release.id));
  expect(row?.status).toBe('published');
});

test('a store is refused with its reason', async () => {
  const release = await addOut({ store_ids: ['spotify', 'deezer'] });
  await harness.db
    .update(releases)
    .set({ territory_mode: 'except', territories: ['US'] })
    .where(eq(releases.id, release.id));
  expect(await getIssue(add(release, 'pandora'))).toBe('store_elsewhere');
  expect(await getIssue(add(release, 'nowhere'))).toBe('not_found');
  expect(await getIssue(add({ ...release, owner: crypto.randomUUID() }, 'tiktok'))).toBe('not_found');
  expect(await getIssue(add({ ...release, plan: 'free' }, 'anghami'))).toBe('premium_required');
  expect(await getIssue(remove(release, 'deezer', false))).toBe('required');
  // The rules of a takedown: on the Free plan not while it is on its way, and not for 90 days.
  expect(await getIssue(remove({ ...release, plan: 'free' }, 'deezer'))).toBe('premium_required');
  await harness.workUntil(release.id, { spotify: 'live', deezer: 'live' });
  expect(await getIssue(remove({ ...release, plan: 'free' }, 'deezer'))).toBe('takedown_wait');
  expect(await harness.listStates(release.id)).toEqual({ spotify: 'live', deezer: 'live' });
});
