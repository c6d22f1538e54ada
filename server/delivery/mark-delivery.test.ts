import { audit_events } from '@tangent/db/schema/account.ts';
import { releases } from '@tangent/db/schema/release.ts';
import { store_profiles, stores } from '@tangent/db/schema/store.ts';
import type { ReportedByHand } from '@tangent/domain/delivery/status.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../auth/public.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import { type DeliveryRig, openDeliveryRig } from '../testing/delivery-rig.ts';
import { addReviewableRelease, addStaff } from '../testing/reviewable-release.ts';
import { changeWanted, listDeliveriesOf, markDelivery } from './public.ts';

let rig: DeliveryRig;
let staff: Actor;
let byHand: string;
beforeAll(async () => {
  rig = await openDeliveryRig();
  await rig.moveTo('2027-03-01T10:00:00Z');
  staff = await addStaff(rig.db, rig.clock.now());
  const rows = await rig.db.select().from(store_profiles).innerJoin(stores, eq(stores.id, store_profiles.store_id));
  byHand = rows.find(({ store_profiles: { profile } }) => profile.acknowledgement === 'none')?.stores.id ?? '';
});
afterAll(() => rig.close());

async function send(store: string): Promise<{ id: string; delivery_id: string }> {
  const { id } = await addReviewableRelease(rig, { store_ids: [store], release_date: '2027-02-20', seconds: 1 });
  await rig.approve(id);
  await rig.workUntil(id, { [store]: 'sent' });
  const [delivery] = await listDeliveriesOf(rig.db, id);
  return { id, delivery_id: delivery?.id ?? '' };
}

const mark = (delivery_id: string, to: ReportedByHand, actor = staff) =>
  inTransaction(rig.db, (tx) => markDelivery(tx, actor, delivery_id, to, rig.clock.now()));

test('what people say of a store by hand counts as its answer, from live to removed', async () => {
  const { id, delivery_id } = await send(byHand);
  await expect(mark(delivery_id, 'removed')).rejects.toMatchObject({ code: 'invalid_transition' });
  await expect(mark(delivery_id, 'live', { ...staff, is_staff: false })).rejects.toMatchObject({
    code: 'permission_denied',
  });
  expect(await mark(delivery_id, 'live')).toMatchObject({ state: 'live', contract: 'manual' });
  await expect(mark(delivery_id, 'live')).rejects.toMatchObject({ code: 'invalid_transition' });
  const [release] = await rig.db.select().from(releases).where(eq(releases.id, id));
  expect(release?.status).toBe('published');

  await inTransaction(rig.db, (tx) => changeWanted(tx, id, { wanted: 'down' }, rig.clock.now()));
  await expect(mark(delivery_id, 'live')).rejects.toMatchObject({ code: 'invalid_transition' });
  await expect
    .poll(async () => {
      await rig.work();
      return (await listDeliveriesOf(rig.db, id))[0]?.message;
    })
    .toMatchObject({ kind: 'takedown', state: 'delivered' });
  expect(await mark(delivery_id, 'removed')).toMatchObject({ state: 'removed' });
  const acts = await rig.db.select().from(audit_events).where(eq(audit_events.subject_id, delivery_id));
  expect(acts.map(({ act, details }) => [act, details])).toEqual([
    ['delivery.mark', { was: 'sent', to: 'live' }],
    ['delivery.mark', { was: 'taking_down', to: 'removed' }],
  ]);
});

test('people also say that a store by hand did not take a release', async () => {
  const { delivery_id } = await send(byHand);
  const refused = { state: 'refused', reason_code: 'release_not_available' };
  expect(await mark(delivery_id, 'refused')).toMatchObject(refused);
});

test('for a store that answers itself nobody else speaks', async () => {
  await rig.sandbox.behave('spotify', { never_answer: true });
  const { delivery_id } = await send('spotify');
  await expect(mark(delivery_id, 'live')).rejects.toMatchObject({ code: 'invalid_transition' });
});
