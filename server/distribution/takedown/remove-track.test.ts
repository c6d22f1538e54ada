import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { notifications } from '@tangent/db/schema/events/activity.ts';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOOKS } from '../../main/modules.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { addReviewableRelease } from '../../testing/fixtures/reviewable-release.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../testing/harness/delivery-harness.ts';
import { listReleaseDeliveries } from '../delivery/public.ts';
import { removeTrack, requestTakedown, restoreTrack } from './public.ts';

const STORES = ['spotify', 'deezer'];
const LIVE = { spotify: 'live', deezer: 'live' } as const;
const REASON = { reason: 'store_demand', note: 'Bot streams on two days' } as const;

let harness: DeliveryHarness;
let staff: { user_id: string; is_staff: true; plan: 'pro'; language: 'en' };
beforeAll(async () => {
  harness = await createDeliveryHarness();
  await harness.moveTo('2027-03-01T10:00:00Z');
});
afterAll(() => harness.close());

async function addAlbum(titles: string[]) {
  const out = { store_ids: STORES, release_date: '2027-03-01', plan: 'pro', seconds: 1, titles } as const;
  const { id, owner } = await addReviewableRelease(harness, { ...out, store_ids: [...STORES], titles });
  staff = { user_id: owner, is_staff: true, plan: 'pro', language: 'en' };
  await harness.approve(id);
  await harness.workUntil(id, LIVE);
  const rows = await harness.db.select().from(tracks).where(eq(tracks.release_id, id)).orderBy(asc(tracks.position));
  return { id, track_ids: rows.map((row) => row.id) };
}

const run = <T>(work: (tx: Tx, now: Date) => Promise<T>) =>
  inTransaction(harness.db, (tx) => work(tx, harness.clock.now()));
const remove = (release_id: string, track_id: string, store_id = 'spotify') =>
  run((tx, now) => removeTrack(tx, staff, { release_id, track_id, store_id }, REASON, now));

async function workAnd<Read>(read: () => Promise<Read>): Promise<Read> {
  await harness.work();
  return read();
}

/** Lists the tracks of a release at a store of the sandbox: whether each can be heard. */
async function listAvailable(store: string, title: string): Promise<boolean[]> {
  const { releases } = await harness.sandbox.store(store);
  const found = releases.find((one) => one.title === title);
  return (found?.tracks ?? []).map(({ available_in }) => available_in.length > 0);
}

async function countMessages(releaseId: string, store: string): Promise<number> {
  const rows = await harness.db
    .select({ id: delivery_messages.id })
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .where(and(eq(deliveries.release_id, releaseId), eq(deliveries.store_id, store)));
  return rows.length;
}

async function listRemoved(releaseId: string) {
  const items = await listReleaseDeliveries(harness.db, releaseId);
  return items.flatMap(({ store_id, removed_tracks }) =>
    removed_tracks.map(({ title, reason, note, confirmed }) => ({ store_id, title, reason, note, confirmed })),
  );
}

test('one track leaves one store and comes back; the album stays there, other stores keep the track and get no message', async () => {
  const { id, track_ids } = await addAlbum(['Maré', 'Sal', 'Sol']);
  const [, second = ''] = track_ids;
  const sentBefore = await countMessages(id, 'deezer');
  await remove(id, second);
  const removal = { store_id: 'spotify', title: 'Sal', ...REASON };
  expect(await listRemoved(id)).toEqual([{ ...removal, confirmed: false }]);
  await harness.workUntil(id, LIVE);
  await expect
    .poll(() => workAnd(() => listAvailable('spotify', 'Água & Sal')), { timeout: 60_000 })
    .toEqual([true, false, true]);
  await expect
    .poll(() => workAnd(() => listRemoved(id)), { timeout: 60_000 })
    .toEqual([{ ...removal, confirmed: true }]);
  expect(await listAvailable('deezer', 'Água & Sal')).toEqual([true, true, true]);
  expect(await countMessages(id, 'deezer')).toBe(sentBefore);
  const notified = await harness.db.select().from(notifications).where(eq(notifications.type, 'track_removed'));
  expect(notified).toMatchObject([{ release_id: id, params: { track: 'Sal', store: 'Spotify' } }]);

  await run((tx, now) => restoreTrack(tx, staff, { release_id: id, track_id: second, store_id: 'spotify' }, null, now));
  expect(await listRemoved(id)).toEqual([]);
  await expect
    .poll(() => workAnd(() => listAvailable('spotify', 'Água & Sal')), { timeout: 60_000 })
    .toEqual([true, true, true]);
});

test('the last track of a release at a store, a track twice, a store without the release and a release on its way out are refused', async () => {
  const { id, track_ids } = await addAlbum(['Um', 'Dois']);
  const [first = '', second = ''] = track_ids;
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error) => error.issues?.[0]?.code ?? error.code,
    );
  expect(await refusal(remove(id, first, 'pandora'))).toBe('invalid_transition');
  expect(await refusal(remove(id, id))).toBe('not_found');
  await remove(id, first);
  expect(await refusal(remove(id, first))).toBe('invalid_transition');
  expect(await refusal(remove(id, second))).toBe('last_track_at_store');
  // Another store still has both.
  expect(await refusal(remove(id, second, 'deezer'))).toBeNull();
  // An album may have two versions of one song.
  await harness.db.update(tracks).set({ version_title: 'Ao Vivo' }).where(eq(tracks.id, second));
  expect((await listRemoved(id)).map(({ title }) => title).sort()).toEqual(['Dois (Ao Vivo)', 'Um']);
  const back = { release_id: id, track_id: second, store_id: 'spotify' };
  expect(await refusal(run((tx, now) => restoreTrack(tx, staff, back, null, now)))).toBe('invalid_transition');
  const artist = { ...staff, is_staff: false };
  const own = { release_id: id, track_id: first, store_id: 'spotify' };
  expect(await refusal(run((tx, now) => restoreTrack(tx, artist, own, null, now)))).toBe('permission_denied');
  await run((tx, now) => requestTakedown(tx, staff, id, { reason: null, confirmed: true, hooks: HOOKS }, now));
  expect(await refusal(run((tx, now) => restoreTrack(tx, staff, own, null, now)))).toBe('invalid_transition');
});
