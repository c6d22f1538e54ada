import type { MetadataFields } from '@tangent/contract/metadata-change.ts';
import { delivery_messages } from '@tangent/db/schema/delivery.ts';
import { uploads } from '@tangent/db/schema/upload.ts';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../auth/public.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import { type DeliveryRig, openDeliveryRig } from '../testing/delivery-rig.ts';
import { describeMessages, getDelivery, listMessagesOf } from '../testing/planned-messages.ts';
import { addReviewableRelease, addStaff } from '../testing/reviewable-release.ts';
import { listChangesOf } from './change-view.ts';
import { approveChange } from './decide-change.ts';
import { proposeChange } from './propose-change.ts';

/** ERN 4.3 in batches, 4.3.2 with lyrics, 3.8.2 one by one: each way of saying the same. */
const STORES = ['facebook-instagram', 'spotify', 'tidal'];

let rig: DeliveryRig;
let staff: Actor;
beforeAll(async () => {
  rig = await openDeliveryRig();
  await rig.moveTo('2027-03-01T10:00:00Z');
  staff = await addStaff(rig.db, rig.clock.now());
});
afterAll(() => rig.close());

type State = Parameters<DeliveryRig['workUntil']>[1][string];
const everywhere = (state: State) => Object.fromEntries(STORES.map((store) => [store, state]));

async function addLive(): Promise<{ id: string; owner: Actor }> {
  const { id, owner } = await addReviewableRelease(rig, { store_ids: STORES, plan: 'pro', release_date: '2027-03-02' });
  await rig.approve(id);
  await rig.moveTo('2027-03-03T10:00:00Z');
  await rig.workUntil(id, everywhere('live'));
  return { id, owner: { user_id: owner, is_staff: false, plan: 'pro', language: 'pt' } };
}

async function change(id: string, owner: Actor, wanted: MetadataFields): Promise<void> {
  const { id: changeId } = await inTransaction(rig.db, (tx) =>
    proposeChange(tx, owner, id, { wanted, note: null }, rig.clock.now()),
  );
  await inTransaction(rig.db, (tx) => approveChange(tx, staff, changeId, rig.clock.now()));
}

/** How far each store is with each change, the newest first. */
async function progressOf(id: string): Promise<string[][]> {
  const changes = await listChangesOf(rig.db, id);
  return changes.map(({ stores }) => stores.map(({ store_id, progress }) => `${store_id} ${progress}`));
}

const titleAt = async (store: string, upc: string) =>
  (await rig.sandbox.store(store)).releases.find(({ icpn }) => icpn === upc)?.title;

async function upcOf(id: string): Promise<string> {
  const delivery = await getDelivery(rig.db, id, 'spotify');
  const [message] = await listMessagesOf(rig.db, delivery.id);
  return /\d{12}(?=<\/ICPN>)/.exec(message?.xml ?? '')?.[0] ?? '';
}

async function workUntil(id: string, progress: string[]): Promise<void> {
  await expect
    .poll(
      async () => {
        await rig.work();
        return (await progressOf(id))[0];
      },
      { timeout: 60_000, interval: 100 },
    )
    .toEqual(progress);
}

test('a new title of a live release reaches every store as words alone, and each is seen to take it', async () => {
  const { id, owner } = await addLive();
  const upc = await upcOf(id);
  await change(id, owner, { title: 'Água Nova' });
  expect((await progressOf(id))[0]).toEqual(STORES.map((store) => `${store} queued`));
  await workUntil(
    id,
    STORES.map((store) => `${store} accepted`),
  );
  for (const store of STORES) {
    expect(await describeMessages(rig.db, id, store)).toEqual([
      'insert audio+cover 2 accepted',
      'update words 2 accepted',
    ]);
    expect(await titleAt(store, upc)).toBe('Água Nova');
  }
  expect(await rig.statesOf(id)).toEqual(everywhere('live'));
});

test('a store that refuses the change stays live with the old title, and says so', async () => {
  const { id, owner } = await addLive();
  const upc = await upcOf(id);
  await rig.sandbox.behave('spotify', { refuse_release: 'MetadataMissing', refuse_only: 'update' });
  await change(id, owner, { title: 'Recusado' });
  await workUntil(id, ['facebook-instagram accepted', 'spotify refused', 'tidal accepted']);
  await rig.sandbox.behave('spotify', { refuse_release: null, refuse_only: null });
  expect(await rig.statesOf(id)).toEqual(everywhere('live'));
  expect([await titleAt('spotify', upc), await titleAt('tidal', upc)]).toEqual(['Água & Sal', 'Recusado']);
  // The next change is told from what the store has: its words come along with the refused ones.
  await change(id, owner, { version_title: 'Ao vivo' });
  await workUntil(
    id,
    STORES.map((store) => `${store} accepted`),
  );
  expect(await titleAt('spotify', upc)).toBe('Recusado');
});

test('another cover goes out as the cover alone', async () => {
  const { id, owner } = await addLive();
  await change(id, owner, { artwork_upload_id: await addCover(owner.user_id) });
  await workUntil(
    id,
    STORES.map((store) => `${store} accepted`),
  );
  expect((await describeMessages(rig.db, id, 'spotify')).at(-1)).toBe('update cover 2 accepted');
});

test('two changes before a store is reached are one message to it', async () => {
  const { id, owner } = await addLive();
  await change(id, owner, { title: 'Primeiro' });
  await change(id, owner, { title: 'Segundo' });
  await workUntil(
    id,
    STORES.map((store) => `${store} accepted`),
  );
  const delivery = await getDelivery(rig.db, id, 'tidal');
  const left = await rig.db
    .select()
    .from(delivery_messages)
    .where(and(eq(delivery_messages.delivery_id, delivery.id), eq(delivery_messages.state, 'accepted')));
  expect(left.map(({ kind }) => kind).sort()).toEqual(['insert', 'update']);
  // Whoever asked for the first one sees that stores have heard of it with the second.
  expect((await progressOf(id))[1]).toEqual(STORES.map((store) => `${store} accepted`));
});

async function addCover(owner: string): Promise<string> {
  const id = uuidv7();
  const file = `${rig.folder}/${id}.png`;
  await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#c2255c' } })
    .png()
    .toFile(file);
  const storage_key = `uploads/${id}/source`;
  await rig.storage.put(storage_key, file);
  const now = rig.clock.now();
  const facts = { format: 'png', width_px: 1600, height_px: 1600, hue: 340, chroma: 0.6 };
  await rig.db.insert(uploads).values({
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
