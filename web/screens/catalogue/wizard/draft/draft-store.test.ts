import type { Release } from '@tangent/contract/catalogue/release.ts';
import { expect, test } from 'vitest';
import { ApiError } from '../../../../api/api-error.ts';
import type { DraftSave } from '../../../../api/catalogue/release.ts';
import { createTestRelease } from '../testing/create-test-release.ts';
import { emptyForm, toForm } from './draft-form.ts';
import { DraftStore } from './draft-store.ts';

type Reply = ((save: DraftSave) => Release) | ApiError;

/** Creates a store with a server that gives the replies of a test in turn, and with timers that the test runs. */
function createStore(release: Release | null, replies: Reply[]) {
  const sent: DraftSave[] = [];
  const timers: { ms: number; run: () => void }[] = [];
  const stored = { remote: release };
  const store = new DraftStore(
    {
      id: 'release-1',
      release,
      form: release === null ? emptyForm(['spotify']) : toForm(release),
      base: release === null ? emptyForm([]) : toForm(release),
      conflicts: [],
    },
    {
      send: async (save) => {
        sent.push(save);
        const reply = replies.shift() ?? acceptAll;
        if (reply instanceof ApiError) throw reply;
        return reply(save);
      },
      fetch: async () => stored.remote!,
      after: (ms, run) => {
        const timer = { ms, run };
        timers.push(timer);
        return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1));
      },
      isOnline: () => true,
      onStored: () => undefined,
    },
  );
  const runTimer = async () => {
    const timer = timers.shift();
    timer?.run();
    await store.settled();
    return timer?.ms;
  };
  return { store, sent, stored, timers, runTimer };
}

/** A server that accepts every change these tests make: fields of the release. */
function acceptAll({ version, changes }: DraftSave): Release {
  const { tracks: _, ...fields } = changes;
  return createTestRelease(['One'], { ...(fields as Partial<Release>), version: (version ?? 0) + 1 });
}

const refuse = (status: number, name: string, errors?: Record<string, { code: string; message: string }>) =>
  new ApiError(status, { name, message: name, ...(errors ? { errors } : {}) } as ConstructorParameters<
    typeof ApiError
  >[1]);
const OFFLINE = refuse(0, 'network');

test('[S4-003] a draft saves itself after a pause in typing, with only its changes', async () => {
  const { store, sent, timers, runTimer } = createStore(createTestRelease(['One']), []);
  store.change({ title: 'N' });
  store.change({ title: 'Night' });
  expect(store.read().save).toBe('unsaved');
  expect(timers).toHaveLength(1);
  await runTimer();
  expect(sent).toEqual([{ id: 'release-1', version: 3, changes: { title: 'Night' }, leaving: false }]);
  expect(store.read()).toMatchObject({ save: 'saved', release: { version: 4 } });
});

test('text typed during a save stays, including trailing spaces, and is saved next', async () => {
  const { store, sent, runTimer } = createStore(createTestRelease(['One']), [
    (save) => {
      store.change({ title: 'Night D' });
      return acceptAll(save);
    },
    ({ version }) => createTestRelease(['One'], { title: 'Night D', version: version! + 1 }),
  ]);
  store.change({ title: 'Night ' });
  await runTimer();
  expect(store.read()).toMatchObject({ save: 'unsaved', form: { title: 'Night D' } });
  store.change({ title: 'Night D ' });
  await runTimer();
  expect(sent.map(({ changes, version }) => [changes.title, version])).toEqual([
    ['Night ', 3],
    ['Night D ', 4],
  ]);
  expect(store.read()).toMatchObject({ save: 'saved', form: { title: 'Night D ' } });
});

test('without a connection the draft says so, waits longer each time, and resumes automatically', async () => {
  const { store, runTimer } = createStore(createTestRelease(['One']), [OFFLINE, OFFLINE, refuse(503, 'unavailable')]);
  store.change({ title: 'Night' });
  expect(await runTimer()).toBe(800);
  expect(store.read().save).toBe('offline');
  store.change({ title: 'Night Dr' });
  expect(store.read().save).toBe('offline');
  expect(await runTimer()).toBe(1000);
  expect(await runTimer()).toBe(2000);
  expect(store.read().save).toBe('retrying');
  store.wake();
  await store.settled();
  expect(store.read()).toMatchObject({ save: 'saved', form: { title: 'Night Dr' } });
});

test('the first save waits for an artist and can be repeated with the same id when its response is lost', async () => {
  const { store, sent, runTimer } = createStore(null, [OFFLINE]);
  store.change({ title: 'Night' });
  await runTimer();
  expect(store.read().save).toBe('needs_artist');
  store.change({ title: 'Night Drive' });
  expect(store.read().save).toBe('needs_artist');
  expect(sent).toEqual([]);
  store.change({ artist_id: 'artist-1' });
  await runTimer();
  await runTimer();
  expect(sent.map(({ id, version }) => [id, version])).toEqual([
    ['release-1', null],
    ['release-1', null],
  ]);
  expect(store.read()).toMatchObject({ save: 'saved', release: { version: 1 } });
});

test('[S8-037] a field the server refuses stays on the screen, marked, and the rest is saved', async () => {
  const refusal = refuse(422, 'invalid_input', { upc: { code: 'too_long', message: '' } });
  const { store, sent, runTimer } = createStore(createTestRelease(['One']), [refusal]);
  store.change({ title: 'Night', upc: '9'.repeat(50) });
  await runTimer();
  expect(sent.map(({ changes }) => Object.keys(changes))).toEqual([['title', 'upc'], ['title']]);
  expect(store.read()).toMatchObject({ save: 'partly', form: { upc: '9'.repeat(50) } });
  store.change({ upc: '4006381333931' });
  await runTimer();
  expect(sent.at(-1)?.changes).toEqual({ upc: '4006381333931' });
  expect(store.read().save).toBe('saved');
});

test('changes from another tab that do not conflict are merged and saved without a question', async () => {
  const conflict = refuse(409, 'conflict');
  const { store, sent, stored, runTimer } = createStore(createTestRelease(['One']), [conflict]);
  stored.remote = createTestRelease(['One'], { explicit: true, version: 7 });
  store.change({ title: 'Mine' });
  await runTimer();
  expect(sent.map(({ version, changes }) => [version, changes])).toEqual([
    [3, { title: 'Mine' }],
    [7, { title: 'Mine' }],
  ]);
  expect(store.read()).toMatchObject({ save: 'saved', conflicts: [] });
});

test('conflicting changes ask the user, nothing is saved until then, and text typed meanwhile stays', async () => {
  const { store, sent, stored, runTimer } = createStore(createTestRelease(['One']), [refuse(409, 'conflict')]);
  stored.remote = createTestRelease(['One'], { title: 'Theirs', record_label: 'Theirs', version: 7 });
  store.change({ title: 'Mine', record_label: 'Mine' });
  await runTimer();
  expect(store.read()).toMatchObject({ save: 'conflict', conflicts: [{ name: 'title' }, { name: 'record_label' }] });
  store.change({ version_title: 'Live' });
  await expect(store.save()).rejects.toMatchObject({ name: 'conflict' });
  store.resolve(new Set(['title']));
  await store.settled();
  expect(sent.at(-1)).toMatchObject({ version: 7, changes: { record_label: 'Mine', version_title: 'Live' } });
  expect(sent.at(-1)?.changes).not.toHaveProperty('title');
});

test('choosing the remote side of every conflict leaves nothing to save', async () => {
  const { store, stored, sent, runTimer } = createStore(createTestRelease(['One']), [refuse(409, 'conflict')]);
  stored.remote = createTestRelease(['One'], { title: 'Theirs', version: 7 });
  store.change({ title: 'Mine' });
  await runTimer();
  store.resolve(new Set(['title']));
  await store.settled();
  expect(store.read()).toMatchObject({ save: 'saved', form: { title: 'Theirs' } });
  expect(sent).toHaveLength(1);
});

test('a save that the server stored although its response was lost is no conflict', async () => {
  const { store, stored, runTimer } = createStore(createTestRelease(['One']), [OFFLINE, refuse(409, 'conflict')]);
  store.change({ title: 'Sent' });
  await runTimer();
  stored.remote = createTestRelease(['One'], { title: 'Sent', version: 4 });
  store.change({ title: 'Sent and more' });
  await runTimer();
  expect(store.read()).toMatchObject({ save: 'saved', conflicts: [], form: { title: 'Sent and more' } });
});

test('a version stored by another tab is taken over silently', async () => {
  const { store, stored } = createStore(createTestRelease(['One']), []);
  stored.remote = createTestRelease(['One', 'Two'], { version: 9 });
  store.noticeVersion(9);
  await store.settled();
  expect(store.read()).toMatchObject({ save: 'saved', release: { version: 9 } });
  expect(store.read().form.tracks).toHaveLength(2);
});

test('an expired session stops saving until the user signs in again', async () => {
  const { store, timers, runTimer } = createStore(createTestRelease(['One']), [refuse(401, 'unauthenticated')]);
  store.change({ title: 'Night' });
  await runTimer();
  store.change({ title: 'Night D' });
  expect(store.read().save).toBe('signed_out');
  expect(timers).toEqual([]);
});

test('an answer that the server adds is not typed; one that was typed before it arrived stays', async () => {
  const repeat = ({ changes }: DraftSave) => acceptAll({ changes: { language: 'en', ...changes } } as DraftSave);
  const { store, runTimer } = createStore(null, [repeat]);
  store.change({ artist_id: 'artist-1' });
  const save = runTimer();
  store.change({ primary_genre: 'folk' });
  await save;
  expect(store.read().form).toMatchObject({ language: 'en', primary_genre: 'folk' });
  expect([store.isTyped('language'), store.isTyped('primary_genre')]).toEqual([false, true]);
});
