import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { form_requests } from '@tangent/db/schema/promotion/form.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addReviewableRelease } from '../../testing/fixtures/reviewable-release.ts';
import { acknowledge, listMessages } from '../../testing/fixtures/store-acknowledgements.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../testing/harness/delivery-harness.ts';
import { killWhileEnqueuing } from '../../testing/harness/kill-while-enqueuing.ts';
import { formMailJob } from './jobs.ts';
import { announceMoves } from './mark-move.ts';
import { getMoveView } from './move-view.ts';

const DATE = '2027-03-01';

let harness: DeliveryHarness;
beforeAll(async () => {
  harness = await createDeliveryHarness();
  await harness.moveTo(`${DATE}T10:00:00Z`);
});
afterAll(() => harness.close());

/** Adds a release in two stores that moves here from another distributor. Returns its id and how to see the plan. */
async function addMove() {
  const added = await addReviewableRelease(harness, {
    seconds: 1,
    release_date: DATE,
    plan: 'pro',
    store_ids: ['spotify', 'deezer'],
  });
  await harness.approve(added.id);
  const [release] = await harness.db.select().from(releases).where(eq(releases.id, added.id));
  const now = harness.clock.now();
  const [request] = await harness.db
    .insert(form_requests)
    .values({
      account_id: added.owner,
      form: 'content-relocation',
      values: { upc: release?.upc ?? '', distributor: 'Old Tunes', cut_over: addDays(DATE, 20) },
      subject: 'Maré Cheia',
      plan: 'pro',
      created_at: now,
      due_at: now,
    })
    .returning({ id: form_requests.id });
  const readRequest = async () => {
    const [row] = await harness.db
      .select()
      .from(form_requests)
      .where(eq(form_requests.id, request?.id ?? ''));
    if (!row) throw new Error('no request');
    return row;
  };
  const see = async () => getMoveView(harness.db, await readRequest(), harness.clock.now());
  return { id: added.id, see, readRequest };
}

const countMails = async () => {
  const { rows } = await harness.database.pool.query('select data from pgboss.job where name = $1', [formMailJob.name]);
  return rows.filter(({ data }) => data.mail === 'form_move_request').length;
};

test('a move whose acknowledgements and jobs are repeated after a worker was killed keeps its plan, and sends one email', async () => {
  const { id, see, readRequest } = await addMove();
  await harness.workUntil(id, { spotify: 'live', deezer: 'live' });
  const before = await see();
  expect(before.stores.map(({ store_id, state }) => `${store_id} ${state}`)).toEqual([
    'deezer switched',
    'spotify match',
  ]);
  expect(before.log.map(({ kind, stores }) => `${kind} ${stores.join('+')}`).sort()).toEqual([
    'delivered Deezer+Spotify',
    'live Spotify',
    'switched Deezer',
  ]);

  // A store sends again what the killed worker had read, and all jobs run again.
  harness.moveProductTo(`${DATE}T18:00:00Z`);
  for (const store_id of ['spotify', 'deezer']) {
    const [message] = await listMessages(harness, id, store_id);
    if (!message) throw new Error(`no message to ${store_id}`);
    await acknowledge(harness, store_id, message, { release: 'ReleaseMadeAvailableToConsumers' });
    await acknowledge(harness, store_id, message, { file: 'FileOK' });
  }
  await harness.work();
  expect(await see()).toEqual(before);

  harness.moveProductTo(`${addDays(DATE, 5)}T10:00:00Z`);
  await killWhileEnqueuing(harness.database, (db) => announceMoves(db, harness.clock.now()));
  expect([await countMails(), (await readRequest()).move_marks]).toEqual([0, {}]);
  const announce = () => announceMoves(harness.db, harness.clock.now());
  await Promise.all([announce(), announce(), announce()]);
  await announce();
  expect([await countMails(), (await readRequest()).move_marks]).toEqual([
    1,
    { spotify: { notified: addDays(DATE, 5) } },
  ]);
});
