import { listActivity } from '@tangent/contract/activity.ts';
import { duplicateRelease, type Release, updateRelease } from '@tangent/contract/release.ts';
import { notifications } from '@tangent/db/schema/activity.ts';
import { MINUTE_MS } from '@tangent/domain/duration.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCall } from '../testing/call.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signUp, type TestPerson } from '../testing/test-person.ts';
import { addDraft, addStores, submit } from '../testing/test-release.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await addStores(app);
});
afterAll(() => app.close());

async function typesOf(person: TestPerson): Promise<string[]> {
  return (await person.call(listActivity)).body.items.map(({ type }) => type);
}

function save(person: TestPerson, { id, version }: Release, title: string) {
  return person.call(updateRelease, { params: { id }, body: { version, title } });
}

test('[S3-119] [S3-122] [S7-016] a new release and saves of it are told, saves within ten minutes as one', async () => {
  const person = await signUp(app);
  let release = await addDraft(app, person);
  expect(await typesOf(person)).toEqual(['created']);
  for (const title of ['Deniz 1', 'Deniz 2', 'Deniz 3']) {
    app.clock.advance(8 * MINUTE_MS);
    release = (await save(person, release, title)).body;
  }
  expect(await typesOf(person)).toEqual(['updated', 'created']);
  app.clock.advance(11 * MINUTE_MS);
  await save(person, release, 'Deniz 4');
  const { items, total } = (await person.call(listActivity)).body;
  expect(items.map(({ type }) => type)).toEqual(['updated', 'updated', 'created']);
  expect(total).toBe(3);
  expect(items[0]?.release).toEqual({ id: release.id, title: 'Deniz 4' });
});

test('a copy of a release is a new one', async () => {
  const person = await signUp(app);
  const { id } = await addDraft(app, person);
  app.clock.advance(MINUTE_MS);
  const copy = (await person.call(duplicateRelease, { params: { id }, body: {} })).body;
  const { items } = (await person.call(listActivity)).body;
  expect(items.map(({ type, release }) => [type, release.id])).toEqual([
    ['created', copy.id],
    ['created', id],
  ]);
});

test('[S3-123] a first submission is no update, and its owner is told that it was received', async () => {
  const person = await signUp(app);
  const release = await addDraft(app, person);
  expect((await submit(person, release)).status).toBe(200);
  await submit(person, release);
  expect(await typesOf(person)).toEqual(['created']);
  const told = await app.db.select().from(notifications).where(eq(notifications.account_id, person.user._id));
  expect(told).toMatchObject([{ type: 'submitted', release_id: release.id, read: false }]);
});

test('pages follow each other without a gap, and nobody sees what others do', async () => {
  const [person, stranger] = [await signUp(app), await signUp(app)];
  for (let count = 0; count < 3; count += 1) await addDraft(app, person);
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const query = { limit: '2' as never, ...(cursor === null ? {} : { cursor }) };
    const page: { items: { id: string }[]; next_cursor: string | null } = (await person.call(listActivity, { query }))
      .body;
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.next_cursor;
  } while (cursor !== null);
  expect(new Set(ids).size).toBe(3);
  expect((await person.call(listActivity)).body.items.map(({ id }) => id)).toEqual(ids);
  expect(await typesOf(stranger)).toEqual([]);
  expect((await makeCall(app, listActivity)).status).toBe(401);
  expect((await person.call(listActivity, { query: { cursor: 'nonsense' } })).error.name).toBe('malformed_request');
});
