import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealArtistKey } from '../../../catalogue/artist/artist-key.ts';
import { addReviewableRelease } from '../../../testing/fixtures/reviewable-release.ts';
import { listMessages } from '../../../testing/fixtures/store-acknowledgements.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../../testing/harness/delivery-harness.ts';

const KEY = 'AK-7f3e-9c';
const STORES = ['spotify', 'amazon-music', 'deezer'];

let harness: DeliveryHarness;
beforeAll(async () => {
  harness = await createDeliveryHarness();
  await harness.moveTo('2027-03-01T10:00:00Z');
});
afterAll(() => harness.close());

test('the job unseals the key of a protected page for Spotify alone, also in a pre-order', async () => {
  const { id, owner } = await addReviewableRelease(harness, {
    seconds: 1,
    plan: 'pro',
    store_ids: STORES,
    release_date: '2027-03-25',
  });
  await harness.db
    .update(releases)
    .set({ presave_enabled: true, presave_date: '2027-03-05' })
    .where(eq(releases.id, id));
  const sealed = sealArtistKey(KEY, { secret: harness.auth_secret, owner });
  await harness.db.update(artists).set(sealed).where(eq(artists.account_id, owner));
  await harness.sandbox.behave('spotify', { protected_artist_key: KEY });
  await harness.approve(id);
  // A store that protects the page refuses a message without the key.
  await harness.workUntil(id, { spotify: 'acknowledged', 'amazon-music': 'acknowledged', deezer: 'acknowledged' });
  const sent = await Promise.all(
    STORES.map(async (store) => {
      const [message] = await listMessages(harness, id, store);
      return [store, message?.xml?.includes(KEY), message?.xml?.includes('<IsPreOrderDeal>true')];
    }),
  );
  expect(sent).toEqual([
    ['spotify', true, false],
    ['amazon-music', false, true],
    ['deezer', false, false],
  ]);
});
