import { stores } from '@tangent/db/schema/store.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeliveryRig, openDeliveryRig } from '../testing/delivery-rig.ts';
import { describeMessages } from '../testing/planned-messages.ts';
import { addReviewableRelease, addStaff } from '../testing/reviewable-release.ts';
import { backfillStore } from './backfill-store.ts';

let rig: DeliveryRig;
beforeAll(async () => {
  rig = await openDeliveryRig();
});
afterAll(() => rig.close());

test('a store that is connected later gets what had been published for it, once', async () => {
  const staff = await addStaff(rig.db, rig.clock.now());
  await rig.db.update(stores).set({ ddex_party_id: null }).where(eq(stores.id, 'qobuz'));
  const [wanted, other, waiting] = [
    await addReviewableRelease(rig, { store_ids: ['deezer', 'qobuz'] }),
    await addReviewableRelease(rig, { store_ids: ['deezer'] }),
    await addReviewableRelease(rig, { store_ids: ['deezer', 'qobuz'] }),
  ];
  for (const { id } of [wanted, other]) await rig.approve(id);
  expect(Object.keys(await rig.statesOf(wanted.id))).toEqual(['deezer']);
  const backfill = () => backfillStore(rig.db, staff, 'qobuz', rig.clock.now());
  await expect(backfill()).rejects.toMatchObject({ code: 'not_found' });
  await rig.db.update(stores).set({ ddex_party_id: 'PADPIDA2017103008S' }).where(eq(stores.id, 'qobuz'));
  await expect(backfillStore(rig.db, { ...staff, is_staff: false }, 'qobuz', rig.clock.now())).rejects.toMatchObject({
    code: 'permission_denied',
  });
  expect((await Promise.all([backfill(), backfill()])).sort()).toEqual([0, 1]);
  expect(await backfill()).toBe(0);
  expect(await describeMessages(rig.db, wanted.id, 'qobuz')).toEqual(['insert audio+cover 2 planned']);
  expect(Object.keys(await rig.statesOf(other.id))).toEqual(['deezer']);
  expect(await rig.statesOf(waiting.id)).toEqual({});
});
