import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { store_profiles, stores } from '@tangent/db/schema/catalogue/store.ts';
import { audit_events } from '@tangent/db/schema/identity/account.ts';
import type { ReportedByHand } from '@tangent/domain/distribution/delivery/status.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../../identity/auth/public.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { addReviewableRelease, addStaff } from '../../../testing/fixtures/reviewable-release.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../../testing/harness/delivery-harness.ts';
import { changeWantedState, listReleaseDeliveries, markDelivery } from '../public.ts';

let harness: DeliveryHarness;
let staff: Actor;
let byHand: string;
beforeAll(async () => {
  harness = await createDeliveryHarness();
  await harness.moveTo('2027-03-01T10:00:00Z');
  staff = await addStaff(harness.db, harness.clock.now());
  const rows = await harness.db.select().from(store_profiles).innerJoin(stores, eq(stores.id, store_profiles.store_id));
  byHand = rows.find(({ store_profiles: { profile } }) => profile.acknowledgement === 'none')?.stores.id ?? '';
});
afterAll(() => harness.close());

async function send(store: string): Promise<{ id: string; delivery_id: string }> {
  const { id } = await addReviewableRelease(harness, { store_ids: [store], release_date: '2027-02-20', seconds: 1 });
  await harness.approve(id);
  await harness.workUntil(id, { [store]: 'sent' });
  const [delivery] = await listReleaseDeliveries(harness.db, id);
  return { id, delivery_id: delivery?.id ?? '' };
}

const mark = (delivery_id: string, to: ReportedByHand, actor = staff) =>
  inTransaction(harness.db, (tx) => markDelivery(tx, actor, delivery_id, to, harness.clock.now()));

test('what staff records for a store without acknowledgements counts as its acknowledgement, from live to removed', async () => {
  const { id, delivery_id } = await send(byHand);
  await expect(mark(delivery_id, 'removed')).rejects.toMatchObject({ code: 'invalid_transition' });
  await expect(mark(delivery_id, 'live', { ...staff, is_staff: false })).rejects.toMatchObject({
    code: 'permission_denied',
  });
  expect(await mark(delivery_id, 'live')).toMatchObject({ state: 'live', contract: 'manual' });
  await expect(mark(delivery_id, 'live')).rejects.toMatchObject({ code: 'invalid_transition' });
  const [release] = await harness.db.select().from(releases).where(eq(releases.id, id));
  expect(release?.status).toBe('published');

  await inTransaction(harness.db, (tx) => changeWantedState(tx, id, { wanted: 'down' }, harness.clock.now()));
  await expect(mark(delivery_id, 'live')).rejects.toMatchObject({ code: 'invalid_transition' });
  await expect
    .poll(async () => {
      await harness.work();
      return (await listReleaseDeliveries(harness.db, id))[0]?.message;
    })
    .toMatchObject({ kind: 'takedown', state: 'delivered' });
  expect(await mark(delivery_id, 'removed')).toMatchObject({ state: 'removed' });
  const actions = await harness.db.select().from(audit_events).where(eq(audit_events.subject_id, delivery_id));
  expect(actions.map(({ action, details }) => [action, details])).toEqual([
    ['delivery.mark', { was: 'sent', to: 'live' }],
    ['delivery.mark', { was: 'taking_down', to: 'removed' }],
  ]);
});

test('staff can also record that such a store refused a release', async () => {
  const { delivery_id } = await send(byHand);
  const refused = { state: 'refused', reason_code: 'release_not_available' };
  expect(await mark(delivery_id, 'refused')).toMatchObject(refused);
});

test('staff cannot mark a delivery to a store that sends acknowledgements', async () => {
  await harness.sandbox.behave('spotify', { never_acknowledge: true });
  const { delivery_id } = await send('spotify');
  await expect(mark(delivery_id, 'live')).rejects.toMatchObject({ code: 'invalid_transition' });
});
