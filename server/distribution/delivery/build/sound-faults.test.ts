import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { measureFile } from '@tangent/audio/measure.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { deliveries, delivery_assets, delivery_files } from '@tangent/db/schema/distribution/delivery.ts';
import { eq } from 'drizzle-orm';
import { Registry } from 'prom-client';
import { afterEach, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { createTestAudio } from '../../../testing/fakes/test-audio.ts';
import { addReviewableRelease, addStaff } from '../../../testing/fixtures/reviewable-release.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../../testing/harness/delivery-harness.ts';
import { resendDelivery } from '../plan/retry-delivery.ts';
import { listReleaseDeliveries } from '../public.ts';
import { getDeliveryDetail } from '../views/delivery-detail-view.ts';
import { listDeliveryOverviews } from '../views/delivery-list-view.ts';
import { registerDeliveryMetrics } from '../views/delivery-metrics.ts';

let harness: DeliveryHarness;
let close: () => Promise<void>;

async function startWithWrongEncoder(): Promise<void> {
  harness = await createDeliveryHarness();
  const [right, wrong] = [harness.audio, createTestAudio({ fault: 'wrong' })];
  harness.audio = wrong;
  close = async () => {
    harness.audio = right;
    await wrong.close();
    await harness.close();
  };
}
afterEach(() => close());

async function readMetric(): Promise<string | undefined> {
  const registry = new Registry();
  registerDeliveryMetrics(registry, harness);
  return (await registry.metrics()).split('\n').find((line) => /^(tangent_)?sound_faults /.test(line));
}

async function encodeAgain(deliveryId: string): Promise<void> {
  const staff = await addStaff(harness.db, harness.clock.now());
  await inTransaction(harness.db, (tx) =>
    resendDelivery(tx, staff, deliveryId, { with_files: true }, harness.clock.now()),
  );
}

test('a file that is not the recording that was checked never leaves, and staff see by how much it differs', async () => {
  await startWithWrongEncoder();
  const { id, owner } = await addReviewableRelease(harness, { store_ids: ['spotify'], plan: 'pro', seconds: 2 });
  await harness.approve(id);
  const found: string[][] = [];
  for (let fault = 0; fault < 4; fault++) {
    await harness.workUntil(id, { spotify: 'failed' });
    const [delivery] = await listReleaseDeliveries(harness.db, id);
    expect(delivery).toMatchObject({ reason_code: 'sound_differs', message: { state: 'failed' } });
    const detail = await getDeliveryDetail(harness.db, delivery?.id ?? '');
    const [{ differences = [], ...place } = {}] = detail.sound_faults;
    expect(place).toMatchObject({ track: { position: 1, title: 'Maré' }, variant: 'flac-24-48000' });
    found.push(differences.map(({ what }) => what));
    if (fault === 0) {
      expect(differences).toContainEqual({ what: 'length', expected: 96_000, measured: 144_000, tolerance: 0 });
      const { items } = await listDeliveryOverviews(harness.db, { attention: 'yes' });
      expect(items).toMatchObject([{ id: delivery?.id, reason_text: detail.delivery.reason_text }]);
      expect(detail.delivery.reason_text).toContain('length 144000 instead of 96000');
      expect(detail.owner_email).toContain('@music.example');
    }
    if (fault === 1) {
      const loudness = differences.find(({ what }) => what === 'loudness');
      expect(Number(loudness?.measured) - Number(loudness?.expected)).toBeCloseTo(-6.02, 1);
    }
    expect(await readMetric()).toMatch(/ 1$/);
    expect(await harness.db.select().from(delivery_files)).toEqual([]);
    expect((await harness.sandbox.store('spotify')).messages).toEqual([]);
    await encodeAgain(delivery?.id ?? '');
  }
  expect(found).toEqual([
    ['samples', 'length', 'loudness', 'true_peak'],
    ['samples', 'loudness', 'true_peak'],
    ['decoding'],
    ['decoding'],
  ]);

  await harness.workUntil(id, { spotify: 'acknowledged' });
  const [asset] = await harness.db
    .select()
    .from(delivery_assets)
    .innerJoin(uploads, eq(uploads.id, delivery_assets.upload_id))
    .where(eq(uploads.kind, 'audio'));
  const stored = path.join(harness.folder, 'files', asset?.delivery_assets.storage_key ?? '');
  const bytes = await readFile(stored);
  const { format: _format, ...measured } = { format: 'flac', ...measureFile(stored) };
  expect(asset?.delivery_assets).toMatchObject({ differences: null, measured });
  expect(measured.pcm_md5).toBe(asset?.uploads.pcm_md5);
  expect(asset?.uploads.account_id).toBe(owner);
  const [sent] = (await harness.db.select().from(delivery_files)).filter(({ path: name }) => name.endsWith('.flac'));
  expect(sent?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(await readMetric()).toMatch(/ 0$/);
});

test('an upload from before samples and digests were kept is compared by what is known, and a file from before measuring is made again', async () => {
  await startWithWrongEncoder();
  const { id } = await addReviewableRelease(harness, { store_ids: ['spotify'], seconds: 2 });
  const [sound] = await harness.db.select().from(uploads).where(eq(uploads.kind, 'audio'));
  const { samples: _samples, ...facts } = sound?.facts ?? {};
  await harness.db
    .update(uploads)
    .set({ facts, pcm_md5: null })
    .where(eq(uploads.id, sound?.id ?? ''));
  await harness.approve(id);
  await harness.workUntil(id, { spotify: 'failed' });
  const [delivery] = await harness.db.select().from(deliveries).where(eq(deliveries.release_id, id));
  // Of the conversion to 16 bits at 44.1 kHz, and with the length in milliseconds.
  expect(delivery?.reason_text).toMatch(/^flac-16-44100: length 132300 instead of 88200; loudness/);

  const [wrong, right] = [close, createTestAudio()];
  harness.audio = right;
  close = async () => {
    await right.close();
    await wrong();
  };
  await encodeAgain(delivery?.id ?? '');
  await harness.workUntil(id, { spotify: 'acknowledged' });
  const isSound = eq(delivery_assets.upload_id, sound?.id ?? '');
  const read = async () => (await harness.db.select().from(delivery_assets).where(isSound))[0];
  const made = await read();
  await harness.db.update(delivery_assets).set({ measured: null }).where(isSound);
  await encodeAgain(delivery?.id ?? '');
  await harness.workUntil(id, { spotify: 'acknowledged' });
  expect((await read())?.measured).toEqual(made?.measured);
});
