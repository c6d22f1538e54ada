import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deliveries, delivery_attempts, delivery_messages } from '@tangent/db/schema/delivery.ts';
import { releases } from '@tangent/db/schema/release.ts';
import { MINUTE_MS } from '@tangent/domain/duration.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../platform/sql/transaction.ts';
import { type DeliveryRig, openDeliveryRig } from '../testing/delivery-rig.ts';
import { addReviewableRelease, addStaff } from '../testing/reviewable-release.ts';
import { listDeliveriesOf } from './public.ts';
import { retryDelivery } from './retry-delivery.ts';

let rig: DeliveryRig;
beforeAll(async () => {
  rig = await openDeliveryRig();
});
afterAll(() => rig.close());
beforeEach(() => rig.moveTo('2027-03-01T10:00:00Z'));

const advance = (minutes: number) =>
  rig.moveTo(new Date(rig.clock.now().getTime() + minutes * MINUTE_MS).toISOString());

async function messagesOf(id: string) {
  const rows = await rig.db
    .select({ message: delivery_messages })
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .where(eq(deliveries.release_id, id));
  return rows.map(({ message }) => message);
}

test('a store that refuses for an hour recovers by itself, and the other stores do not wait for it', async () => {
  await rig.sandbox.behave('spotify', { refuse_connection: true });
  const { id } = await addReviewableRelease(rig, { store_ids: ['spotify', 'deezer'] });
  await rig.approve(id);
  await rig.workUntil(id, { spotify: 'queued', deezer: 'acknowledged' });
  for (let passed = 0; passed < 60; passed += 6) {
    await advance(6);
    await rig.work();
  }
  const [waiting] = (await listDeliveriesOf(rig.db, id)).filter(({ store_id }) => store_id === 'spotify');
  expect(waiting).toMatchObject({ state: 'queued', reason_code: null });
  expect(waiting?.attempts).toBeGreaterThan(3);
  expect(Date.parse(waiting?.next_attempt_at ?? '')).toBeGreaterThan(rig.clock.now().getTime());

  const before = await messagesOf(id);
  await rig.sandbox.behave('spotify', { refuse_connection: false });
  await advance(60);
  await rig.workUntil(id, { spotify: 'acknowledged', deezer: 'acknowledged' });
  const after = await messagesOf(id);
  const bytesOf = (messages: typeof after) =>
    messages.map(({ message_id, xml_sha256 }) => ({ message_id, xml_sha256 }));
  expect(bytesOf(after)).toEqual(bytesOf(before));
});

test('a line cut in the middle of a file leaves nothing half under a final name, and the next try completes the package', async () => {
  await rig.sandbox.behave('tidal', { half_write: 60_000 });
  const { id } = await addReviewableRelease(rig, { store_ids: ['tidal'], titles: ['Um', 'Dois'] });
  await rig.approve(id);
  await rig.work();
  expect(await rig.statesOf(id)).toEqual({ tidal: 'queued' });
  const names = await listNames('tidal');
  expect(names.filter((name) => name.endsWith('.part'))).toHaveLength(1);
  expect(names.filter((name) => !name.endsWith('.part'))).toEqual([]);

  await rig.sandbox.behave('tidal', { half_write: null });
  await advance(2);
  await rig.workUntil(id, { tidal: 'acknowledged' });
  const { messages } = await rig.sandbox.store('tidal');
  expect(messages.map(({ file_status }) => file_status)).toEqual(['FileOK']);
  const attempts = await rig.db
    .select()
    .from(delivery_attempts)
    .where(eq(delivery_attempts.message_id, (await messagesOf(id))[0]?.id ?? ''));
  expect(attempts.map(({ outcome, error_class }) => [outcome, error_class])).toEqual([
    ['failed', 'transient'],
    ['delivered', null],
  ]);
});

test('a store whose host key changed gets nothing more until a person has looked at it', async () => {
  const right = rig.access;
  rig.access = { ...right, sftp: { ...right.sftp, host_key_sha256: 'bm90IHRoZSBob3N0IGtleSBvZiB0aGUgc3RvcmU' } };
  const { id } = await addReviewableRelease(rig, { store_ids: ['pandora'] });
  await rig.approve(id);
  await rig.work();
  const [stopped] = await listDeliveriesOf(rig.db, id);
  expect(stopped).toMatchObject({ state: 'queued', reason_code: 'store_host_key_changed', attempts: 1 });
  rig.access = right;
  await advance(600);
  await rig.work();
  expect(await listDeliveriesOf(rig.db, id)).toMatchObject([{ state: 'queued', attempts: 1 }]);

  const staff = await addStaff(rig.db, rig.clock.now());
  await inTransaction(rig.db, (tx) => retryDelivery(tx, staff, stopped?.id ?? '', rig.clock.now()));
  await rig.workUntil(id, { pandora: 'acknowledged' });
});

test('only staff sends a delivery again', async () => {
  const nobody = {
    user_id: (await addStaff(rig.db, rig.clock.now())).user_id,
    is_staff: false,
    plan: 'pro',
    language: 'en',
  } as const;
  const retry = inTransaction(rig.db, (tx) => retryDelivery(tx, nobody, nobody.user_id, rig.clock.now()));
  await expect(retry).rejects.toMatchObject({ code: 'permission_denied' });
});

test('a message that the checks refuse never leaves', async () => {
  const { id } = await addReviewableRelease(rig, { store_ids: ['soundcloud'] });
  // The check digit would be 2.
  await rig.db.update(releases).set({ upc: '123456789013' }).where(eq(releases.id, id));
  await rig.approve(id);
  await rig.workUntil(id, { soundcloud: 'failed' });
  expect(await listDeliveriesOf(rig.db, id)).toMatchObject([{ reason_code: 'message_invalid' }]);
  const [message] = await messagesOf(id);
  expect(message?.state).toBe('invalid');
  expect(message?.check_issues?.map(({ code }) => code)).toContain('icpn_invalid');
  expect(await listNames('soundcloud')).toEqual([]);
});

test('without the official schemas nothing goes to a real store, and the reason says what to set', async () => {
  const { id } = await addReviewableRelease(rig, { store_ids: ['amazon-music'] });
  await rig.approve(id);
  await withoutSchemas({ is_sandbox: false }, () => rig.workUntil(id, { 'amazon-music': 'failed' }));
  expect(await listDeliveriesOf(rig.db, id)).toMatchObject([{ reason_code: 'schemas_missing', attempts: 0 }]);
  const [delivery] = await rig.db.select().from(deliveries).where(eq(deliveries.release_id, id));
  expect(delivery?.reason_text).toContain('DDEX_SCHEMA_DIR');
  expect(await listNames('amazon-music')).toEqual([]);
});

test('without the official schemas the sandbox is sent to, but nothing that our rules refuse', async () => {
  const [good, bad] = [
    await addReviewableRelease(rig, { store_ids: ['pandora'] }),
    await addReviewableRelease(rig, { store_ids: ['pandora'] }),
  ];
  // The check digit would be 2.
  await rig.db.update(releases).set({ upc: '123456789023' }).where(eq(releases.id, bad.id));
  for (const { id } of [good, bad]) await rig.approve(id);
  await withoutSchemas({ is_sandbox: true }, async () => {
    await rig.workUntil(good.id, { pandora: 'acknowledged' });
    await rig.workUntil(bad.id, { pandora: 'failed' });
  });
  expect(await listDeliveriesOf(rig.db, bad.id)).toMatchObject([{ reason_code: 'message_invalid' }]);
});

async function withoutSchemas(world: { is_sandbox: boolean }, work: () => Promise<void>): Promise<void> {
  const { schemas } = rig;
  Object.assign(rig, { schemas: null, ...world });
  await work().finally(() => Object.assign(rig, { schemas, is_sandbox: true }));
}

test('a file that was damaged in storage after it was made never leaves', async () => {
  await rig.sandbox.behave('youtube-music', { refuse_connection: true });
  const { id } = await addReviewableRelease(rig, { store_ids: ['youtube-music'] });
  await rig.approve(id);
  await rig.work();
  const made = (await readdir(path.join(rig.folder, 'files', 'delivery'), { recursive: true })).filter((name) =>
    name.includes('flac'),
  );
  for (const name of made) await writeFile(path.join(rig.folder, 'files', 'delivery', name), 'rotten');
  await rig.sandbox.behave('youtube-music', { refuse_connection: false });
  await advance(2);
  await rig.workUntil(id, { 'youtube-music': 'failed' });
  expect(await listDeliveriesOf(rig.db, id)).toMatchObject([{ reason_code: 'file_damaged' }]);
  expect(await listNames('youtube-music')).toEqual([]);
});

/** Every file a store can see, answers left out. */
async function listNames(storeId: string): Promise<string[]> {
  const client = await rig.sandbox.connect(storeId);
  const walk = async (folder: string): Promise<string[]> => {
    const names = await client.list(folder);
    const below = await Promise.all(names.map((name) => walk(`${folder}/${name}`).catch(() => [`${folder}/${name}`])));
    return below.flat();
  };
  const names = await walk('.');
  client.end();
  return names.filter((name) => !name.includes('acknowledgements'));
}
