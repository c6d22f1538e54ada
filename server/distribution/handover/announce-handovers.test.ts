import * as calls from '@tangent/contract/distribution/handover.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { handovers } from '@tangent/db/schema/distribution/handover.ts';
import { notifications } from '@tangent/db/schema/events/activity.ts';
import { seedStores } from '@tangent/db/seeds/stores.ts';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseMailJob } from '../../events/activity/public.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { signUp } from '../../testing/fixtures/test-account.ts';
import { addDraft, dateInDays } from '../../testing/fixtures/test-release.ts';
import { killWhileEnqueuing } from '../../testing/harness/kill-while-enqueuing.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { announceHandovers } from './announce-handovers.ts';

const DAY_MS = 86_400_000;
/** AWA and KKBOX want our delivery gone first; Deezer switches by the codes, Spotify matches for five days. */
const STORES = ['awa', 'deezer', 'kkbox', 'spotify'];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  // The clock runs on: no test passes midnight when it starts at noon.
  app.clock.advance(1.5 * DAY_MS - (app.clock.now().getTime() % DAY_MS));
  await inTransaction(app.db, (tx) => seedStores(tx, app.clock.now()));
});
afterAll(() => app.close());

/** Adds a release in the four stores that goes to another distributor in ten days. */
async function addHandover() {
  const account = await signUp(app);
  const { id } = await addDraft(app, account);
  await app.db.update(releases).set({ status: 'published' }).where(eq(releases.id, id));
  const now = app.clock.now();
  const live = { release_id: id, state: 'live', changed_at: now, live_at: now } as const;
  await app.db.insert(deliveries).values(STORES.map((store_id) => ({ ...live, store_id })));
  const params = { id };
  const save = (days: number) =>
    account.call(calls.saveHandover, {
      params,
      body: { distributor: 'Nova Music', delivers_on: dateInDays(app, days) },
    });
  await save(10);
  return {
    id,
    save,
    mark: (store_ids: string[], is_live = true) =>
      account.call(calls.markHandover, { params, body: { store_ids, is_live } }),
    end: () => account.call(calls.endHandover, { params }),
  };
}

const announce = () => announceHandovers(app.db, app.clock.now());
/** Advances the clock day by day, as the daily job runs. */
async function pass(days: number) {
  for (let day = 0; day < days; day += 1) {
    app.clock.advance(DAY_MS);
    await announce();
  }
}

async function countMails(id: string): Promise<number> {
  const { rows } = await app.pool.query('select data from pgboss.job where name = $1', [releaseMailJob.name]);
  return rows.filter(({ data }) => data.mail === 'release_handover_due' && data.release_id === id).length;
}

/** Lists for each notification of the release how many stores it is about. */
async function listNotified(id: string) {
  const isAbout = and(eq(notifications.release_id, id), eq(notifications.type, 'handover_due'));
  const rows = await app.db.select().from(notifications).where(isAbout).orderBy(asc(notifications.created_at));
  return rows.map(({ params }) => params.stores);
}

const readAnnounced = async (id: string) => {
  const [row] = await app.db.select().from(handovers).where(eq(handovers.release_id, id));
  return Object.keys(row?.announced_marks ?? {}).sort();
};

test('an artist gets one email on each day on which stores can be left, also when a worker is killed', async () => {
  const { id, mark } = await addHandover();
  await pass(5);
  expect([await countMails(id), await listNotified(id)]).toEqual([0, []]);

  app.clock.advance(DAY_MS);
  await killWhileEnqueuing({ url: app.database_url }, (db) => announceHandovers(db, app.clock.now()));
  expect([await countMails(id), await listNotified(id), await readAnnounced(id)]).toEqual([0, [], []]);
  await Promise.all([announce(), announce(), announce()]);
  await announce();
  expect([await countMails(id), await listNotified(id), await readAnnounced(id)]).toEqual([1, [2], ['awa', 'kkbox']]);

  await pass(4);
  expect(await countMails(id)).toBe(1);
  await mark(['deezer', 'spotify']);
  await pass(1);
  expect([await countMails(id), await listNotified(id)]).toEqual([2, [2, 1]]);
  await pass(4);
  expect([await countMails(id), await listNotified(id)]).toEqual([3, [2, 1, 1]]);
  await pass(3);
  expect(await countMails(id)).toBe(3);
});

test('a store whose day is put off is announced again on its new day', async () => {
  const { id, save, mark } = await addHandover();
  await pass(6);
  expect(await listNotified(id)).toEqual([2]);
  await save(14);
  await pass(1);
  expect(await readAnnounced(id)).toEqual([]);
  await pass(8);
  expect(await listNotified(id)).toEqual([2]);
  await pass(1);
  expect(await listNotified(id)).toEqual([2, 2]);

  await mark(['deezer']);
  await pass(1);
  await mark(['deezer'], false);
  await pass(1);
  await mark(['deezer']);
  await pass(1);
  expect(await listNotified(id)).toEqual([2, 2, 1, 1]);
});

test('nothing is announced for a plan that has ended, a release under takedown, and a store that is left already', async () => {
  const [ended, taken, left] = [await addHandover(), await addHandover(), await addHandover()];
  await ended.end();
  await app.db.update(releases).set({ status: 'takedown_requested' }).where(eq(releases.id, taken.id));
  const changed_at = app.clock.now();
  await app.db
    .update(deliveries)
    .set({ state: 'removed', changed_at, removed_at: changed_at })
    .where(and(eq(deliveries.release_id, left.id), eq(deliveries.store_id, 'awa')));
  await pass(6);
  expect([await listNotified(ended.id), await listNotified(taken.id), await listNotified(left.id)]).toEqual([
    [],
    [],
    [1],
  ]);
});
