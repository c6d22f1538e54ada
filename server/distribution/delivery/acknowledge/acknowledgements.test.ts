import { acknowledgements, deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listStoreOverviews } from '../../../catalogue/store/store-list-view.ts';
import { StoreError } from '../../../gateways/store/store-error.ts';
import type { StoreSession } from '../../../gateways/store/store-session.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { addReviewableRelease, addStaff } from '../../../testing/fixtures/reviewable-release.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../../testing/harness/delivery-harness.ts';
import { retryDelivery } from '../plan/retry-delivery.ts';
import { listReleaseDeliveries } from '../public.ts';
import type { SessionPool } from '../send/session-pool.ts';
import { findConnection } from '../send/store-connection.ts';
import { sweepAcknowledgements } from '../sweeps.ts';
import { createAcknowledgementMemory } from './acknowledgement-memory.ts';
import { collectAcknowledgements } from './collect-acknowledgements.ts';

let harness: DeliveryHarness;
beforeAll(async () => {
  harness = await createDeliveryHarness();
  await harness.moveTo('2027-03-01T10:00:00Z');
});
afterAll(() => harness.close());

async function deliver(store_id: string): Promise<string> {
  const { id } = await addReviewableRelease(harness, { store_ids: [store_id], release_date: '2027-06-01' });
  await harness.approve(id);
  return id;
}

/** Lists the outcomes of a store's acknowledgements, in the order in which they were received. */
async function listOutcomes(storeId: string): Promise<string[]> {
  const rows = await harness.db
    .select()
    .from(acknowledgements)
    .where(eq(acknowledgements.store_id, storeId))
    .orderBy(acknowledgements.id);
  return rows.map(({ outcome }) => outcome);
}

async function workUntilOutcomes(storeId: string, count: number): Promise<string[]> {
  await vi.waitFor(
    async () => {
      await harness.work();
      expect(await listOutcomes(storeId)).toHaveLength(count);
    },
    { timeout: 30_000, interval: 100 },
  );
  return (await listOutcomes(storeId)).sort();
}

/** Lists the stores that are polled at an instant. Nothing of it stays. */
async function listPolled(instant: string): Promise<string[]> {
  const stores: string[] = [];
  const poll = inTransaction(harness.db, async (tx) => {
    await sweepAcknowledgements(tx, new Date(instant));
    const { rows } = await tx.execute<{ data: { store_ids: string[] } }>(
      sql`select data from pgboss.job where name = 'delivery.collect-answers' and state = 'created'`,
    );
    stores.push(...rows.flatMap(({ data }) => data.store_ids));
    throw new Error('nothing stays');
  });
  await expect(poll).rejects.toThrow('nothing stays');
  return stores;
}

test('a store that holds a release is polled often again from the day before it opens', async () => {
  const id = await deliver('kkbox');
  await harness.workUntil(id, { kkbox: 'acknowledged' });
  expect(await listPolled('2027-05-30T23:59:00Z')).toEqual([]);
  expect(await listPolled('2027-05-31T00:00:00Z')).toEqual(['kkbox']);
});

test('a duplicate acknowledgement counts once', async () => {
  await harness.sandbox.behave('spotify', { acknowledge_twice: true });
  const id = await deliver('spotify');
  expect(await workUntilOutcomes('spotify', 2)).toEqual(['applied', 'late']);
  const { acknowledgement_files } = await harness.sandbox.store('spotify');
  expect(acknowledgement_files).toHaveLength(4);
  await harness.work();
  expect(await listOutcomes('spotify')).toHaveLength(2);
  expect(await harness.listStates(id)).toEqual({ spotify: 'acknowledged' });
});

test('acknowledgements out of order lead to the same state', async () => {
  await harness.sandbox.behave('deezer', { acknowledge_out_of_order: true });
  const id = await deliver('deezer');
  expect(await workUntilOutcomes('deezer', 2)).toEqual(['applied', 'late']);
  expect(await harness.listStates(id)).toEqual({ deezer: 'acknowledged' });
});

test('a truncated acknowledgement is saved and changes nothing', async () => {
  await harness.sandbox.behave('tidal', { truncated_acknowledgement: true });
  const id = await deliver('tidal');
  expect(await workUntilOutcomes('tidal', 2)).toEqual(['unreadable', 'unreadable']);
  expect(await harness.listStates(id)).toEqual({ tidal: 'sent' });
});

test('an acknowledgement with unknown values is saved and changes nothing, and the next one counts', async () => {
  await harness.sandbox.behave('pandora', { unknown_status: true });
  const id = await deliver('pandora');
  expect(await workUntilOutcomes('pandora', 2)).toEqual(['applied', 'unknown_status']);
  expect(await harness.listStates(id)).toEqual({ pandora: 'acknowledged' });
});

test('acknowledgements about unknown messages, of another kind or still being written change nothing', async () => {
  await harness.sandbox.behave('soundcloud', { never_acknowledge: true });
  const id = await deliver('soundcloud');
  await harness.work();
  const client = await harness.sandbox.connect('soundcloud');
  const [spotify] = await harness.db.select().from(acknowledgements).where(eq(acknowledgements.store_id, 'spotify'));
  // A valid acknowledgement of our message, but from another store.
  await client.put('acknowledgements/ACK_20270301100000000_099999000011.xml', spotify?.raw ?? '');
  await client.put('acknowledgements/readme.txt', Buffer.from([0, 1, 2, 255]));
  await client.put('acknowledgements/ACK_20270301100000000_099999000028.xml.part', spotify?.raw ?? '');
  client.end();
  expect(await workUntilOutcomes('soundcloud', 2)).toEqual(['unmatched', 'unreadable']);
  expect(await harness.listStates(id)).toEqual({ soundcloud: 'sent' });
});

test('empty and oversized acknowledgements are set aside and shown to staff, and the others count', async () => {
  const id = await deliver('amazon-music');
  const client = await harness.sandbox.connect('amazon-music');
  await client.put('acknowledgements/0-empty.xml', '');
  await client.put('acknowledgements/0-huge.xml', Buffer.alloc(1_000_001, 32));
  await harness.workUntil(id, { 'amazon-music': 'acknowledged' });
  const findStore = async () =>
    (await listStoreOverviews(harness.db, harness.clock.now())).find((store) => store.id === 'amazon-music');
  expect(await findStore()).toMatchObject({ connection: { state: 'open' }, set_aside: { count: 2 } });
  // The store writes the empty file again, this time whole.
  const [spotify] = await harness.db.select().from(acknowledgements).where(eq(acknowledgements.store_id, 'spotify'));
  await client.put('acknowledgements/0-empty.xml', spotify?.raw ?? '');
  client.end();
  await vi.waitFor(
    async () => {
      await harness.work();
      expect((await findStore())?.set_aside).toEqual({ count: 1, newest_file: '0-huge.xml' });
    },
    { timeout: 30_000, interval: 100 },
  );
});

test('a file that one process has read is read by no other, until the store replaces it', async () => {
  const read: number[] = [];
  let modified_ms = 1;
  const session = {
    list: async () => [{ name: 'kept-for-good', size_bytes: 5, modified_ms }],
    findSize: async () => 5,
    read: async () => {
      read.push(modified_ms);
      return Buffer.from('plain');
    },
  } as unknown as StoreSession;
  const sessions: SessionPool = { use: (_call, work) => work(session) };
  const collectInNewProcess = async () => {
    const context = { ...harness, sessions, memory: createAcknowledgementMemory() };
    await collectAcknowledgements(context, ['boomplay'], new AbortController().signal);
  };
  for (let process = 0; process < 4; process++) await collectInNewProcess();
  expect(read).toEqual([1, 1]);
  modified_ms = 2;
  for (let process = 0; process < 4; process++) await collectInNewProcess();
  expect(read).toEqual([1, 1, 2, 2]);
});

test('a file that the store does not hand out is tried again later, and the others count', async () => {
  const read: string[] = [];
  const session = {
    list: async () => ['locked', 'other'].map((name) => ({ name, size_bytes: 5, modified_ms: 0 })),
    findSize: async () => 5,
    read: async (path: string) => {
      read.push(path);
      if (path.endsWith('locked')) throw new StoreError('authentication', 'permission denied');
      return Buffer.from('plain');
    },
  } as unknown as StoreSession;
  const sessions: SessionPool = { use: (_call, work) => work(session) };
  const context = { ...harness, sessions, memory: createAcknowledgementMemory() };
  const collect = () => collectAcknowledgements(context, ['napster'], new AbortController().signal);
  await collect();
  await collect();
  expect(read).toEqual(['acknowledgements/locked', 'acknowledgements/other', 'acknowledgements/other']);
  expect((await listOutcomes('napster')).sort()).toEqual(['not_read', 'unreadable']);
  expect((await findConnection(harness.db, 'napster'))?.stopped_reason ?? null).toBeNull();
});

test('a file that arrives while the database has no free connection is read at the next poll', async () => {
  const session = {
    list: async () => [{ name: 'arrives-meanwhile', size_bytes: 5, modified_ms: 0 }],
    findSize: async () => 5,
    read: async () => Buffer.from('fresh'),
  } as unknown as StoreSession;
  const sessions: SessionPool = { use: (_call, work) => work(session) };
  const context = { ...harness, sessions, memory: createAcknowledgementMemory() };
  const noConnection = async () => Promise.reject(new Error('timeout exceeded when trying to connect'));
  const busy = Object.assign(Object.create(harness.db), { $client: { connect: noConnection } }) as typeof harness.db;
  const collect = (db: typeof harness.db) =>
    collectAcknowledgements({ ...context, db }, ['napster'], new AbortController().signal);
  const before = await listOutcomes('napster');
  await expect(collect(busy)).rejects.toThrow('timeout exceeded');
  expect(await listOutcomes('napster')).toEqual(before);
  await collect(harness.db);
  expect(await listOutcomes('napster')).toHaveLength(before.length + 1);
});

test('a store that refuses a requested resend gives its reason, and staff resends the release as a new message', async () => {
  await harness.sandbox.behave('tiktok', { refuse_release: 'ResourceCorrupt' });
  const id = await deliver('tiktok');
  await harness.workUntil(id, { tiktok: 'refused' });
  const [refused] = await listReleaseDeliveries(harness.db, id);
  expect(refused).toMatchObject({ reason_code: 'file_corrupt', attempts: 2 });

  await harness.sandbox.behave('tiktok', { refuse_release: null });
  const staff = await addStaff(harness.db, harness.clock.now());
  await inTransaction(harness.db, (tx) => retryDelivery(tx, staff, refused?.id ?? '', harness.clock.now()));
  await harness.workUntil(id, { tiktok: 'acknowledged' });
  const { messages } = await harness.sandbox.store('tiktok');
  expect(new Set(messages.map(({ message_id }) => message_id)).size).toBe(3);
  const [row] = await harness.db.select().from(deliveries).where(eq(deliveries.release_id, id));
  expect(row?.reason_code).toBeNull();
});
