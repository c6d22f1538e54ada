import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { addReviewableRelease } from '../../../testing/fixtures/reviewable-release.ts';
import { acknowledge, listMessages } from '../../../testing/fixtures/store-acknowledgements.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../../testing/harness/delivery-harness.ts';
import { describeMessages, snapshotWith } from '../../../testing/harness/planned-messages.ts';
import { changeWantedState } from '../plan/change-wanted-state.ts';
import { listReleaseDeliveries } from '../public.ts';

/** Takes TTML, takes LRC, takes nothing but lyrics, takes none. */
const STORES = ['genie-music', 'tidal', 'musixmatch', 'deezer'];
const EVERYWHERE = Object.fromEntries(STORES.map((store) => [store, 'live' as const]));

let harness: DeliveryHarness;
beforeAll(async () => {
  harness = await createDeliveryHarness();
  await harness.moveTo('2027-03-01T10:00:00Z');
});
afterAll(() => harness.close());

const write = (lyrics: string) => ({ has_lyrics: true, lyrics, lyrics_synchronized: true });

async function publish(): Promise<string> {
  const options = { store_ids: STORES, release_date: '2027-02-20', plan: 'pro' as const };
  const { id } = await addReviewableRelease(harness, options);
  const first = and(eq(tracks.release_id, id), eq(tracks.position, 1));
  await harness.db.update(tracks).set(write('[00:00.50] Maré\n[00:01.20] Sal')).where(first);
  await harness.approve(id);
  await harness.workUntil(id, EVERYWHERE);
  return id;
}

async function change(id: string, lyrics: string): Promise<void> {
  const snapshot_id = await snapshotWith(harness.db, id, write(lyrics), harness.clock.now());
  await inTransaction(harness.db, (tx) => changeWantedState(tx, id, { snapshot_id }, harness.clock.now()));
}

/** Describes the lyrics and the reason of each store. */
async function see(id: string) {
  const items = await listReleaseDeliveries(harness.db, id);
  const toText = ({ lyrics, reason_code }: (typeof items)[number]) =>
    [lyrics?.state ?? 'none', lyrics?.reason ?? null, reason_code].filter((part) => part !== null).join('; ');
  return Object.fromEntries(items.map((item) => [item.store_id, toText(item)]));
}

const LIVE = { 'genie-music': 'live', tidal: 'live', musixmatch: 'live', deezer: 'none' };

test('lyrics reach each store as it takes them, a refused change says why, and the corrected one is live again', async () => {
  const id = await publish();
  expect(await see(id)).toEqual(LIVE);
  const files = await Promise.all(
    STORES.map(async (store) => {
      const [track] = (await harness.sandbox.store(store)).releases[0]?.tracks ?? [];
      return [track?.lyrics?.format ?? null, track?.audio === null];
    }),
  );
  expect(files).toEqual([
    ['TTML', false],
    ['LRC', false],
    ['TTML', true],
    [null, false],
  ]);

  await change(id, '[00:00.50] Maré\n[00:08.00] Sal');
  await vi.waitFor(
    async () => {
      await harness.work();
      // In TTML a line ends where the next one starts. The message to the partner is refused as a whole, the other stores go on without these lyrics.
      expect(await see(id)).toEqual({
        'genie-music': 'refused; a line is after the end: Maré',
        tidal: 'refused; a line is after the end: Sal',
        musixmatch: expect.stringMatching(
          /^refused; resources\/\S+\.ttml: a line is after the end: Maré; lyrics_refused$/,
        ),
        deezer: 'none',
      });
    },
    { timeout: 240_000, interval: 100 },
  );
  expect(await harness.listStates(id)).toEqual(EVERYWHERE);
  expect(await describeMessages(harness.db, id, 'musixmatch')).toEqual([
    'insert metadata 2 accepted',
    'update metadata 2 rejected',
  ]);
  expect(await describeMessages(harness.db, id, 'deezer')).toEqual(['insert audio+cover 2 accepted']);

  await change(id, '[00:00.50] Maré\n[00:01.50] Sal');
  await vi.waitFor(
    async () => {
      await harness.work();
      expect(await see(id)).toEqual(LIVE);
    },
    { timeout: 240_000, interval: 100 },
  );

  // Editors may read them long after the release is live.
  const message = (await listMessages(harness, id, 'genie-music')).at(-1);
  if (!message) throw new Error('no message');
  const status = { value: 'ResourceNotMeetingSpecifications', raw: 'ResourceNotMeetingSpecifications' } as const;
  const refused = [{ path: 'resources/099_01_001.ttml', status, text: 'not the words of this song' }];
  await acknowledge(harness, 'genie-music', message, { change: { files: refused } });
  expect(await see(id)).toEqual({ ...LIVE, 'genie-music': 'refused; not the words of this song' });
});
