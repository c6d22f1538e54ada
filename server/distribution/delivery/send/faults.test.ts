import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries, delivery_attempts, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { MINUTE_MS } from '@tangent/domain/duration.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { addReviewableRelease, addStaff } from '../../../testing/fixtures/reviewable-release.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../../testing/harness/delivery-harness.ts';
import { retryDelivery } from '../plan/retry-delivery.ts';
import { listReleaseDeliveries } from '../public.ts';

let harness: DeliveryHarness;
beforeAll(async () => {
  harness = await createDeliveryHarness();
});
afterAll(() => harness.close());
beforeEach(() => harness.moveTo('2027-03-01T10:00:00Z'));

const advance = (minutes: number) =>
  harness.moveTo(new Date(harness.clock.now().getTime() + minutes * MINUTE_MS).toISOString());

async function listMessages(id: string) {
  const rows = await harness.db
    .select({ message: delivery_messages })
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .where(eq(deliveries.release_id, id));
  return rows.map(({ message }) => message);
}

test('a store that refuses connections for an hour recovers automatically, and the other stores do not wait for it', async () => {
  await harness.sandbox.behave('spotify', { refuse_connection: true });
  const { id } = await addReviewableRelease(harness, { store_ids: ['spotify', 'deezer'] });
  await harness.approve(id);
  await harness.workUntil(id, { spotify: 'queued', deezer: 'acknowledged' });
  for (let passed = 0; passed < 60; passed += 6) {
    await advance(6);
    await harness.work();
  }
  const [waiting] = (await listReleaseDeliveries(harness.db, id)).filter(({ store_id }) => store_id === 'spotify');
  expect(waiting).toMatchObject({ state: 'queued', reason_code: null });
  expect(waiting?.attempts).toBeGreaterThan(3);
  expect(Date.parse(waiting?.next_attempt_at ?? '')).toBeGreaterThan(harness.clock.now().getTime());

  const before = await listMessages(id);
  await harness.sandbox.behave('spotify', { refuse_connection: false });
  await advance(60);
  await harness.workUntil(id, { spotify: 'acknowledged', deezer: 'acknowledged' });
  const after = await listMessages(id);
  const messageBytes = (messages: typeof after) =>
    messages.map(({ message_id, xml_sha256 }) => ({ message_id, xml_sha256 }));
  expect(messageBytes(after)).toEqual(messageBytes(before));
});

test('a connection cut in the middle of a file leaves no partial file under a final name, and the next attempt completes the package', async () => {
  await harness.sandbox.behave('tidal', { half_write: 60_000 });
  const { id } = await addReviewableRelease(harness, { store_ids: ['tidal'], titles: ['Um', 'Dois'] });
  await harness.approve(id);
  await harness.work();
  expect(await harness.listStates(id)).toEqual({ tidal: 'queued' });
  const names = await listNames('tidal');
  expect(names.filter((name) => name.endsWith('.part'))).toHaveLength(1);
  expect(names.filter((name) => !name.endsWith('.part'))).toEqual([]);

  await harness.sandbox.behave('tidal', { half_write: null });
  await advance(2);
  await harness.workUntil(id, { tidal: 'acknowledged' });
  const { messages } = await harness.sandbox.store('tidal');
  expect(messages.map(({ file_status }) => file_status)).toEqual(['FileOK']);
  const attempts = await harness.db
    .select()
    .from(delivery_attempts)
    .where(eq(delivery_attempts.message_id, (await listMessages(id))[0]?.id ?? ''));
  expect(attempts.map(({ outcome, error_class }) => [outcome, error_class])).toEqual([
    ['failed', 'transient'],
    ['delivered', null],
  ]);
});

test('a store whose host key changed gets nothing more until staff has checked it', async () => {
  const right = harness.access;
  harness.access = { ...right, sftp: { ...right.sftp, host_key_sha256: 'bm90IHRoZSBob3N0IGtleSBvZiB0aGUgc3RvcmU' } };
  const { id } = await addReviewableRelease(harness, { store_ids: ['pandora'] });
  await harness.approve(id);
  await harness.work();
  const [stopped] = await listReleaseDeliveries(harness.db, id);
  expect(stopped).toMatchObject({ state: 'queued', reason_code: 'store_host_key_changed', attempts: 1 });
  harness.access = right;
  await advance(600);
  await harness.work();
  expect(await listReleaseDeliveries(harness.db, id)).toMatchObject([{ state: 'queued', attempts: 1 }]);

  const staff = await addStaff(harness.db, harness.clock.now());
  await inTransaction(harness.db, (tx) => retryDelivery(tx, staff, stopped?.id ?? '', harness.clock.now()));
  await harness.workUntil(id, { pandora: 'acknowledged' });
});

test('only staff retries a delivery', async () => {
  const nonStaff = {
    user_id: (await addStaff(harness.db, harness.clock.now())).user_id,
    is_staff: false,
    plan: 'pro',
    language: 'en',
  } as const;
  const retry = inTransaction(harness.db, (tx) => retryDelivery(tx, nonStaff, nonStaff.user_id, harness.clock.now()));
  await expect(retry).rejects.toMatchObject({ code: 'permission_denied' });
});

test('a message that fails the checks never leaves', async () => {
  const { id } = await addReviewableRelease(harness, { store_ids: ['soundcloud'] });
  // The correct check digit is 2.
  await harness.db.update(releases).set({ upc: '123456789013' }).where(eq(releases.id, id));
  await harness.approve(id);
  await harness.workUntil(id, { soundcloud: 'failed' });
  expect(await listReleaseDeliveries(harness.db, id)).toMatchObject([{ reason_code: 'message_invalid' }]);
  const [message] = await listMessages(id);
  expect(message?.state).toBe('invalid');
  expect(message?.check_issues?.map(({ code }) => code)).toContain('icpn_invalid');
  expect(await listNames('soundcloud')).toEqual([]);
});

test('without the official schemas no message goes to a real store, and the reason names the missing setting', async () => {
  const { id } = await addReviewableRelease(harness, { store_ids: ['amazon-music'] });
  await harness.approve(id);
  await withoutSchemas({ is_sandbox: false }, () => harness.workUntil(id, { 'amazon-music': 'failed' }));
  expect(await listReleaseDeliveries(harness.db, id)).toMatchObject([{ reason_code: 'schemas_missing', attempts: 0 }]);
  const [delivery] = await harness.db.select().from(deliveries).where(eq(deliveries.release_id, id));
  expect(delivery?.reason_text).toContain('DDEX_SCHEMA_DIR');
  expect(await listNames('amazon-music')).toEqual([]);
});

test('without the official schemas messages go to the sandbox, unless our rules refuse them', async () => {
  const [good, bad] = [
    await addReviewableRelease(harness, { store_ids: ['pandora'] }),
    await addReviewableRelease(harness, { store_ids: ['pandora'] }),
  ];
  // The correct check digit is 2.
  await harness.db.update(releases).set({ upc: '123456789023' }).where(eq(releases.id, bad.id));
  for (const { id } of [good, bad]) await harness.approve(id);
  await withoutSchemas({ is_sandbox: true }, async () => {
    await harness.workUntil(good.id, { pandora: 'acknowledged' });
    await harness.workUntil(bad.id, { pandora: 'failed' });
  });
  expect(await listReleaseDeliveries(harness.db, bad.id)).toMatchObject([{ reason_code: 'message_invalid' }]);
});

async function withoutSchemas(world: { is_sandbox: boolean }, work: () => Promise<void>): Promise<void> {
  const { schemas } = harness;
  Object.assign(harness, { schemas: null, ...world });
  await work().finally(() => Object.assign(harness, { schemas, is_sandbox: true }));
}

test('a file damaged in storage after encoding never leaves', async () => {
  await harness.sandbox.behave('youtube-music', { refuse_connection: true });
  const { id } = await addReviewableRelease(harness, { store_ids: ['youtube-music'] });
  await harness.approve(id);
  await harness.work();
  const encoded = (await readdir(path.join(harness.folder, 'files', 'delivery'), { recursive: true })).filter((name) =>
    name.includes('flac'),
  );
  for (const name of encoded) await writeFile(path.join(harness.folder, 'files', 'delivery', name), 'rotten');
  await harness.sandbox.behave('youtube-music', { refuse_connection: false });
  await advance(2);
  await harness.workUntil(id, { 'youtube-music': 'failed' });
  expect(await listReleaseDeliveries(harness.db, id)).toMatchObject([{ reason_code: 'file_damaged' }]);
  expect(await listNames('youtube-music')).toEqual([]);
});

/** Lists every file a store can see, except acknowledgements. */
async function listNames(storeId: string): Promise<string[]> {
  const client = await harness.sandbox.connect(storeId);
  const walk = async (folder: string): Promise<string[]> => {
    const names = await client.list(folder);
    const below = await Promise.all(names.map((name) => walk(`${folder}/${name}`).catch(() => [`${folder}/${name}`])));
    return below.flat();
  };
  const names = await walk('.');
  client.end();
  return names.filter((name) => !name.includes('acknowledgements'));
}
