import { delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOOKS } from '../../main/modules.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { addReviewableRelease } from '../../testing/fixtures/reviewable-release.ts';
import { listMessages } from '../../testing/fixtures/store-acknowledgements.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../testing/harness/delivery-harness.ts';
import { requestTakedown } from './public.ts';

const STORES = ['spotify', 'tiktok', 'deezer'];
const ROUNDS = 3;
const RELEASES = 6;
const DATE = '2027-03-01';

let harness: DeliveryHarness;
beforeAll(async () => {
  harness = await createDeliveryHarness();
  await harness.moveTo(`${DATE}T10:00:00Z`);
});
afterAll(() => harness.close());

async function add(round: number): Promise<{ id: string; owner: string }> {
  // Some go live at once, others wait for their release date at the stores.
  const release_date = addDays(DATE, round === 0 ? 0 : 30);
  const added = await addReviewableRelease(harness, { store_ids: STORES, plan: 'pro', seconds: 1, release_date });
  await harness.approve(added.id);
  return added;
}

function takeDown({ id, owner }: { id: string; owner: string }) {
  const actor = { user_id: owner, is_staff: false, plan: 'pro', language: 'pt' } as const;
  const takedownRequest = { reason: null, confirmed: true, hooks: HOOKS };
  return inTransaction(harness.db, (tx) => requestTakedown(tx, actor, id, takedownRequest, harness.clock.now()));
}

test('[S4-019] a takedown in the middle of a delivery leaves the release in no store, whatever was being uploaded', async () => {
  const all: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const added: { id: string; owner: string }[] = [];
    for (let count = 0; count < RELEASES; count += 1) added.push(await add(round));
    // One after the other while files are encoded, messages built, packages uploaded and acknowledgements read.
    const reload = added.reduce(
      (before, release) => before.then(() => takeDown(release)).then(() => {}),
      Promise.resolve(),
    );
    await Promise.all([harness.work(), reload]);
    all.push(...added.map(({ id }) => id));
  }
  const gone = Object.fromEntries(STORES.map((store) => [store, 'removed' as const]));
  for (const id of all) await harness.workUntil(id, gone);

  for (const store of STORES) {
    const { releases: catalogue } = await harness.sandbox.store(store);
    expect(catalogue.filter(({ state }) => state !== 'withdrawn')).toEqual([]);
  }
  for (const id of all) {
    for (const store of STORES) {
      const messages = await listMessages(harness, id, store);
      const left = messages.filter(({ delivered_at }) => delivered_at !== null).map(({ kind }) => kind);
      expect([[], ['insert', 'takedown']]).toContainEqual(left);
    }
  }
  const open = inArray(delivery_messages.state, ['planned', 'built', 'uploading', 'delivered']);
  expect(await harness.db.select().from(delivery_messages).where(open)).toEqual([]);
});
