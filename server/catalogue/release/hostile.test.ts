import { createRelease, getRelease, type Release, updateRelease } from '@tangent/contract/catalogue/release.ts';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, submit, trackDraft } from '../../testing/fixtures/test-release.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
let account: TestAccount;
let release: Release;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  account = await signUp(app);
  await grantPlanTo(app, account, 'pro');
  release = await addDraft(app, account);
});
afterAll(() => app.close());

const save = (change: object) =>
  account.call(updateRelease, { params: { id: release.id }, body: { version: release.version, ...change } });
const read = async () => (await account.call(getRelease, { params: { id: release.id } })).body;

const SHARE = 'tracks.0.contributors.0.share_basis_points';
const ROLE = 'tracks.0.contributors.0.role';
const deep = (levels: number): unknown => (levels === 0 ? 'end' : [deep(levels - 1)]);
const tracks = (count: number) => Array.from({ length: count }, () => trackDraft(null));

test.each<[string, object, string]>([
  ['a title of 10,000 characters', { title: 'x'.repeat(10_000) }, 'title'],
  ['1,000 tracks', { tracks: tracks(1000) }, 'tracks'],
  ['lyrics of a million characters', { tracks: [{ id: uuidv7(), lyrics: 'x'.repeat(1_000_000) }] }, 'tracks.0.lyrics'],
  ['a title that is a list', { title: ['Deniz'] }, 'title'],
  ['a deeply nested title', { title: deep(500) }, 'title'],
  ['a number for a flag', { explicit: 1 }, 'explicit'],
  ['a share that is not a whole number', { tracks: [{ id: uuidv7(), contributors: [share(0.5)] }] }, SHARE],
  ['a share that is far too large', { tracks: [{ id: uuidv7(), contributors: [share(1e300)] }] }, SHARE],
  ['an unknown role', { tracks: [{ id: uuidv7(), contributors: [{ ...share(1), role: 'boss' }] }] }, ROLE],
  ['a track without an id', { tracks: [{ title: 'Deniz' }] }, 'tracks.0.id'],
  ['an unknown genre', { primary_genre: 'noise' }, 'primary_genre'],
  ['a store that is not a text', { store_ids: [7] }, 'store_ids.0'],
  ['a day that does not exist', { release_date: '2027-02-29' }, 'release_date'],
  ['a date of infinity', { release_date: 'infinity' }, 'release_date'],
  ['a date of minus infinity', { presave_date: '-infinity' }, 'presave_date'],
  ['the year 10,000', { release_date: '10000-01-01' }, 'release_date'],
  ['the year 0', { release_date: '0000-01-01' }, 'release_date'],
  ['a date with a time', { release_date: '2027-02-27T00:00:00Z' }, 'release_date'],
])('[S5-022] %s is refused at its field and the draft is unchanged', async (_name, change, path) => {
  const { status, error } = await save({ title: 'Lost?', ...change });
  expect([status, error.name]).toEqual([422, 'invalid_input']);
  expect(Object.keys(error.errors ?? {})).toContain(path);
  expect(await read()).toEqual(release);
});

test('errors about length and count name the limit', async () => {
  const { errors } = (await save({ title: 'x'.repeat(401), tracks: tracks(51), release_type: 'box' })).error;
  expect(errors).toEqual({
    title: { code: 'max_length', params: { max: 400 } },
    tracks: { code: 'max_count', params: { max: 50 } },
    release_type: { code: 'invalid_choice' },
  });
});

test.each([
  ['{"version":1,"title":"a\\u0000b"}', 400],
  ['{"version":1,"tracks":[{"id":"x","lyrics":"a\\ud800b"}]}', 400],
  ['{"version":1,"__proto__":{"status":"published"}}', 400],
  ['{"version":1,"constructor":{"prototype":{"status":"published"}}}', 400],
  [`${'['.repeat(20_000)}${']'.repeat(20_000)}`, 422],
  ['{"version":1', 400],
  ['null', 422],
  ['7', 422],
])('a malformed draft is refused without a server error: %s', async (payload, expected) => {
  const headers = { 'content-type': 'application/json' };
  const { status } = await account.call(updateRelease, { params: { id: release.id }, body: payload as never, headers });
  expect([expected, 400, 422]).toContain(status);
  expect(status).toBeLessThan(500);
  expect(await read()).toEqual(release);
});

test('29 February is valid in leap years, and a year outside the accepted range is an invalid date at submission', async () => {
  const draft = await addDraft(app, account, { release_date: '2028-02-29' });
  expect(draft.release_date).toBe('2028-02-29');
  const old = await addDraft(app, account, { release_date: '0001-01-01' });
  expect((await submit(account, old)).error.errors).toEqual({ release_date: { code: 'release_date_invalid' } });
});

test('malformed ids are not found', async () => {
  for (const id of ['7', '../releases', 'null', `${release.id}x`]) {
    expect((await account.call(getRelease, { params: { id } })).status).toBe(404);
  }
  const { error } = await account.call(createRelease, { body: { artist_id: 'x' } });
  expect(error.errors).toHaveProperty('artist_id');
});

function share(share_basis_points: number) {
  return { name: 'Ada Yıldız', role: 'writer', share_basis_points };
}
