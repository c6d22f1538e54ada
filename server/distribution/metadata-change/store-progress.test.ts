import type { MetadataFields } from '@tangent/contract/distribution/metadata-change.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../identity/auth/public.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { addReviewableRelease, addStaff } from '../../testing/fixtures/reviewable-release.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../testing/harness/delivery-harness.ts';
import { describeMessages, getDelivery, listDeliveryMessages } from '../../testing/harness/planned-messages.ts';
import { listReleaseChanges } from './change-view.ts';
import { approveChange } from './decide-change.ts';
import { proposeChange } from './propose-change.ts';

/** ERN 4.3 in batches, 4.3.2 with lyrics, 3.8.2 one by one: each message style. */
const STORES = ['facebook-instagram', 'spotify', 'tidal'];

let harness: DeliveryHarness;
let staff: Actor;
beforeAll(async () => {
  harness = await createDeliveryHarness();
  await harness.moveTo('2027-03-01T10:00:00Z');
  staff = await addStaff(harness.db, harness.clock.now());
});
afterAll(() => harness.close());

type State = Parameters<DeliveryHarness['workUntil']>[1][string];
const everywhere = (state: State) => Object.fromEntries(STORES.map((store) => [store, state]));

async function addLive(): Promise<{ id: string; owner: Actor }> {
  const { id, owner } = await addReviewableRelease(harness, {
    store_ids: STORES,
    plan: 'pro',
    release_date: '2027-03-02',
  });
  await harness.approve(id);
  await harness.moveTo('2027-03-03T10:00:00Z');
  await harness.workUntil(id, everywhere('live'));
  return { id, owner: { user_id: owner, is_staff: false, plan: 'pro', language: 'pt' } };
}

async function change(id: string, owner: Actor, wanted: MetadataFields): Promise<void> {
  const { id: changeId } = await inTransaction(harness.db, (tx) =>
    proposeChange(tx, owner, id, { wanted, note: null }, harness.clock.now()),
  );
  await inTransaction(harness.db, (tx) => approveChange(tx, staff, changeId, harness.clock.now()));
}

/** Returns the progress of each change at each store, the newest first. */
async function getProgress(id: string): Promise<string[][]> {
  const changes = await listReleaseChanges(harness.db, id);
  return changes.map(({ stores }) => stores.map(({ store_id, progress }) => `${store_id} ${progress}`));
}

const titleAt = async (store: string, upc: string) =>
  (await harness.sandbox.store(store)).releases.find(({ icpn }) => icpn === upc)?.title;

async function getUpc(id: string): Promise<string> {
  const delivery = await getDelivery(harness.db, id, 'spotify');
  const [message] = await listDeliveryMessages(harness.db, delivery.id);
  return /\d{12}(?=<\/ICPN>)/.exec(message?.xml ?? '')?.[0] ?? '';
}

async function workUntil(id: string, progress: string[]): Promise<void> {
  await expect
    .poll(
      async () => {
        await harness.work();
        return (await getProgress(id))[0];
      },
      { timeout: 60_000, interval: 100 },
    )
    .toEqual(progress);
}

test('a new title of a live release reaches every store without files, and each acceptance is shown', async () => {
  const { id, owner } = await addLive();
  const upc = await getUpc(id);
  await change(id, owner, { title: 'Água Nova' });
  expect((await getProgress(id))[0]).toEqual(STORES.map((store) => `${store} queued`));
  await workUntil(
    id,
    STORES.map((store) => `${store} accepted`),
  );
  for (const store of STORES) {
    expect(await describeMessages(harness.db, id, store)).toEqual([
      'insert audio+cover 2 accepted',
      'update metadata 2 accepted',
    ]);
    expect(await titleAt(store, upc)).toBe('Água Nova');
  }
  expect(await harness.listStates(id)).toEqual(everywhere('live'));
});

test('a store that refuses the change stays live with the old title, and the refusal is shown', async () => {
  const { id, owner } = await addLive();
  const upc = await getUpc(id);
  await harness.sandbox.behave('spotify', { refuse_release: 'MetadataMissing', refuse_only: 'update' });
  await change(id, owner, { title: 'Recusado' });
  await workUntil(id, ['facebook-instagram accepted', 'spotify refused', 'tidal accepted']);
  await harness.sandbox.behave('spotify', { refuse_release: null, refuse_only: null });
  expect(await harness.listStates(id)).toEqual(everywhere('live'));
  expect([await titleAt('spotify', upc), await titleAt('tidal', upc)]).toEqual(['Água & Sal', 'Recusado']);
  // The next change is compared with what the store has: it includes the refused texts.
  await change(id, owner, { version_title: 'Ao vivo' });
  await workUntil(
    id,
    STORES.map((store) => `${store} accepted`),
  );
  expect(await titleAt('spotify', upc)).toBe('Recusado');
});

test('a new cover is sent without audio', async () => {
  const { id, owner } = await addLive();
  await change(id, owner, { artwork_upload_id: await addCover(owner.user_id) });
  await workUntil(
    id,
    STORES.map((store) => `${store} accepted`),
  );
  expect((await describeMessages(harness.db, id, 'spotify')).at(-1)).toBe('update cover 2 accepted');
});

test('two changes before a store is reached become one message', async () => {
  const { id, owner } = await addLive();
  await change(id, owner, { title: 'Primeiro' });
  await change(id, owner, { title: 'Segundo' });
  await workUntil(
    id,
    STORES.map((store) => `${store} accepted`),
  );
  const delivery = await getDelivery(harness.db, id, 'tidal');
  const left = await harness.db
    .select()
    .from(delivery_messages)
    .where(and(eq(delivery_messages.delivery_id, delivery.id), eq(delivery_messages.state, 'accepted')));
  expect(left.map(({ kind }) => kind).sort()).toEqual(['insert', 'update']);
  // The first change shows that stores received it together with the second.
  expect((await getProgress(id))[1]).toEqual(STORES.map((store) => `${store} accepted`));
});

async function addCover(owner: string): Promise<string> {
  const id = uuidv7();
  const file = `${harness.folder}/${id}.png`;
  await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#c2255c' } })
    .png()
    .toFile(file);
  const storage_key = `uploads/${id}/source`;
  await harness.storage.put(storage_key, file);
  const now = harness.clock.now();
  const facts = { format: 'png', width_px: 1600, height_px: 1600, hue: 340, chroma: 0.6 };
  await harness.db.insert(uploads).values({
    id,
    account_id: owner,
    kind: 'artwork',
    filename: 'novo.png',
    size_bytes: 1,
    state: 'complete' as const,
    storage_key,
    facts,
    sha256: 'f'.repeat(64),
    created_at: now,
    updated_at: now,
  });
  return id;
}
