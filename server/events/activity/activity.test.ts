import { duplicateRelease, type Release, updateRelease } from '@tangent/contract/catalogue/release.ts';
import { listActivity } from '@tangent/contract/events/activity.ts';
import { notifications } from '@tangent/db/schema/events/activity.ts';
import { MINUTE_MS } from '@tangent/domain/duration.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, submit } from '../../testing/fixtures/test-release.ts';
import { makeCall } from '../../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { recordActivity, recordStatements, recordStreams } from './record-activity.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
});
afterAll(() => app.close());

async function listTypes(account: TestAccount): Promise<string[]> {
  return (await account.call(listActivity)).body.items.map(({ type }) => type);
}

function save(account: TestAccount, { id, version }: Release, title: string) {
  return account.call(updateRelease, { params: { id }, body: { version, title } });
}

test('[S3-119] [S3-122] [S7-016] a new release and its saves appear in the activity, saves within ten minutes as one', async () => {
  const account = await signUp(app);
  let release = await addDraft(app, account);
  expect(await listTypes(account)).toEqual(['created']);
  for (const title of ['Deniz 1', 'Deniz 2', 'Deniz 3']) {
    app.clock.advance(8 * MINUTE_MS);
    release = (await save(account, release, title)).body;
  }
  expect(await listTypes(account)).toEqual(['updated', 'created']);
  app.clock.advance(11 * MINUTE_MS);
  await save(account, release, 'Deniz 4');
  const { items, total } = (await account.call(listActivity)).body;
  expect(items.map(({ type }) => type)).toEqual(['updated', 'updated', 'created']);
  expect(total).toBe(3);
  expect(items[0]?.release).toEqual({ id: release.id, title: 'Deniz 4' });
});

test('a copy of a release appears as a new release', async () => {
  const account = await signUp(app);
  const { id } = await addDraft(app, account);
  app.clock.advance(MINUTE_MS);
  const copy = (await account.call(duplicateRelease, { params: { id }, body: {} })).body;
  const { items } = (await account.call(listActivity)).body;
  expect(items.map(({ type, release }) => [type, release?.id])).toEqual([
    ['created', copy.id],
    ['created', id],
  ]);
});

test('[S3-123] a submission is one event and no update, and the owner is notified that it was received', async () => {
  const account = await signUp(app);
  const release = await addDraft(app, account);
  expect((await submit(account, release)).status).toBe(200);
  await submit(account, release);
  expect((await listTypes(account)).toSorted()).toEqual(['created', 'submitted']);
  expect((await account.call(listActivity)).body.total).toBe(2);
  const notified = await app.db.select().from(notifications).where(eq(notifications.account_id, account.user._id));
  expect(notified).toMatchObject([{ type: 'submitted', release_id: release.id, read: false }]);
});

test('pages follow each other without gaps, and no account sees the activity of others', async () => {
  const [account, stranger] = [await signUp(app), await signUp(app)];
  for (let count = 0; count < 3; count += 1) await addDraft(app, account);
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const query = { limit: '2' as never, ...(cursor === null ? {} : { cursor }) };
    const page: { items: { id: string }[]; next_cursor: string | null } = (await account.call(listActivity, { query }))
      .body;
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.next_cursor;
  } while (cursor !== null);
  expect(new Set(ids).size).toBe(3);
  expect((await account.call(listActivity)).body.items.map(({ id }) => id)).toEqual(ids);
  expect(await listTypes(stranger)).toEqual([]);
  expect((await makeCall(app, listActivity)).status).toBe(401);
  expect((await account.call(listActivity, { query: { cursor: 'nonsense' } })).error.name).toBe('malformed_request');
});

test('stores that show a release within a day are one event that names the last, and it is delivered to all of them once', async () => {
  const account = await signUp(app);
  const { id: release_id } = await addDraft(app, account);
  const event = { account_id: account.user._id, release_id };
  const record = (type: 'live' | 'delivered', params: Record<string, string | number>) =>
    app.db.transaction((tx) => recordActivity(tx, { ...event, type, params, at: app.clock.now() }));
  await record('live', { store: 'Deezer', live: 1, total: 3 });
  app.clock.advance(23 * 60 * MINUTE_MS);
  await record('live', { store: 'TIDAL', live: 2, total: 3 });
  await record('delivered', { stores: 3 });
  app.clock.advance(25 * 60 * MINUTE_MS);
  await record('live', { store: 'Spotify', live: 3, total: 3 });
  await record('delivered', { stores: 3 });
  const { items } = (await account.call(listActivity)).body;
  expect(items.map(({ type, params }) => [type, params.store ?? params.stores])).toEqual([
    ['live', 'Spotify'],
    ['delivered', 3],
    ['live', 'TIDAL'],
    ['created', undefined],
  ]);
});

test('a month has one statement per account, and a release passes its first thousand streams once', async () => {
  const [account, other] = [await signUp(app), await signUp(app)];
  const { id: release_id } = await addDraft(app, account);
  const account_id = account.user._id;
  const statement = (id: string, month: string) => ({ account_id: id, month });
  for (const months of [
    [statement(account_id, '2026-09'), statement(other.user._id, '2026-09')],
    [statement(account_id, '2026-09'), statement(account_id, '2026-10')],
  ]) {
    app.clock.advance(MINUTE_MS);
    await app.db.transaction(async (tx) => {
      await recordStatements(tx, months, app.clock.now());
      await recordStreams(tx, [{ account_id, release_id }], app.clock.now());
    });
  }
  const { items } = (await account.call(listActivity)).body;
  expect(items.map(({ type, release, params }) => [type, release?.id ?? params.month]).sort()).toEqual([
    ['created', release_id],
    ['statement', '2026-09'],
    ['statement', '2026-10'],
    ['streams', release_id],
  ]);
  expect(await listTypes(other)).toEqual(['statement']);
});
