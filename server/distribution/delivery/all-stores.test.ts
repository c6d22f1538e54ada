import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { store_profiles, stores } from '@tangent/db/schema/catalogue/store.ts';
import {
  deliveries,
  delivery_assets,
  delivery_messages,
  release_snapshots,
} from '@tangent/db/schema/distribution/delivery.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { addReviewableRelease } from '../../testing/fixtures/reviewable-release.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../testing/harness/delivery-harness.ts';
import { buildMessages } from './build/build-messages.ts';
import { type AssetKey, listAssetKeys, nameAsset } from './build/delivery-asset.ts';
import { encodeAsset } from './build/encode-asset.ts';
import { changeWantedState } from './plan/change-wanted-state.ts';
import { getSnapshot } from './plan/release-snapshot.ts';

let harness: DeliveryHarness;
beforeAll(async () => {
  harness = await createDeliveryHarness();
  // Before the first store closes.
  await harness.moveTo('2026-11-02T10:00:00Z');
});
afterAll(() => harness.close());

async function addEverywhere(plan: 'free' | 'pro'): Promise<string> {
  const all = (await harness.db.select({ id: stores.id }).from(stores)).map(({ id }) => id);
  const { id } = await addReviewableRelease(harness, { store_ids: all, plan, seconds: 1 });
  await harness.approve(id);
  return id;
}

/** Lists the files that the messages of a release need, each once. */
async function listNeeded(releaseId: string): Promise<AssetKey[]> {
  const [row] = await harness.db.select().from(release_snapshots).where(eq(release_snapshots.release_id, releaseId));
  const snapshot = await getSnapshot(harness.db, row?.id ?? '');
  const needed = new Map<string, AssetKey>();
  for (const { profile } of await harness.db.select().from(store_profiles)) {
    const { cover, tracks } = listAssetKeys(snapshot, profile, { with_audio: true, with_cover: true });
    for (const key of [cover, ...(tracks ?? [])]) if (key) needed.set(nameAsset(key), key);
  }
  return [...needed.values()];
}

const listVariants = (keys: readonly AssetKey[]) => keys.map(({ variant }) => variant).sort();

test('[S6-009] each file is encoded once for all stores that accept it, in the best variant that the source and the store allow', async () => {
  const id = await addEverywhere('pro');
  const needed = await listNeeded(id);
  // The source has 24 bits at 48 kHz, the cover 1500 pixels.
  const sounds = ['flac-16-44100', 'flac-24-48000', 'pcm-24-48000'];
  expect(listVariants(needed)).toEqual([...sounds, 'jpeg-1500', 'png-1500'].sort());
  for (const key of needed) await encodeAsset(harness, key);
  for (const asset of await harness.db.select().from(delivery_assets)) {
    await harness.storage.withLocalFile(asset.storage_key, async (file) => {
      const bytes = await readFile(file);
      for (const name of ['sha256', 'sha1', 'md5'] as const) {
        expect(asset[name]).toBe(createHash(name).update(bytes).digest('hex'));
      }
      const [format] = asset.variant.split('-');
      const start = { flac: 'fLaC', pcm: 'RIFF' }[format ?? ''];
      if (start !== undefined) expect(bytes.toString('latin1', 0, 4)).toBe(start);
      else expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 1500, height: 1500 });
    });
  }
});

test('[S6-007] one approval makes a valid message to each of the 193 stores, and one takedown withdraws them all', async () => {
  const id = await addEverywhere('pro');
  for (const key of await listNeeded(id)) await encodeAsset(harness, key);
  await buildMessages(harness, id);
  const messages = await harness.db
    .select({ state: delivery_messages.state, issues: delivery_messages.check_issues, store_id: deliveries.store_id })
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .where(eq(deliveries.release_id, id));
  expect(messages).toHaveLength(193);
  expect(messages.filter(({ state }) => state !== 'built')).toEqual([]);
  await inTransaction(harness.db, (tx) => changeWantedState(tx, id, { wanted: 'down' }, harness.clock.now()));
  expect(new Set(Object.values(await harness.listStates(id)))).toEqual(new Set(['removed']));
});

test('[S6-008] a free plan has one quality for all stores', async () => {
  const id = await addEverywhere('free');
  expect(listVariants(await listNeeded(id))).toEqual(['flac-16-44100', 'jpeg-1500', 'pcm-16-44100', 'png-1500']);
});
