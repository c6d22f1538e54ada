import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addReviewableRelease, addStaff } from '../../../testing/fixtures/reviewable-release.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../../testing/harness/delivery-harness.ts';
import { describeMessages } from '../../../testing/harness/planned-messages.ts';
import { backfillStore } from './backfill-store.ts';

let harness: DeliveryHarness;
beforeAll(async () => {
  harness = await createDeliveryHarness();
});
afterAll(() => harness.close());

test('a store that is connected later gets its earlier releases once', async () => {
  const staff = await addStaff(harness.db, harness.clock.now());
  await harness.db.update(stores).set({ ddex_party_id: null }).where(eq(stores.id, 'qobuz'));
  const [wanted, other, waiting] = [
    await addReviewableRelease(harness, { store_ids: ['deezer', 'qobuz'] }),
    await addReviewableRelease(harness, { store_ids: ['deezer'] }),
    await addReviewableRelease(harness, { store_ids: ['deezer', 'qobuz'] }),
  ];
  for (const { id } of [wanted, other]) await harness.approve(id);
  expect(Object.keys(await harness.listStates(wanted.id))).toEqual(['deezer']);
  const backfill = () => backfillStore(harness.db, staff, 'qobuz', harness.clock.now());
  await expect(backfill()).rejects.toMatchObject({ code: 'not_found' });
  await harness.db.update(stores).set({ ddex_party_id: 'PADPIDA2017103008S' }).where(eq(stores.id, 'qobuz'));
  await expect(
    backfillStore(harness.db, { ...staff, is_staff: false }, 'qobuz', harness.clock.now()),
  ).rejects.toMatchObject({
    code: 'permission_denied',
  });
  expect((await Promise.all([backfill(), backfill()])).sort()).toEqual([0, 1]);
  expect(await backfill()).toBe(0);
  expect(await describeMessages(harness.db, wanted.id, 'qobuz')).toEqual(['insert audio+cover 2 planned']);
  expect(Object.keys(await harness.listStates(other.id))).toEqual(['deezer']);
  expect(await harness.listStates(waiting.id)).toEqual({});
});
