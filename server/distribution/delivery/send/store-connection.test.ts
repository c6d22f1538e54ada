import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { store_connections } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries, delivery_attempts, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { audit_events } from '@tangent/db/schema/identity/account.ts';
import type { StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import { MINUTE_MS } from '@tangent/domain/duration.ts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { writeProfile } from '../../../catalogue/store/public.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { addReviewableRelease, addStaff } from '../../../testing/fixtures/reviewable-release.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../../testing/harness/delivery-harness.ts';
import {
  changeWantedState,
  listReleaseDeliveries,
  pauseStore,
  resendDelivery,
  resumeStore,
  retryDelivery,
} from '../public.ts';
import { getNewestProfile } from '../store-profile.ts';

const DAY_MINUTES = 24 * 60;

let harness: DeliveryHarness;
beforeAll(async () => {
  harness = await createDeliveryHarness();
});
afterAll(() => harness.close());
beforeEach(() => harness.moveTo('2027-03-01T10:00:00Z'));

const advance = (minutes: number) =>
  harness.moveTo(new Date(harness.clock.now().getTime() + minutes * MINUTE_MS).toISOString());

async function approveFor(store_id: string): Promise<string> {
  const { id } = await addReviewableRelease(harness, { store_ids: [store_id] });
  await harness.approve(id);
  return id;
}

/** Lists the attempts at a store by release, with their outcome. */
async function listAttempts(storeId: string) {
  return harness.db
    .select({ release_id: deliveries.release_id, kind: delivery_messages.kind, outcome: delivery_attempts.outcome })
    .from(delivery_attempts)
    .innerJoin(delivery_messages, eq(delivery_messages.id, delivery_attempts.message_id))
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .where(eq(deliveries.store_id, storeId))
    .orderBy(asc(delivery_attempts.id));
}

async function findConnection(storeId: string) {
  const [connection] = await harness.db.select().from(store_connections).where(eq(store_connections.store_id, storeId));
  return connection;
}

test('one message tries a store that is down for all waiting ones, and the others follow when it gets through', async () => {
  await harness.sandbox.behave('tidal', { refuse_connection: true });
  const [first, second] = [await approveFor('tidal'), await approveFor('tidal')];
  for (let tries = 0; tries < 3; tries++) await harness.work();
  expect(await listAttempts('tidal')).toHaveLength(1);
  expect(await findConnection('tidal')).toMatchObject({ failures: 1, error_class: 'transient', stopped_reason: null });

  await advance(2);
  await harness.work();
  // The failed message lets the other one try: a message that cannot be delivered must not block the rest.
  expect((await listAttempts('tidal')).map(({ release_id }) => release_id)).toEqual([first, second]);
  expect(await findConnection('tidal')).toMatchObject({ failures: 2 });

  await harness.sandbox.behave('tidal', { refuse_connection: false });
  await advance(4);
  for (const id of [first, second]) await harness.workUntil(id, { tidal: 'acknowledged' });
  expect(await findConnection('tidal')).toMatchObject({ failures: 0, retry_at: null, error_text: null });
  expect(await listAttempts('tidal')).toHaveLength(4);
});

test('a store that accepts the connection but never responds does not delay the other stores', async () => {
  await harness.sandbox.behave('pandora', { black_hole: true });
  const { id } = await addReviewableRelease(harness, { store_ids: ['pandora', 'deezer', 'soundcloud'] });
  await harness.approve(id);
  await harness.workUntil(id, { pandora: 'queued', deezer: 'acknowledged', soundcloud: 'acknowledged' });
  expect(await findConnection('pandora')).toMatchObject({ failures: 1, error_class: 'transient' });
  await harness.sandbox.behave('pandora', { black_hole: false });
  await advance(2);
  await harness.workUntil(id, { pandora: 'acknowledged', deezer: 'acknowledged', soundcloud: 'acknowledged' });
});

test('a paused store gets nothing until staff resumes it, and both actions are recorded', async () => {
  const staff = await addStaff(harness.db, harness.clock.now());
  await inTransaction(harness.db, (tx) => pauseStore(tx, staff, 'deezer', 'their new ingestion', harness.clock.now()));
  const id = await approveFor('deezer');
  await harness.work();
  await advance(DAY_MINUTES);
  await harness.work();
  expect(await harness.listStates(id)).toEqual({ deezer: 'queued' });
  expect((await listAttempts('deezer')).filter(({ release_id }) => release_id === id)).toEqual([]);
  await inTransaction(harness.db, (tx) => resumeStore(tx, staff, 'deezer', harness.clock.now()));
  await harness.workUntil(id, { deezer: 'acknowledged' });
  const actions = await harness.db.select().from(audit_events).where(eq(audit_events.subject_id, 'deezer'));
  expect(actions.map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['store.pause', staff.user_id],
    ['store.resume', staff.user_id],
  ]);
  const nonStaff = { ...staff, is_staff: false };
  const refused = inTransaction(harness.db, (tx) => pauseStore(tx, nonStaff, 'deezer', null, harness.clock.now()));
  await expect(refused).rejects.toMatchObject({ code: 'permission_denied' });
});

test('a message planned before the connection of its store changed is sent over the new one', async () => {
  const staff = await addStaff(harness.db, harness.clock.now());
  const known = await getNewestProfile(harness.db, 'tidal');
  const write = (profile: StoreProfile) =>
    inTransaction(harness.db, (tx) => writeProfile(tx, staff, 'tidal', { profile }, harness.clock.now()));
  const host_key_sha256 = `SHA256:${'A'.repeat(43)}`;
  await write({ ...known, transport: { kind: 'sftp', url: null, username: 'tidal', host_key_sha256 } });
  const id = await approveFor('tidal');
  await vi.waitFor(async () => {
    await harness.work();
    expect(await findConnection('tidal')).toMatchObject({ stopped_reason: 'store_host_key_changed' });
  }, 60_000);

  await write(known);
  await inTransaction(harness.db, (tx) => resumeStore(tx, staff, 'tidal', harness.clock.now()));
  await harness.workUntil(id, { tidal: 'acknowledged' });
});

test('a takedown is sent before everything else that waits for its store', async () => {
  const gone = await approveFor('soundcloud');
  await harness.workUntil(gone, { soundcloud: 'acknowledged' });
  const staff = await addStaff(harness.db, harness.clock.now());
  await inTransaction(harness.db, (tx) => pauseStore(tx, staff, 'soundcloud', null, harness.clock.now()));
  const waiting = [await approveFor('soundcloud'), await approveFor('soundcloud')];
  await harness.work();
  await inTransaction(harness.db, (tx) => changeWantedState(tx, gone, { wanted: 'down' }, harness.clock.now()));
  await harness.work();
  await inTransaction(harness.db, (tx) => resumeStore(tx, staff, 'soundcloud', harness.clock.now()));
  await harness.workUntil(gone, { soundcloud: 'removed' });
  for (const id of waiting) await harness.workUntil(id, { soundcloud: 'acknowledged' });
  const recorded = (await listAttempts('soundcloud')).slice(-3);
  expect(recorded.map(({ release_id, kind }) => [release_id, kind])).toEqual([
    [gone, 'takedown'],
    [waiting[0], 'insert'],
    [waiting[1], 'insert'],
  ]);
});

test('a message to a store that is unreachable for almost its service level is left to staff, who retries it', async () => {
  await harness.sandbox.behave('tiktok', { refuse_connection: true });
  const id = await approveFor('tiktok');
  // Its service level is five days.
  for (let hours = 0; hours < 4 * 24; hours += 6) {
    await harness.work();
    await advance(6 * 60);
  }
  expect(await harness.listStates(id)).toEqual({ tiktok: 'queued' });
  for (let hours = 0; hours < 24; hours += 6) {
    await harness.work();
    await advance(6 * 60);
  }
  const [failed] = await listReleaseDeliveries(harness.db, id);
  expect(failed).toMatchObject({ state: 'failed', reason_code: 'store_unreachable' });

  await harness.sandbox.behave('tiktok', { refuse_connection: false });
  const staff = await addStaff(harness.db, harness.clock.now());
  await inTransaction(harness.db, (tx) => retryDelivery(tx, staff, failed?.id ?? '', harness.clock.now()));
  await harness.workUntil(id, { tiktok: 'acknowledged' });
  const { messages } = await harness.sandbox.store('tiktok');
  expect(messages).toHaveLength(1);
});

test('staff resends a release with or without its files: a new message, recorded as a resend', async () => {
  const id = await approveFor('amazon-music');
  await harness.workUntil(id, { 'amazon-music': 'acknowledged' });
  const [delivery] = await listReleaseDeliveries(harness.db, id);
  const staff = await addStaff(harness.db, harness.clock.now());
  const resend = (with_files: boolean) =>
    inTransaction(harness.db, (tx) =>
      resendDelivery(tx, staff, delivery?.id ?? '', { with_files }, harness.clock.now()),
    );
  await resend(false);
  await harness.work();
  await resend(true);
  await harness.work();
  const messages = await harness.db
    .select()
    .from(delivery_messages)
    .where(eq(delivery_messages.delivery_id, delivery?.id ?? ''))
    .orderBy(asc(delivery_messages.sequence));
  expect(messages.map(({ with_audio, priority }) => [with_audio, priority])).toEqual([
    [true, 2],
    [false, 1],
    [true, 1],
  ]);
  expect(new Set(messages.map(({ message_id }) => message_id)).size).toBe(3);
  const actions = await harness.db
    .select()
    .from(audit_events)
    .where(eq(audit_events.subject_id, delivery?.id ?? ''));
  expect(actions.map(({ action, details }) => [action, details.with_files])).toEqual([
    ['delivery.resend', false],
    ['delivery.resend', true],
  ]);
});

test('a store without a connection gets its complete package in a folder, from which staff delivers it', async () => {
  const [byHand] = await listByHand();
  const id = await approveFor(byHand);
  await harness.workUntil(id, { [byHand]: 'sent' });
  const names = await readdir(path.join(harness.access.outbox_folder, byHand), { recursive: true });
  expect(names.filter((name) => /\.(flac|wav)$/.test(name))).toHaveLength(1);
  expect(names.filter((name) => /BatchComplete_\d+\.xml$/.test(name))).toHaveLength(1);
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
});

async function listByHand(): Promise<[string]> {
  const { rows } = await harness.db.execute<{ id: string }>(
    "select store_id as id from store_profiles where profile->'transport'->>'kind' = 'folder' and profile->>'choreography' = 'batch' and profile->>'batch_complete' = 'manifest' order by 1 limit 1",
  );
  return [rows[0]?.id ?? ''];
}
