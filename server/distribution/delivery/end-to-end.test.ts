import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries, delivery_attempts, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { checkMessage } from '@tangent/ddex/check/check-message.ts';
import { APPLE_STORES } from '@tangent/domain/catalogue/store/apple-stores.ts';
import type { DeliveryState } from '@tangent/domain/distribution/delivery/status.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addReviewableRelease } from '../../testing/fixtures/reviewable-release.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../testing/harness/delivery-harness.ts';

const ALL_STORES = [
  'spotify',
  'apple-music',
  'itunes-store',
  'amazon-music',
  'youtube-music',
  'youtube-content-id',
  'deezer',
  'tidal',
  'tiktok',
  'facebook-instagram',
  'soundcloud',
  'pandora',
];

let harness: DeliveryHarness;
beforeAll(async () => {
  harness = await createDeliveryHarness();
});
afterAll(() => harness.close());

const everywhere = (state: DeliveryState) => Object.fromEntries(ALL_STORES.map((store) => [store, state]));

test('[S4-007] [S4-008] an approved release reaches all twelve stores and is live at 00:00 UTC of its date, not a second earlier', async () => {
  await harness.moveTo('2027-03-01T10:00:00Z');
  const { id } = await addReviewableRelease(harness, {
    store_ids: ALL_STORES,
    release_date: '2027-03-22',
    titles: ['Maré', 'Sal'],
  });
  await harness.approve(id);
  await harness.workUntil(id, everywhere('acknowledged'));

  const messages = await harness.db
    .select()
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .where(eq(deliveries.release_id, id));
  expect(messages).toHaveLength(12);
  const ddex = messages.filter(({ deliveries: { store_id } }) => !APPLE_STORES.includes(store_id));
  for (const { delivery_messages: message } of ddex) {
    // Stores that read only the deals of tracks get no other deals, which causes a warning.
    const { issues } = checkMessage(harness.schemas, message.xml ?? '');
    expect(issues.filter(({ severity }) => severity !== 'warning')).toEqual([]);
  }
  for (const store of ALL_STORES) {
    const { messages: read, packages, releases: catalogue } = await harness.sandbox.store(store);
    const isApple = APPLE_STORES.includes(store);
    expect(read.map(({ file_status }) => file_status)).toEqual(isApple ? [] : ['FileOK']);
    expect(packages.map(({ state }) => state)).toEqual(isApple ? ['Delivered'] : []);
    expect(catalogue.map(({ state }) => state)).toEqual(['ingested']);
  }

  await harness.moveTo('2027-03-21T23:59:59Z');
  await harness.work();
  expect(await getStatus(id)).toEqual({ status: 'in_process', live_date: null });

  await harness.moveTo('2027-03-22T00:00:00Z');
  await harness.workUntil(id, everywhere('live'));
  expect(await getStatus(id)).toEqual({ status: 'published', live_date: '2027-03-22' });
  expect(await harness.db.select().from(delivery_attempts)).toHaveLength(12);
});

test('a store that shows a release before its release date does not make it live early', async () => {
  await harness.moveTo('2027-04-01T10:00:00Z');
  const { id } = await addReviewableRelease(harness, { store_ids: ['deezer'], release_date: '2027-04-22' });
  await harness.approve(id);
  await harness.workUntil(id, { deezer: 'acknowledged' });
  await harness.sandbox.moveTo('2027-04-22T00:00:01Z');
  await harness.workUntil(id, { deezer: 'live' });
  harness.moveProductTo('2027-04-21T23:59:59Z');
  await harness.work();
  expect(await getStatus(id)).toEqual({ status: 'in_process', live_date: null });
  harness.moveProductTo('2027-04-22T00:00:00Z');
  await harness.work();
  expect(await getStatus(id)).toEqual({ status: 'published', live_date: '2027-04-22' });
});

async function getStatus(id: string) {
  const [row] = await harness.db.select().from(releases).where(eq(releases.id, id));
  return { status: row?.status, live_date: row?.live_date };
}
