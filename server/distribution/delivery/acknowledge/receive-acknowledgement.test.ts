import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { acknowledgements, deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { notifications } from '@tangent/db/schema/events/activity.ts';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addReviewableRelease } from '../../../testing/fixtures/reviewable-release.ts';
import {
  type AcknowledgementContent,
  acknowledge,
  buildAcknowledgementXml,
  listMessages,
  receiveXml,
} from '../../../testing/fixtures/store-acknowledgements.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../../testing/harness/delivery-harness.ts';

const LIVE: AcknowledgementContent = { release: 'ReleaseMadeAvailableToConsumers' };
const INGESTED: AcknowledgementContent = { release: 'SuccessfullyIngestedByReleaseDistributor' };
const STORE = 'spotify';

let harness: DeliveryHarness;
beforeAll(async () => {
  harness = await createDeliveryHarness();
  await harness.moveTo('2027-03-01T10:00:00Z');
});
afterAll(() => harness.close());

/** Sends a release to stores that acknowledge nothing automatically. */
async function send(store_ids = [STORE]): Promise<string> {
  for (const store of store_ids) await harness.sandbox.behave(store, { never_acknowledge: true });
  const { id } = await addReviewableRelease(harness, { store_ids, release_date: '2027-02-20', seconds: 1 });
  await harness.approve(id);
  await harness.workUntil(id, Object.fromEntries(store_ids.map((store) => [store, 'sent'])));
  return id;
}

async function respond(releaseId: string, content: AcknowledgementContent, which = -1, store = STORE): Promise<void> {
  const message = (await listMessages(harness, releaseId, store)).at(which);
  if (!message) throw new Error('no such message');
  expect(await acknowledge(harness, store, message, content)).toBe(true);
}

async function see(releaseId: string, store = STORE) {
  const byStore = and(eq(deliveries.release_id, releaseId), eq(deliveries.store_id, store));
  const [delivery] = await harness.db.select().from(deliveries).where(byStore);
  const messages = await listMessages(harness, releaseId, store);
  const states = messages.map(({ kind, state }) => `${kind} ${state}`);
  const [last] = await harness.db.select().from(acknowledgements).orderBy(desc(acknowledgements.id)).limit(1);
  return { state: delivery?.state, reason: delivery?.reason_code, messages: states, outcome: last?.outcome, delivery };
}

const listNotified = (releaseId: string) =>
  harness.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.release_id, releaseId), eq(notifications.type, 'store_refused')));

test('the id or address that a store gives a release is saved, unless it is absurdly long', async () => {
  const id = await send();
  await respond(id, { ...LIVE, change: { store_ref: '4aawyAB9vmqN3uQ7FjRGTy' } });
  expect((await see(id)).delivery?.store_ref).toBe('4aawyAB9vmqN3uQ7FjRGTy');
  await respond(id, { release: 'ReleaseNotAvailable', change: { store_ref: 'x'.repeat(501) } });
  expect((await see(id)).delivery?.store_ref).toBe('4aawyAB9vmqN3uQ7FjRGTy');
});

test('[S4-008] a live status counts without a receipt, and a receipt after it is late', async () => {
  const id = await send();
  await respond(id, { ...LIVE, text: 'On air' });
  expect(await see(id)).toMatchObject({ state: 'live', messages: ['insert accepted'], outcome: 'applied' });
  const [release] = await harness.db.select().from(releases).where(eq(releases.id, id));
  expect(release).toMatchObject({ status: 'published', live_date: '2027-03-01' });
  await respond(id, {});
  await respond(id, INGESTED);
  expect(await see(id)).toMatchObject({ state: 'live', outcome: 'late' });
  const [message] = await listMessages(harness, id, STORE);
  expect(message).toMatchObject({
    acknowledgement_status: 'ReleaseMadeAvailableToConsumers',
    acknowledgement_text: 'On air',
  });
  expect(message?.acknowledged_at).not.toBeNull();
});

test('later changes are compared with the accepted version, and the text of the store is saved', async () => {
  const id = await send();
  await respond(id, { ...INGESTED, action: 'UserDefined' });
  const { delivery, state } = await see(id);
  expect(state).toBe('acknowledged');
  expect(delivery?.accepted_snapshot_id).toBe(delivery?.wanted_snapshot_id);
  const [saved] = await harness.db.select().from(acknowledgements).orderBy(desc(acknowledgements.id)).limit(1);
  expect(saved).toMatchObject({
    file_status: 'FileOK',
    supply_chain_status: 'SuccessfullyIngestedByReleaseDistributor',
    proposed_action: 'UserDefined',
  });
  expect(saved?.raw).toContain('SuccessfullyIngestedByReleaseDistributor');
});

test('a message is resent once at the request of a store, then staff has to handle it', async () => {
  const id = await send();
  const refusal = { file: 'MetadataMissing', action: 'ResendXmlOnly', text: 'no label' } as const;
  await respond(id, refusal);
  expect(await see(id)).toMatchObject({ state: 'queued', messages: ['insert rejected', 'insert planned'] });
  const [first, again] = await listMessages(harness, id, STORE);
  expect(again).toMatchObject({ resend_of: first?.id, with_audio: false, with_cover: false });
  await harness.workUntil(id, { [STORE]: 'sent' });
  await respond(id, refusal);
  expect(await see(id)).toMatchObject({ state: 'refused', reason: 'metadata_missing' });
  expect((await see(id)).messages).toEqual(['insert rejected', 'insert rejected']);
  expect((await listMessages(harness, id, STORE)).at(-1)).toMatchObject({ acknowledgement_text: 'no label' });
  expect(await listNotified(id)).toEqual([]);
});

test.each(['DoNotResendRelease', 'DoNotResendAffectedResource', 'ManualCheckRequired', 'UserDefined'] as const)(
  'after %s nothing is sent without staff',
  async (action) => {
    const id = await send();
    await respond(id, { file: 'ResourceCorrupt', action });
    expect(await see(id)).toMatchObject({ state: 'refused', reason: 'file_corrupt', messages: ['insert rejected'] });
  },
  60_000,
);

test('files are resent with the message when the store requests them', async () => {
  const id = await send();
  await respond(id, { file: 'SignatureOrHashSumWrongOrMissing', action: 'ResendXmlAndResources' });
  expect((await listMessages(harness, id, STORE)).at(-1)).toMatchObject({ with_audio: true, with_cover: true });
});

test('[S4-008] a store that refuses delays no other, and the owner is notified of what only they can resolve, once a day', async () => {
  const id = await send([STORE, 'soundcloud', 'tidal']);
  await respond(id, { release: 'RightsConflict' });
  await respond(id, { release: 'ReleaseViolatesTermsOfService' }, -1, 'tidal');
  await respond(id, LIVE, -1, 'soundcloud');
  expect(await harness.listStates(id)).toEqual({ spotify: 'refused', soundcloud: 'live', tidal: 'refused' });
  const [release] = await harness.db.select().from(releases).where(eq(releases.id, id));
  expect(release?.status).toBe('published');
  expect(await listNotified(id)).toHaveLength(1);
});

test.each(['ReleaseNotAvailable', 'RightsConflict'] as const)(
  'a store removes a live release: %s',
  async (word) => {
    const id = await send();
    await respond(id, LIVE);
    await respond(id, { release: word });
    expect(await see(id)).toMatchObject({ state: 'refused', messages: ['insert rejected'], outcome: 'applied' });
    const [release] = await harness.db.select().from(releases).where(eq(releases.id, id));
    expect(release?.status).toBe('published');
  },
  60_000,
);

test('a partly written acknowledgement counts when it is complete, and one about an unknown message is saved', async () => {
  const id = await send();
  const [message] = await listMessages(harness, id, STORE);
  if (!message) throw new Error('no message');
  const whole = buildAcknowledgementXml(message, LIVE);
  await receiveXml(harness, STORE, whole.slice(0, whole.length / 2), 'ACK_a.xml');
  expect(await see(id)).toMatchObject({ state: 'sent', outcome: 'unreadable' });
  await receiveXml(harness, STORE, Buffer.from([0, 255, 60]), 'ACK_b.xml');
  expect(await see(id)).toMatchObject({ state: 'sent', outcome: 'unreadable' });
  await receiveXml(harness, 'tidal', whole, 'ACK_a.xml');
  expect(await see(id)).toMatchObject({ state: 'sent', outcome: 'unmatched' });
  await receiveXml(harness, STORE, whole, 'ACK_a.xml');
  expect(await see(id)).toMatchObject({ state: 'live', outcome: 'applied' });
  const before = (await harness.db.select().from(acknowledgements)).length;
  await receiveXml(harness, STORE, whole, 'ACK_c.xml');
  expect(await harness.db.select().from(acknowledgements)).toHaveLength(before);
});

test('unknown status values change nothing', async () => {
  const id = await send();
  const strange = { value: 'unknown', raw: 'LentToTheNeighbours' } as const;
  await respond(id, { change: { supply_chain_status: strange } });
  expect(await see(id)).toMatchObject({ state: 'sent', outcome: 'unknown_status' });
  await respond(id, { change: { file_status: strange } });
  await respond(id, { release: 'UserDefined' });
  expect(await see(id)).toMatchObject({ state: 'sent', messages: ['insert delivered'], outcome: 'unknown_status' });
});

test('acknowledgements of the older generation are matched by the release and the folder they name', async () => {
  const id = await send();
  const [message] = await listMessages(harness, id, STORE);
  const [release] = await harness.db.select().from(releases).where(eq(releases.id, id));
  const change = { icpn: release?.upc ?? null };
  await respond(id, { ...LIVE, generation: 'ern_c_15', change: { ...change, batch_id: '20200101000000000' } });
  expect(await see(id)).toMatchObject({ state: 'sent', outcome: 'unmatched' });
  await respond(id, { generation: 'ern_c_15', change });
  expect(await see(id)).toMatchObject({ state: 'acknowledged', outcome: 'applied' });
  // The folder is named only in the file name.
  const raw = buildAcknowledgementXml(message as never, {
    ...LIVE,
    generation: 'ern_c_15',
    change: { ...change, batch_id: null },
  });
  await receiveXml(harness, STORE, raw, `ACK_${message?.batch_id}_${release?.upc}.xml`);
  expect(await see(id)).toMatchObject({ state: 'live', outcome: 'applied' });
});

test('an acknowledgement that comes before the message is recorded as delivered waits for the next poll', async () => {
  const id = await send();
  const [message] = await listMessages(harness, id, STORE);
  if (!message) throw new Error('no message');
  await harness.db.update(delivery_messages).set({ state: 'uploading' }).where(eq(delivery_messages.id, message.id));
  const content = buildAcknowledgementXml(message, LIVE);
  expect(await receiveXml(harness, STORE, content, 'ACK_d.xml')).toBe(false);
  await harness.db.update(delivery_messages).set({ state: 'delivered' }).where(eq(delivery_messages.id, message.id));
  expect(await receiveXml(harness, STORE, content, 'ACK_d.xml')).toBe(true);
  expect(await see(id)).toMatchObject({ state: 'live' });
});
