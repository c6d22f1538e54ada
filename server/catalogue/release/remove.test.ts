import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  deleteRelease,
  duplicateRelease,
  getRelease,
  listReleases,
  updateRelease,
} from '@tangent/contract/catalogue/release.ts';
import { release_status_changes, releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { RELEASE_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, trackDraft } from '../../testing/fixtures/test-release.ts';
import { addArtwork, addAudio } from '../../testing/fixtures/test-upload.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
let account: TestAccount;
let folder: string;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  account = await signUp(app);
  await grantPlanTo(app, account, 'pro');
  folder = await mkdtemp(path.join(os.tmpdir(), 'remove-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const remove = (id: string, by = account) => by.call(deleteRelease, { params: { id } });
const listKeys = (id: string) =>
  ['source', 'preview.mp3', '300.jpg', '1000.jpg'].map((name) => `uploads/${id}/${name}`);
const fillStorage = async (id: string) => {
  const file = path.join(folder, 'file');
  await writeFile(file, 'bytes');
  for (const key of listKeys(id)) await app.storage.put(key, file);
};
const countFiles = async (id: string) =>
  (await Promise.all(listKeys(id).map((key) => app.storage.findSize(key)))).filter((size) => size !== null).length;

test('deleting a draft removes its tracks, its history and the files that nothing else uses', async () => {
  const [sound, cover, shared] = [
    await addAudio(app, account),
    await addArtwork(app, account),
    await addAudio(app, account),
  ];
  for (const id of [sound, cover, shared]) await fillStorage(id);
  const draft = await addDraft(app, account, {
    artwork_upload_id: cover,
    tracks: [trackDraft(sound), trackDraft(shared)],
  });
  const other = await addDraft(app, account, { tracks: [trackDraft(shared)] });
  expect((await remove(draft.id)).status).toBe(204);
  await app.runJobs();
  expect((await account.call(getRelease, { params: { id: draft.id } })).status).toBe(404);
  expect(await app.db.select().from(tracks).where(eq(tracks.release_id, draft.id))).toEqual([]);
  const history = eq(release_status_changes.release_id, draft.id);
  expect(await app.db.select().from(release_status_changes).where(history)).toEqual([]);
  const left = await app.db
    .select()
    .from(uploads)
    .where(inArray(uploads.id, [sound, cover, shared]));
  expect(left.map(({ id, state }) => [id, state])).toEqual([[shared, 'complete']]);
  expect([await countFiles(sound), await countFiles(cover), await countFiles(shared)]).toEqual([0, 0, 4]);
  expect((await account.call(getRelease, { params: { id: other.id } })).body).toEqual(other);
});

test('only drafts can be deleted, and only by their owner', async () => {
  const { id } = await addDraft(app, account);
  for (const status of RELEASE_STATUSES.filter((one) => one !== 'draft')) {
    await app.db.update(releases).set({ status }).where(eq(releases.id, id));
    expect((await remove(id)).error.name).toBe('not_editable');
  }
  await app.db.update(releases).set({ status: 'draft' }).where(eq(releases.id, id));
  expect((await remove(id, await signUp(app))).error.name).toBe('not_found');
  expect((await remove(id)).status).toBe(204);
  expect((await remove(id)).error.name).toBe('not_found');
});

test('a copy is a new draft with everything except codes and dates, whatever the status of the original', async () => {
  const original = await addDraft(app, account, {
    release_type: 'ep',
    secondary_genre: 'jazz',
    record_label: 'Kıyı Plak',
    upc: '036000291452',
    presave_enabled: true,
    presave_date: '2027-01-01',
    tracks: ['A', 'B'].map((title) => trackDraft(null, { title, isrc: `TRABC260000${title === 'A' ? 1 : 2}` })),
  } as never);
  await app.db
    .update(releases)
    .set({ status: 'rejected', submitted_at: app.clock.now(), submitted_plan: 'pro' })
    .where(eq(releases.id, original.id));
  const { status, body: copy } = await account.call(duplicateRelease, { params: { id: original.id }, body: {} });
  expect(status).toBe(201);
  expect(copy).toMatchObject({ status: 'draft', version: 1, upc: null, release_date: null, presave_date: null });
  expect(copy).toMatchObject({
    title: 'Deniz',
    secondary_genre: 'jazz',
    record_label: 'Kıyı Plak',
    submitted_on: null,
  });
  expect(copy.artwork).toEqual(original.artwork);
  expect(copy.tracks).toEqual(
    original.tracks.map((track, index) => ({ ...track, id: copy.tracks[index]?.id, isrc: null })),
  );
  expect(copy.tracks.map(({ id }) => id)).not.toContain(original.tracks[0]?.id);
  expect(copy.timeline.map(({ to }) => to)).toEqual(['draft']);
  const stranger = await signUp(app);
  expect((await stranger.call(duplicateRelease, { params: { id: original.id }, body: {} })).status).toBe(404);
  // The copy is independent of the original.
  await account.call(updateRelease, { params: { id: copy.id }, body: { version: 1, tracks: [] } });
  expect((await account.call(getRelease, { params: { id: original.id } })).body.tracks).toEqual(original.tracks);
  expect((await stranger.call(listReleases)).body.total).toBe(0);
});
