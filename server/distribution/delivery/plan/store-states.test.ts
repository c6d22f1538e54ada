import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { store_profiles, stores } from '@tangent/db/schema/catalogue/store.ts';
import { audit_events } from '@tangent/db/schema/identity/account.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StoreDecision, setStoreState, settleStoreStates, writeProfile } from '../../../catalogue/store/public.ts';
import type { Actor } from '../../../identity/auth/public.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { addReviewableRelease, addStaff } from '../../../testing/fixtures/reviewable-release.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../../testing/harness/delivery-harness.ts';
import { describeMessages, getDelivery, snapshotWith } from '../../../testing/harness/planned-messages.ts';
import { getNewestProfile } from '../store-profile.ts';
import { listDeliveryOverviews } from '../views/delivery-list-view.ts';
import { backfillStore } from './backfill-store.ts';
import { takeDownAtStore } from './change-one-store.ts';
import { changeWantedState } from './change-wanted-state.ts';
import { resendDelivery } from './retry-delivery.ts';

const NEW = { kit_made_on: null, test_sent_on: null, test_answered_on: null, test_answer: null } as const;

let harness: DeliveryHarness;
let staff: Actor;
beforeAll(async () => {
  harness = await createDeliveryHarness();
  staff = await addStaff(harness.db, harness.clock.now());
});
afterAll(() => harness.close());

const set = (storeId: string, decision: Partial<StoreDecision>, actor: Actor = staff) =>
  inTransaction(harness.db, (tx) =>
    setStoreState(
      tx,
      actor,
      storeId,
      { state: 'live', setup: NEW, closes_on: null, note: 'agreed by phone', ...decision },
      harness.clock.now(),
    ),
  );
const want = (id: string, change: Parameters<typeof changeWantedState>[2]) =>
  inTransaction(harness.db, (tx) => changeWantedState(tx, id, change, harness.clock.now()));
const at = async (id: string, store: string) => {
  const { state, reason_code } = await getDelivery(harness.db, id, store);
  return [state, reason_code];
};
async function approveFor(...store_ids: string[]): Promise<string> {
  const { id } = await addReviewableRelease(harness, { store_ids, plan: 'pro' });
  await harness.approve(id);
  return id;
}

test('releases wait for a store that is being set up, and leave on their own once it is live', async () => {
  await set('tidal', { state: 'draft' });
  const id = await approveFor('deezer', 'tidal');
  await harness.workUntil(id, { deezer: 'acknowledged', tidal: 'queued' });
  expect(await at(id, 'tidal')).toEqual(['queued', 'store_not_live']);
  expect(await describeMessages(harness.db, id, 'tidal')).toEqual([]);
  // A change while it waits, and a request of staff, plan nothing either.
  await want(id, { snapshot_id: await snapshotWith(harness.db, id, { title: 'Novo' }, harness.clock.now()) });
  const { id: delivery_id } = await getDelivery(harness.db, id, 'tidal');
  const resent = inTransaction(harness.db, (tx) =>
    resendDelivery(tx, staff, delivery_id, { with_files: true }, harness.clock.now()),
  );
  await expect(resent).rejects.toMatchObject({ code: 'invalid_transition' });
  await set('tidal', { state: 'testing' });
  await harness.work();
  expect(await at(id, 'tidal')).toEqual(['queued', 'store_not_live']);
  // It is no trouble of this release.
  const troubled = await listDeliveryOverviews(harness.db, { store_id: 'tidal', attention: 'yes' });
  expect(troubled.total).toBe(0);
  await set('tidal', { state: 'live' });
  await harness.workUntil(id, { deezer: 'acknowledged', tidal: 'acknowledged' });
  expect(await at(id, 'tidal')).toEqual(['acknowledged', null]);
  expect(await describeMessages(harness.db, id, 'tidal')).toEqual(['insert audio+cover 2 accepted']);
});

test('what has not left when a store stops being live waits, a takedown of what it has leaves', async () => {
  const there = await approveFor('soundcloud');
  await harness.workUntil(there, { soundcloud: 'acknowledged' });
  const ready = await approveFor('soundcloud');
  await set('soundcloud', { state: 'testing' });
  await want(there, { wanted: 'down' });
  await harness.workUntil(there, { soundcloud: 'removed' });
  await harness.work();
  expect(await at(ready, 'soundcloud')).toEqual(['queued', 'store_not_live']);
  expect(await describeMessages(harness.db, ready, 'soundcloud')).toEqual(['insert audio+cover 2 built']);
  // A release that it never had goes at once.
  const never = await approveFor('soundcloud');
  await want(never, { wanted: 'down' });
  expect(await at(never, 'soundcloud')).toEqual(['removed', 'never_sent']);
  await set('soundcloud', { state: 'live' });
  await harness.workUntil(ready, { soundcloud: 'acknowledged' });
});

test('an album for both stores of Apple leaves for the live one alone', async () => {
  await set('itunes-store', { state: 'draft' });
  const id = await approveFor('apple-music', 'itunes-store');
  await harness.workUntil(id, { 'apple-music': 'acknowledged', 'itunes-store': 'queued' });
  await set('itunes-store', { state: 'live' });
  await harness.workUntil(id, { 'apple-music': 'acknowledged', 'itunes-store': 'acknowledged' });
});

test('a store of Apple that is set back keeps what it has, whatever the other one gets', async () => {
  const id = await approveFor('apple-music', 'itunes-store');
  await harness.workUntil(id, { 'apple-music': 'acknowledged', 'itunes-store': 'acknowledged' });
  await set('apple-music', { state: 'draft' });
  await want(id, { snapshot_id: await snapshotWith(harness.db, id, { title: 'Novo' }, harness.clock.now()) });
  await harness.work();
  const readSent = async () => {
    const { rows } = await harness.db.execute<{ xml: string }>(sql`
      select m.xml from delivery_messages m join deliveries d on d.id = m.delivery_id
       where d.release_id = ${id} and d.store_id = 'itunes-store' order by m.sequence desc limit 1`);
    return rows[0]?.xml ?? '';
  };
  const product = (stream: boolean, sale: boolean) => [
    `<cleared_for_sale>${sale}</cleared_for_sale>`,
    `<cleared_for_stream>${stream}</cleared_for_stream>`,
  ];
  for (const line of product(true, true)) expect(await readSent()).toContain(line);
  await inTransaction(harness.db, (tx) => takeDownAtStore(tx, id, 'itunes-store', harness.clock.now()));
  await harness.work();
  for (const line of product(true, false)) expect(await readSent()).toContain(line);
  await set('apple-music', { state: 'live' });
});

test('a change that is taken back while the store is being set up leaves nothing waiting', async () => {
  const id = await approveFor('tidal');
  await harness.workUntil(id, { tidal: 'acknowledged' });
  await set('tidal', { state: 'draft' });
  const { wanted_snapshot_id } = await getDelivery(harness.db, id, 'tidal');
  if (wanted_snapshot_id === null) throw new Error('nothing is wanted');
  await want(id, { snapshot_id: await snapshotWith(harness.db, id, { title: 'Novo' }, harness.clock.now()) });
  expect(await at(id, 'tidal')).toEqual(['acknowledged', 'store_not_live']);
  await want(id, { snapshot_id: wanted_snapshot_id });
  expect(await at(id, 'tidal')).toEqual(['acknowledged', null]);
  await set('tidal', { state: 'live' });
});

test('a store is not live before its steps are done, unless staff say why; each decision is recorded', async () => {
  await harness.db.update(stores).set({ ddex_party_id: null }).where(eq(stores.id, 'qobuz'));
  await set('anghami', { state: 'draft' });
  await set('qobuz', { state: 'draft' });
  const refuse = (storeId: string, decision: Partial<StoreDecision>, actor?: Actor) =>
    set(storeId, decision, actor).then(
      () => ['done'],
      ({ code, issues = [] }) => [code, ...issues.map((issue: { code: string }) => issue.code)],
    );
  expect(await refuse('anghami', { note: null })).toEqual(['invalid_input', 'reason_required']);
  expect(await refuse('anghami', { setup: { ...NEW, test_sent_on: '2020-01-01' } })).toEqual([
    'invalid_input',
    'setup_step_skipped',
  ]);
  expect(await refuse('qobuz', {})).toEqual(['invalid_input', 'store_not_connected']);
  expect(await refuse('nowhere', {})).toEqual(['not_found']);
  expect(await refuse('anghami', {}, { ...staff, is_staff: false })).toEqual(['permission_denied']);
  const setup = {
    kit_made_on: '2026-03-01',
    test_sent_on: '2026-03-02',
    test_answered_on: '2026-03-05',
    test_answer: 'accepted',
  } as const;
  await set('anghami', { setup, note: 'contract follows' });
  const [event] = await harness.db.select().from(audit_events).where(eq(audit_events.subject_id, 'anghami')).limit(2);
  expect([event?.action, event?.details]).toEqual([
    'store.state',
    { was: 'live', to: 'draft', ...NEW, closes_on: null, missing: [], note: 'agreed by phone' },
  ]);
  const [store] = await harness.db.select().from(stores).where(eq(stores.id, 'anghami'));
  expect(store).toMatchObject({ state: 'live', ...setup, state_changed_at: harness.clock.now() });
});

test('a store about which nobody has decided is live at the sandbox only', async () => {
  const known = ['boomplay', 'joox', 'melon'];
  const list = async () => {
    const rows = await harness.db.select().from(stores).where(inArray(stores.id, known)).orderBy(stores.id);
    return rows.map(({ state }) => state).join(' ');
  };
  await set('melon', { state: 'draft' });
  await set('melon', { state: 'live' });
  // A date alone decides nothing.
  await set('boomplay', { closes_on: '2031-01-31' });
  expect(await list()).toBe('live live live');
  // One store moves to an address of its own while the others stay at the sandbox.
  const profile = await getNewestProfile(harness.db, 'joox');
  const own = { ...profile, transport: { kind: 'sftp', url: 'sftp://in.joox.example', username: 'tangent' } } as const;
  await inTransaction(harness.db, (tx) => writeProfile(tx, staff, 'joox', { profile: own }, harness.clock.now()));
  expect(await list()).toBe('live draft live');
  await settleStoreStates(harness.db, { is_sandbox: true });
  expect(await list()).toBe('live draft live');
  await settleStoreStates(harness.db, { is_sandbox: false });
  expect(await list()).toBe('draft draft live');
  const id = await approveFor('boomplay');
  expect(await backfillStore(harness.db, staff, 'boomplay', harness.clock.now())).toBe(0);
  expect(await at(id, 'boomplay')).toEqual(['queued', 'store_not_live']);
  await settleStoreStates(harness.db, { is_sandbox: true });
  expect(await list()).toBe('live draft live');
  expect(await harness.db.select().from(store_profiles).where(eq(store_profiles.store_id, 'joox'))).toHaveLength(2);
});

test('a store that closes gets no release of a later date, and nothing at all once it has closed', async () => {
  await harness.moveTo('2027-03-01T10:00:00Z');
  const release = (release_date: string, store_ids: string[]) =>
    addReviewableRelease(harness, { store_ids, release_date, plan: 'pro' });
  const [before, after, alone] = [
    await release('2027-03-31', ['deezer', 'kkbox']),
    await release('2027-04-01', ['deezer', 'kkbox']),
    await release('2027-04-01', ['kkbox']),
  ];
  await set('kkbox', { closes_on: '2027-03-31' });
  await harness.approve(before.id);
  await harness.approve(after.id);
  await expect(harness.approve(alone.id)).rejects.toMatchObject({ code: 'invalid_release' });
  await harness.workUntil(before.id, { deezer: 'acknowledged', kkbox: 'acknowledged' });
  expect(Object.keys(await harness.listStates(after.id))).toEqual(['deezer']);

  // A change on the last day has not left when the store closes; a takedown afterwards needs no message.
  await harness.moveTo('2027-03-31T12:00:00Z');
  await want(before.id, {
    snapshot_id: await snapshotWith(harness.db, before.id, { title: 'Novo' }, harness.clock.now()),
  });
  await harness.moveTo('2027-04-01T00:00:00Z');
  await want(before.id, { wanted: 'down' });
  await harness.work();
  expect(await at(before.id, 'kkbox')).toEqual(['removed', 'store_closed']);
  expect((await describeMessages(harness.db, before.id, 'kkbox')).map((line) => line.split(' ').at(-1))).toEqual([
    'accepted',
    'superseded',
  ]);
  await expect(backfillStore(harness.db, staff, 'kkbox', harness.clock.now())).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('the last day of a store is not in the past, and a store that stays after all has everything as before', async () => {
  await harness.moveTo('2027-05-01T10:00:00Z');
  await expect(set('awa', { closes_on: '2027-04-30' })).rejects.toMatchObject({
    issues: [{ code: 'closing_day_past', path: 'closes_on' }],
  });
  const release = { store_ids: ['awa', 'deezer'], release_date: '2027-05-25', plan: 'pro' as const };
  const [kept, left] = [await addReviewableRelease(harness, release), await addReviewableRelease(harness, release)];
  for (const { id } of [kept, left]) {
    await harness.approve(id);
    await harness.workUntil(id, { awa: 'acknowledged', deezer: 'acknowledged' });
  }
  await set('awa', { closes_on: '2027-05-31' });
  await harness.moveTo('2027-06-01T00:00:00Z');
  await harness.work();
  expect([await at(kept.id, 'awa'), await at(left.id, 'awa')]).toEqual([
    ['removed', 'store_closed'],
    ['removed', 'store_closed'],
  ]);
  // Its artist takes the release out while the store counts as closed.
  await harness.db
    .update(releases)
    .set({ store_ids: ['deezer'] })
    .where(eq(releases.id, left.id));
  // The day stays as it is when something else is saved.
  await set('awa', { closes_on: '2027-05-31', note: 'still closed' });
  await set('awa', { closes_on: null });
  await harness.work();
  expect((await at(kept.id, 'awa'))[1]).toBe(null);
  expect((await at(kept.id, 'awa'))[0]).not.toBe('removed');
  await harness.workUntil(left.id, { awa: 'removed', deezer: 'live' });
  expect((await describeMessages(harness.db, left.id, 'awa')).at(-1)).toMatch(/^takedown/);
  expect(await describeMessages(harness.db, kept.id, 'awa')).toEqual(['insert audio+cover 2 accepted']);
});
