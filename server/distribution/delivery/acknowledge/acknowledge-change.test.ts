import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { addReviewableRelease } from '../../../testing/fixtures/reviewable-release.ts';
import {
  type AcknowledgementContent,
  acknowledge,
  listMessages,
} from '../../../testing/fixtures/store-acknowledgements.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../../testing/harness/delivery-harness.ts';
import { changeWantedState, insertSnapshot, listReleaseDeliveries } from '../public.ts';
import { sweepOverdue } from '../send/late-sweeps.ts';

const LIVE: AcknowledgementContent = { release: 'ReleaseMadeAvailableToConsumers' };
const GONE: AcknowledgementContent = { release: 'ReleaseNotAvailable' };
const STORE = 'spotify';

let harness: DeliveryHarness;
beforeAll(async () => {
  harness = await createDeliveryHarness();
  await harness.moveTo('2027-03-01T10:00:00Z');
  await harness.sandbox.behave(STORE, { never_acknowledge: true });
});
afterAll(() => harness.close());

async function send(): Promise<string> {
  const { id } = await addReviewableRelease(harness, { store_ids: [STORE], release_date: '2027-02-20', seconds: 1 });
  await harness.approve(id);
  await workUntilDelivered(id, 1);
  return id;
}

async function workUntilDelivered(id: string, count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        await harness.work();
        return (await listMessages(harness, id, STORE)).filter(({ delivered_at }) => delivered_at !== null).length;
      },
      { timeout: 30_000 },
    )
    .toBe(count);
}

async function respond(releaseId: string, content: AcknowledgementContent, which = -1): Promise<void> {
  const message = (await listMessages(harness, releaseId, STORE)).at(which);
  if (!message) throw new Error('no such message');
  await acknowledge(harness, STORE, message, content);
}

/** Approves a new title, which is then to be sent to the store. */
async function changeTitle(id: string, title: string): Promise<string> {
  return inTransaction(harness.db, async (tx) => {
    await tx.update(releases).set({ title }).where(eq(releases.id, id));
    const snapshot = await insertSnapshot(tx, id, harness.clock.now());
    await changeWantedState(tx, id, { snapshot_id: snapshot.id }, harness.clock.now());
    return snapshot.id;
  });
}

const takeDown = (id: string) =>
  inTransaction(harness.db, (tx) => changeWantedState(tx, id, { wanted: 'down' }, harness.clock.now()));

async function see(id: string) {
  const [delivery] = await harness.db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.release_id, id), eq(deliveries.store_id, STORE)));
  const messages = (await listMessages(harness, id, STORE)).map(({ kind, state }) => `${kind} ${state}`);
  return { state: delivery?.state, reason: delivery?.reason_code, messages, accepted: delivery?.accepted_snapshot_id };
}

test('a refused change leaves the store unchanged, and its reason is shown until another change is accepted', async () => {
  const id = await send();
  await respond(id, LIVE);
  const first = (await see(id)).accepted;
  await changeTitle(id, 'Sal');
  await workUntilDelivered(id, 2);
  await respond(id, { file: 'MetadataMissing' });
  expect(await see(id)).toEqual({
    state: 'live',
    reason: 'metadata_missing',
    accepted: first,
    messages: ['insert accepted', 'update rejected'],
  });
  const [release] = await harness.db.select().from(releases).where(eq(releases.id, id));
  expect(release?.status).toBe('published');
  const second = await changeTitle(id, 'Sal II');
  await workUntilDelivered(id, 3);
  await respond(id, {});
  expect(await see(id)).toMatchObject({ state: 'live', reason: null, accepted: second });
  const [listed] = await listReleaseDeliveries(harness.db, id);
  expect(listed?.message).toMatchObject({ kind: 'update', state: 'accepted', overdue: false });
});

test('acknowledgements of the previous version do not apply to the newer one', async () => {
  const id = await send();
  const changed = await changeTitle(id, 'Sal');
  await workUntilDelivered(id, 2);
  await respond(id, { file: 'ResourceCorrupt' }, 0);
  expect(await see(id)).toMatchObject({ state: 'sent', messages: ['insert rejected', 'update delivered'] });
  await respond(id, LIVE, 1);
  expect(await see(id)).toMatchObject({ state: 'live', accepted: changed });
  await respond(id, GONE, 0);
  expect(await see(id)).toMatchObject({ state: 'live', accepted: changed });
});

test('later changes are not compared with an older version that is accepted late', async () => {
  const id = await send();
  const changed = await changeTitle(id, 'Sal');
  await workUntilDelivered(id, 2);
  await respond(id, LIVE, 1);
  await respond(id, LIVE, 0);
  expect(await see(id)).toMatchObject({
    state: 'live',
    accepted: changed,
    messages: ['insert accepted', 'update accepted'],
  });
});

test('[S4-018] a takedown is confirmed when the store reports the release as unavailable, and a late live status does not revert it', async () => {
  const id = await send();
  await takeDown(id);
  await workUntilDelivered(id, 2);
  await respond(id, LIVE, 0);
  expect(await see(id)).toMatchObject({ state: 'taking_down', messages: ['insert accepted', 'takedown delivered'] });
  await respond(id, {}, 1);
  expect(await see(id)).toMatchObject({ state: 'taking_down', messages: ['insert accepted', 'takedown accepted'] });
  await respond(id, GONE, 1);
  await respond(id, LIVE, 0);
  expect(await see(id)).toMatchObject({ state: 'removed', reason: null });
  const [listed] = await listReleaseDeliveries(harness.db, id);
  expect(listed?.removed_at).toBe(harness.clock.now().toISOString());
});

test('a takedown the store cannot read is resent once, then staff has to handle it', async () => {
  const id = await send();
  await respond(id, LIVE);
  await takeDown(id);
  await workUntilDelivered(id, 2);
  const refusal = { file: 'NewReleaseMessageInvalid', action: 'ResendXmlOnly' } as const;
  await respond(id, refusal);
  await workUntilDelivered(id, 3);
  await respond(id, refusal);
  expect(await see(id)).toMatchObject({
    state: 'taking_down',
    reason: 'takedown_refused',
    messages: ['insert accepted', 'takedown rejected', 'takedown rejected'],
  });
});

test('a late acknowledgement is overdue, raises one alarm, and counts when it arrives', async () => {
  const alarms: unknown[] = [];
  const log = { error: (entry: unknown) => alarms.push(entry) } as never;
  const sweep = () => inTransaction(harness.db, (tx) => sweepOverdue(tx, log, harness.clock.now()));
  const id = await send();
  const [message] = await listMessages(harness, id, STORE);
  harness.moveProductTo('2027-03-01T09:00:00Z');
  await sweep();
  harness.moveProductTo('2027-03-02T10:00:00Z');
  await sweep();
  expect(alarms.filter((entry) => (entry as { message_id: string }).message_id === message?.message_id)).toEqual([]);
  harness.moveProductTo('2027-03-02T10:00:01Z');
  await sweep();
  await sweep();
  expect(alarms.filter((entry) => (entry as { message_id: string }).message_id === message?.message_id)).toHaveLength(
    1,
  );
  expect((await listReleaseDeliveries(harness.db, id))[0]?.message).toMatchObject({
    overdue: true,
    acknowledged_at: null,
  });
  await respond(id, LIVE);
  expect((await listReleaseDeliveries(harness.db, id))[0]).toMatchObject({
    state: 'live',
    message: { overdue: false },
  });
  await harness.moveTo('2027-03-02T10:00:02Z');
});
