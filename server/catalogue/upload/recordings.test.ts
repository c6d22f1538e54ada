import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeFlac, writeMp3 } from '@tangent/audio/testing/coded.ts';
import { melody, type Signal } from '@tangent/audio/testing/signals.ts';
import { writeWav } from '@tangent/audio/testing/wav.ts';
import { listUploadMatches } from '@tangent/contract/catalogue/upload.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, trackDraft } from '../../testing/fixtures/test-release.ts';
import { addAudio } from '../../testing/fixtures/test-upload.ts';
import { uploadFile } from '../../testing/fixtures/upload-file.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { findSameRecordings } from './public.ts';

let app: TestApp;
let ada: TestAccount;
let ben: TestAccount;
let folder: string;
beforeAll(async () => {
  app = await createTestApp();
  await app.http.listen({ port: 0 });
  await addStores(app);
  [ada, ben] = [await signUp(app), await signUp(app)];
  await grantPlanTo(app, ada, 'advanced');
  folder = await mkdtemp(path.join(os.tmpdir(), 'recordings-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const SONG = melody(20, 1);
const later: Signal = { ...SONG, at: (i, channel) => 0.7 * SONG.at(Math.max(0, i - 44_100), channel) };
const at = (name: string) => path.join(folder, name);
const send = async (account: TestAccount, file: string) => (await uploadFile(app, account, 'audio', file)).id;
const listMatches = (account: TestAccount, id: string) => account.call(listUploadMatches, { params: { id } });

test('a recording is recognised in another file, encoding, level and start, from any account', async () => {
  const original = await send(ada, writeWav(at('song.wav'), SONG));
  const flac = await send(ben, writeFlac(at('song.flac'), SONG));
  const mp3 = await send(ben, writeMp3(at('song.mp3'), SONG, 192));
  const moved = await send(ada, writeWav(at('later.wav'), later));
  const other = await send(ben, writeWav(at('other.wav'), melody(20, 2)));
  await addAudio(app, ada);

  const found = await findSameRecordings(app.db, original);
  expect(found[0]).toEqual({ upload_id: flac, account_id: ben.user._id, is_identical: true });
  expect(found.map(({ upload_id }) => upload_id).sort()).toEqual([flac, mp3, moved].sort());
  expect(found.filter(({ is_identical }) => is_identical)).toHaveLength(1);
  expect(await findSameRecordings(app.db, original, { account_id: ada.user._id })).toMatchObject([
    { upload_id: moved },
  ]);
  expect(await findSameRecordings(app.db, other)).toEqual([]);
});

test('the owner sees their tracks with the same recording, never those of other accounts', async () => {
  const [first, again, third] = [
    await send(ada, writeWav(at('first.wav'), melody(20, 3))),
    await send(ada, writeMp3(at('again.mp3'), melody(20, 3), 320)),
    await send(ben, writeFlac(at('third.flac'), melody(20, 3))),
  ];
  const tracks = [
    trackDraft(await addAudio(app, ada), { title: 'Rüzgâr' }),
    trackDraft(first, { title: 'Deniz' }),
    trackDraft(again, { title: 'Deniz again' }),
  ];
  const release = await addDraft(app, ada, { title: 'Kıyı', release_type: 'ep', tracks });

  const { body } = await listMatches(ada, again);
  const releaseFields = { release_id: release.id, release_title: 'Kıyı', status: 'draft' };
  expect(body.items).toEqual([
    { ...releaseFields, track_id: tracks[1]?.id, track_title: 'Deniz', position: 2, is_identical: false },
    { ...releaseFields, track_id: tracks[2]?.id, track_title: 'Deniz again', position: 3, is_identical: true },
  ]);
  expect((await listMatches(ben, third)).body.items).toEqual([]);
  expect((await listMatches(ben, first)).status).toBe(404);
});

test('an upload from before fingerprints existed matches nothing', async () => {
  expect(await findSameRecordings(app.db, await addAudio(app, ada))).toEqual([]);
});

test('the sample hash, the fingerprint and every measurement are saved', async () => {
  const upload = await uploadFile(app, ada, 'audio', writeWav(at('facts.wav'), { ...melody(20, 4), channels: 1 }));
  expect(upload.audio).toMatchObject({ stereo: 'mono', effective_bits: 16, clipped_runs: 0, clippings: [] });
  expect(upload.audio).toMatchObject({ lossy_cutoff_hz: null, channels: 1 });
  const [row] = await app.db.select().from(uploads).where(eq(uploads.id, upload.id));
  expect(row?.pcm_md5).toMatch(/^[0-9a-f]{32}$/);
  expect(row?.fingerprint?.length).toBeGreaterThan(100);
});
