import { readMetadata } from '@tangent/apple/package/read-metadata.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { store_profiles } from '@tangent/db/schema/catalogue/store.ts';
import { acknowledgements, deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import type { DeliveryState } from '@tangent/domain/distribution/delivery/status.ts';
import { and, asc, desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { addReviewableRelease, addStaff } from '../../testing/fixtures/reviewable-release.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../testing/harness/delivery-harness.ts';
import { changeWantedState, insertSnapshot, resendDelivery, retryDelivery, takeDownAtStore } from './public.ts';
import { getDeliveryDetail } from './views/delivery-detail-view.ts';

/** Apple Music gets its packages by Transporter, the iTunes Store by a bridge (db/seeds/major-profiles.ts). */
const BOTH = ['apple-music', 'itunes-store'];

let harness: DeliveryHarness;
beforeAll(async () => {
  harness = await createDeliveryHarness();
  await harness.moveTo('2027-03-01T10:00:00Z');
});
afterAll(() => harness.close());
afterEach(() => harness.sandbox.post('/control/itunes/calm', {}));

const behave = (change: object) => harness.sandbox.post('/control/itunes/behaviour', change);
const inBoth = (state: DeliveryState) => Object.fromEntries(BOTH.map((id) => [id, state]));

async function approve(store_ids = BOTH): Promise<string> {
  const { id } = await addReviewableRelease(harness, {
    store_ids,
    release_date: '2027-03-22',
    titles: ['Maré', 'Sal'],
  });
  await harness.approve(id);
  return id;
}

/** The packages of a release to a store, the oldest first, as Apple reads them. */
async function listPackages(releaseId: string, storeId: string) {
  const rows = await harness.db
    .select({ xml: delivery_messages.xml, kind: delivery_messages.kind })
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .where(and(eq(deliveries.release_id, releaseId), eq(deliveries.store_id, storeId)))
    .orderBy(asc(delivery_messages.sequence));
  return rows.map(({ xml, kind }) => {
    const reading = readMetadata(xml ?? '');
    if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
    return { kind, album: reading.package.album };
  });
}

/** The files of the newest message of a release to a store, as the back office lists them. */
async function listFiles(releaseId: string, storeId: string) {
  const { messages } = await getDeliveryDetail(harness.db, (await findDelivery(releaseId, storeId)).id);
  return (messages[0]?.files ?? []).map(({ path: file, size_bytes, sha256, verified_at }) => {
    return { form: file.replace(/^.*\./, ''), size_bytes, sha256, is_verified: verified_at !== null };
  });
}

async function findDelivery(releaseId: string, storeId: string) {
  const [row] = await harness.db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.release_id, releaseId), eq(deliveries.store_id, storeId)));
  if (!row) throw new Error('no delivery');
  return row;
}

/** The words of a store about a release, the newest first. */
async function listSaid(releaseId: string, storeId: string) {
  const rows = await harness.db
    .select({ status: acknowledgements.status, outcome: acknowledgements.outcome })
    .from(acknowledgements)
    .innerJoin(delivery_messages, eq(delivery_messages.id, acknowledgements.message_id))
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .where(and(eq(deliveries.release_id, releaseId), eq(deliveries.store_id, storeId)))
    .orderBy(desc(acknowledgements.id));
  return rows.map(({ status, outcome }) => `${status} ${outcome}`);
}

test('a release reaches both stores of Apple by Transporter and by a bridge, is shown on its date, and is taken down', async () => {
  const id = await approve();
  await harness.workUntil(id, inBoth('acknowledged'));
  for (const store of BOTH) {
    const [{ album }] = (await listPackages(id, store)) as [Awaited<ReturnType<typeof listPackages>>[number]];
    expect(album.products).toEqual([expect.objectContaining({ cleared_for_sale: true, cleared_for_stream: true })]);
    expect(album.tracks.map(({ title, audio }) => [title, audio !== null])).toEqual([
      ['Maré', true],
      ['Sal', true],
    ]);
  }
  // Staff see the files of both, whichever way they went.
  const [byTransporter, byBridge] = [await listFiles(id, 'apple-music'), await listFiles(id, 'itunes-store')];
  expect(byTransporter.map(({ form }) => form).sort()).toEqual(['flac', 'flac', 'jpg', 'xml']);
  const isSound = ({ form }: { form: string }) => form === 'flac';
  expect(byTransporter.filter(isSound)).toEqual(byBridge.filter(isSound));
  expect(
    [...byTransporter, ...byBridge].filter(({ size_bytes, is_verified }) => size_bytes === 0 || !is_verified),
  ).toEqual([]);
  await harness.moveTo('2027-03-22T14:00:00Z');
  await harness.workUntil(id, inBoth('live'));
  await inTransaction(harness.db, (tx) => changeWantedState(tx, id, { wanted: 'down' }, harness.clock.now()));
  await harness.workUntil(id, inBoth('removed'));
  const last = (await listPackages(id, 'apple-music')).at(-1);
  expect([last?.kind, last?.album.tracks, last?.album.products]).toEqual([
    'takedown',
    [],
    [expect.objectContaining({ territory: 'WW', cleared_for_sale: false, cleared_for_stream: false })],
  ]);
  await harness.moveTo('2027-03-01T10:00:00Z');
});

test('a store that leaves an album lets the other one keep it: neither package takes back what the other says', async () => {
  const id = await approve();
  await harness.workUntil(id, inBoth('acknowledged'));
  await inTransaction(harness.db, (tx) => takeDownAtStore(tx, id, 'itunes-store', harness.clock.now()));
  await harness.workUntil(id, { 'apple-music': 'acknowledged', 'itunes-store': 'removed' });
  const last = (await listPackages(id, 'itunes-store')).at(-1);
  expect([last?.kind, last?.album.tracks.length]).toEqual(['takedown', 2]);
  expect(last?.album.products).toEqual([
    expect.objectContaining({ cleared_for_sale: false, cleared_for_stream: true }),
  ]);
});

test('a changed title reaches both stores without the files again, and is accepted', async () => {
  const { id } = await addReviewableRelease(harness, { store_ids: BOTH, release_date: '2027-03-22', plan: 'pro' });
  const presave = { presave_enabled: true, presave_date: '2027-03-02' };
  await harness.db.update(releases).set(presave).where(eq(releases.id, id));
  const lyrics = { has_lyrics: true, lyrics: '[00:00.50] Maré', lyrics_synchronized: true };
  await harness.db.update(tracks).set(lyrics).where(eq(tracks.release_id, id));
  await harness.approve(id);
  await harness.workUntil(id, inBoth('acknowledged'));
  await inTransaction(harness.db, async (tx) => {
    await tx
      .update(releases)
      .set({ title: 'Maré Alta', territory_mode: 'only', territories: ['BR', 'DE'] })
      .where(eq(releases.id, id));
    const { id: snapshot_id } = await insertSnapshot(tx, id, harness.clock.now());
    await changeWantedState(tx, id, { snapshot_id }, harness.clock.now());
  });
  for (const store of BOTH) {
    await expect
      .poll(async () => {
        await harness.work();
        return listMessageStates(id, store);
      })
      .toEqual(['insert accepted', 'update accepted']);
    const update = (await listPackages(id, store)).at(-1);
    expect([update?.album.artwork, update?.album.tracks[0]?.audio]).toEqual([null, null]);
  }
});

async function listMessageStates(releaseId: string, storeId: string): Promise<string[]> {
  const rows = await harness.db
    .select({ kind: delivery_messages.kind, state: delivery_messages.state })
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .where(and(eq(deliveries.release_id, releaseId), eq(deliveries.store_id, storeId)))
    .orderBy(asc(delivery_messages.sequence));
  return rows.map(({ kind, state }) => `${kind} ${state}`);
}

test('a pre-order that has begun while its package waited starts tomorrow', async () => {
  const { id } = await addReviewableRelease(harness, { store_ids: BOTH, release_date: '2027-03-22', plan: 'pro' });
  const presave = { presave_enabled: true, presave_date: '2027-03-03' };
  await harness.db.update(releases).set(presave).where(eq(releases.id, id));
  await harness.approve(id);
  await harness.moveTo('2027-03-08T10:00:00Z');
  await harness.workUntil(id, inBoth('acknowledged'));
  const [first] = await listPackages(id, 'itunes-store');
  expect(first?.album.products[0]?.preorder_sales_start_date).toBe('2027-03-09');
  await harness.moveTo('2027-03-01T10:00:00Z');
});

test.each(BOTH)('%s refuses a cover, staff sends the package again, and it is accepted', async (store) => {
  await behave({ refuse_cover_once: true });
  const id = await approve([store]);
  await harness.workUntil(id, { [store]: 'refused' });
  const { id: delivery_id, reason_code, reason_text } = await findDelivery(id, store);
  expect(reason_code).toBe('file_not_to_specification');
  expect(reason_text).toMatch(/^ITMS-9\d{3}: /);
  const staff = await addStaff(harness.db, harness.clock.now());
  const resend = { with_files: true };
  await inTransaction(harness.db, (tx) => resendDelivery(tx, staff, delivery_id, resend, harness.clock.now()));
  await harness.workUntil(id, { [store]: 'acknowledged' });
});

test.each(['silent_after_upload', 'other_language', 'reply_lost', 'killed'] as const)(
  'a Transporter with the fault %s loses no release',
  async (transporter) => {
    await behave({ transporter });
    const id = await approve(['apple-music']);
    await harness.work();
    await behave({ transporter: null });
    harness.moveProductTo(new Date(harness.clock.now().getTime() + 12 * 3_600_000).toISOString());
    await harness.workUntil(id, { 'apple-music': 'acknowledged' });
    await harness.moveTo('2027-03-01T10:00:00Z');
  },
);

test('an account that Apple refuses stops the store, and nothing is lost', async () => {
  await behave({ transporter: 'login_refused' });
  const id = await approve(['apple-music']);
  await harness.work();
  const stopped = await findDelivery(id, 'apple-music');
  expect(stopped).toMatchObject({ state: 'queued', reason_code: 'store_refused_key' });
  await behave({ transporter: null });
  const staff = await addStaff(harness.db, harness.clock.now());
  await inTransaction(harness.db, (tx) => retryDelivery(tx, staff, stopped.id, harness.clock.now()));
  await harness.workUntil(id, { 'apple-music': 'acknowledged' });
});

test.each(['out_of_order', 'twice'] as const)(
  'states of a bridge that come %s lead to the same end',
  async (bridge) => {
    await behave({ bridge });
    const id = await approve(['itunes-store']);
    await harness.workUntil(id, { 'itunes-store': 'acknowledged' });
  },
);

test('a bridge that says Failed after Validated has refused the release', async () => {
  await behave({ bridge: 'failed_after_validated' });
  const id = await approve(['itunes-store']);
  await harness.workUntil(id, { 'itunes-store': 'refused' });
  expect((await listSaid(id, 'itunes-store'))[0]).toBe('Failed applied');
});

test('states that are cut off are set aside for staff', async () => {
  await behave({ bridge: 'truncated' });
  await approve(['itunes-store']);
  await expect
    .poll(async () => {
      await harness.work();
      const rows = await harness.db.select().from(acknowledgements).where(eq(acknowledgements.outcome, 'unreadable'));
      return rows.length;
    })
    .toBeGreaterThan(0);
});

test('a release that Apple had as a message of DDEX keeps it until its next change, which brings all files', async () => {
  const [row] = await harness.db
    .select()
    .from(store_profiles)
    .where(eq(store_profiles.store_id, 'apple-music'))
    .orderBy(desc(store_profiles.version))
    .limit(1);
  if (!row) throw new Error('no profile');
  const ddex = {
    ...row.profile,
    choreography: 'batch' as const,
    transport: { kind: 'sftp' as const, url: null, username: 'apple-music' },
    acknowledgement: 'ern_c_sftp_18' as const,
  };
  await harness.db.update(store_profiles).set({ profile: ddex }).where(eq(store_profiles.id, row.id));
  const id = await approve(['apple-music']);
  await harness.workUntil(id, { 'apple-music': 'acknowledged' });
  await harness.db.insert(store_profiles).values({ ...row, id: undefined, version: row.version + 1 });
  await harness.work();
  expect(await listPackageKinds(id)).toEqual(['insert']);
  await inTransaction(harness.db, async (tx) => {
    await tx.update(releases).set({ title: 'Maré Alta' }).where(eq(releases.id, id));
    const { id: snapshot_id } = await insertSnapshot(tx, id, harness.clock.now());
    await changeWantedState(tx, id, { snapshot_id }, harness.clock.now());
  });
  await harness.workUntil(id, { 'apple-music': 'acknowledged' });
  const last = (await harness.db.select().from(delivery_messages).orderBy(desc(delivery_messages.id)).limit(1))[0];
  expect([last?.kind, last?.with_audio, last?.with_cover, last?.xml?.includes('music5.3')]).toEqual([
    'update',
    true,
    true,
    true,
  ]);
});

async function listPackageKinds(releaseId: string): Promise<string[]> {
  const rows = await harness.db
    .select({ kind: delivery_messages.kind })
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .where(eq(deliveries.release_id, releaseId))
    .orderBy(asc(delivery_messages.sequence));
  return rows.map(({ kind }) => kind);
}
