import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { MASTER_PRESETS, PRESET_SETTINGS } from '@tangent/audio/mastering/preset.ts';
import { writeFlac } from '@tangent/audio/testing/coded.ts';
import { mix, noise } from '@tangent/audio/testing/signals.ts';
import { writeWav } from '@tangent/audio/testing/wav.ts';
import { wavHeader } from '@tangent/audio/wav-header.ts';
import { getRelease } from '@tangent/contract/catalogue/release.ts';
import {
  createMastering,
  getMastering,
  listMasterings,
  MASTERING_PROOF_PATH,
  type Mastering,
  masterRelease,
  retryMastering,
  saveBlindTest,
  useMastering,
} from '@tangent/contract/promotion/mastering.ts';
import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { masterings } from '@tangent/db/schema/promotion/mastering.ts';
import { MASTERING_PRESETS } from '@tangent/domain/promotion/mastering/preset.ts';
import { MASTERINGS_PER_MONTH } from '@tangent/domain/promotion/mastering-limits.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, trackDraft } from '../../testing/fixtures/test-release.ts';
import { addAudio } from '../../testing/fixtures/test-upload.ts';
import { uploadFile } from '../../testing/fixtures/upload-file.ts';
import { readPdf } from '../../testing/harness/read-pdf.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { createTusClient } from '../../testing/harness/tus-client.ts';
import { giveUp, runMastering } from './run-mastering.ts';

let app: TestApp;
let account: TestAccount;
let folder: string;
let mixId: string;
beforeAll(async () => {
  app = await createTestApp();
  await app.http.listen({ port: 0 });
  account = await signUp(app);
  folder = await mkdtemp(path.join(os.tmpdir(), 'mastering-test-'));
  mixId = (await uploadFile(app, account, 'mastering', writeWav(at('paper-rain.wav'), mix(11), 24))).id;
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const at = (name: string) => path.join(folder, name);
const CHOICE = {
  project_name: 'Paper Rain',
  preset: 'balanced',
  reference_upload_id: null,
  loop_start_seconds: 0,
} as const;
const start = (change: object = {}, by = account) =>
  by.call(createMastering, { body: { ...CHOICE, upload_id: mixId, ...change } });
type RunContext = Parameters<typeof runMastering>[0];
const get = async (id: string): Promise<Mastering> => (await account.call(getMastering, { params: { id } })).body;
const download = (id: string, file: string, session = account.session, range?: string) =>
  app.http.inject({
    url: `/v1/api/mastering/${id}/file?name=${file}`,
    cookies: { '__Host-session': session },
    headers: range === undefined ? {} : { range },
  });

test('the presets have the loudness that the chain gives them', () => {
  expect(MASTERING_PRESETS).toEqual(
    Object.fromEntries(MASTER_PRESETS.map((preset) => [preset, PRESET_SETTINGS[preset].target_lufs])),
  );
});

describe('a master', () => {
  let done: Mastering;
  beforeAll(async () => {
    const { body } = await start();
    expect(body).toMatchObject({ status: 'pending', report: null, files: [] });
    await app.runJobs();
    done = await get(body.id);
  });

  test('[S4-020] [S3-108] [S3-109] [S3-110] [S3-111] [S3-112] goes from pending to success with its proof', () => {
    expect(done).toMatchObject({
      status: 'success',
      project_name: 'Paper Rain',
      filename: 'paper-rain.wav',
      preset: 'balanced',
      loop: { start: 0, length: 15 },
      failure_code: null,
      report: { treatment: 'mastered', target_lufs: -11, reaches_target: true },
    });
    expect(app.clock.now().getTime() - new Date(done.created_at).getTime()).toBeLessThan(5 * 60_000);
    expect(done.report?.after.true_peak_dbtp).toBeLessThanOrEqual(-1);
  });

  test('[S2-129] is downloaded in three formats, each under a name of its own, and in parts', async () => {
    const names = new Set<unknown>();
    for (const file of ['wav24', 'wav16', 'mp3', 'original']) {
      const { statusCode, rawPayload, headers } = await download(done.id, file);
      const size = done.files.find(({ name }) => name === file)?.size_bytes;
      expect([file, statusCode, rawPayload.length]).toEqual([file, 200, size]);
      names.add(headers['content-disposition']);
    }
    expect(names.size).toBe(4);
    const part = await download(done.id, 'wav16', account.session, 'bytes=44-143');
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100]);
  });

  test('has its proof as a PDF with the measures of the report', async () => {
    const url = MASTERING_PROOF_PATH.replace(':id', done.id);
    const get = (session: string) => app.http.inject({ url, cookies: { '__Host-session': session } });
    const { headers, rawPayload } = await get(account.session);
    expect(headers['content-type']).toBe('application/pdf');
    const text = readPdf(rawPayload);
    const { before, after } = done.report ?? {};
    for (const sheet of [before, after]) expect(text).toContain(`${sheet?.integrated_lufs?.toFixed(1)} LUFS`);
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
    const crest = after?.crest_db.map((value) => value?.toFixed(1)) ?? [];
    const words = ['Proof sheet', day.format(new Date(done.created_at)), 'Paper Rain', 'paper-rain.wav · Balanced'];
    const figures = ['Crest by band, dB', ...crest, '200 Hz', '5 kHz', 'Apple Music', '-16.0 LUFS', '-5.0 dB'];
    for (const word of [...words, ...figures]) expect(text).toContain(word);
    expect((await get((await signUp(app)).session)).statusCode).toBe(404);
  });

  test('[S2-039] [S2-040] is found in the list by its name, by its owner only', async () => {
    const find = async (search: string, by = account) => (await by.call(listMasterings, { query: { search } })).body;
    expect((await find('paper r')).items.map(({ id }) => id)).toContain(done.id);
    expect((await find('50%')).items).toEqual([]);
    const other = await signUp(app);
    expect((await find('', other)).total).toBe(0);
    expect((await other.call(getMastering, { params: { id: done.id } })).status).toBe(404);
    expect((await download(done.id, 'wav24', other.session)).statusCode).toBe(404);
    expect((await start({}, other)).status).toBe(404);
  });

  test('goes into a track of a draft, with its answer about AI', async () => {
    const track = trackDraft(await addAudio(app, account));
    const release = await addDraft(app, account, { tracks: [track] });
    const target = { release_id: release.id, track_id: track.id };
    const used = await account.call(useMastering, { params: { id: done.id }, body: target });
    expect(used.body.release_id).toBe(release.id);
    await app.runJobs();
    const after = (await account.call(getRelease, { params: { id: release.id } })).body;
    expect(after.tracks[0]?.audio).toMatchObject({
      id: used.body.upload_id,
      state: 'complete',
      filename: 'paper-rain (master).wav',
    });
    expect(after.version).toBeGreaterThan(release.version);
    const [row] = await app.db.select().from(tracks).where(eq(tracks.id, track.id));
    expect(row?.ai_answers).toEqual({ post_production: 'partly' });
    const other = await signUp(app);
    expect((await other.call(useMastering, { params: { id: done.id }, body: target })).status).toBe(404);
  });

  test('keeps the result of its blind test, which is its owner’s to give', async () => {
    const body = { rounds: 8, correct: 7 };
    const save = (by: TestAccount, change = {}) =>
      by.call(saveBlindTest, { params: { id: done.id }, body: { ...body, ...change } });
    expect((await save(await signUp(app))).status).toBe(404);
    expect((await save(account, { correct: 9 })).status).toBe(422);
    expect((await get(done.id)).blind_test).toBeNull();
    expect((await save(account)).body.blind_test).toEqual(body);
    expect((await get(done.id)).blind_test).toEqual(body);
  });

  test('a second preset needs no new upload', async () => {
    const { body } = await start({ preset: 'streaming' });
    await app.runJobs();
    expect(await get(body.id)).toMatchObject({ status: 'success', upload_id: mixId, report: { target_lufs: -14 } });
  });
});

describe('the tracks of a release', () => {
  let label: TestAccount;
  beforeAll(async () => {
    label = await signUp(app);
    await grantPlanTo(app, label, 'pro');
  });
  const total = async () => (await label.call(listMasterings, { query: {} })).body.total;

  test('are mastered together: one colour, one loudness, one place in the list', async () => {
    const song = mix(11);
    const duller = { ...song, at: (i: number, c: number) => 0.5 * (song.at(i, c) + 0.9 * song.at(i - 1, c)) };
    const files = [at('paper-rain.wav'), writeWav(at('second.wav'), duller, 24)];
    const uploads: string[] = [];
    for (const file of files) uploads.push((await uploadFile(app, label, 'audio', file)).id);
    const release = await addDraft(app, label, { tracks: uploads.map((id) => trackDraft(id)) });
    const body = { release_id: release.id, preset: 'warm', loop_start_seconds: 3 } as const;
    const { items } = (await label.call(masterRelease, { body })).body;
    expect(items.map(({ upload_id, loop }) => [upload_id, loop.start])).toEqual(uploads.map((id) => [id, 0]));
    await app.runJobs();
    const query = { group_id: items[0]?.group_id ?? '' };
    const group = (await label.call(listMasterings, { query })).body.items;
    expect(group.map(({ id }) => id).sort()).toEqual(items.map(({ id }) => id).sort());
    for (const { integrated_lufs } of group) expect(integrated_lufs).toBeCloseTo(-12, 1);
    const [first, second] = await Promise.all(
      items.map(async ({ id }) => (await label.call(getMastering, { params: { id } })).body.report?.equalizer_db),
    );
    expect(first?.mid).toEqual(second?.mid);
    expect((await account.call(masterRelease, { body })).status).toBe(404);
  });

  test('are refused as a whole when one of them is not ready', async () => {
    const release = await addDraft(app, label, {
      tracks: [trackDraft(await addAudio(app, label)), trackDraft(null, { title: 'Second' })],
    });
    const before = await total();
    const body = { release_id: release.id, preset: 'warm', loop_start_seconds: 0 } as const;
    expect((await label.call(masterRelease, { body })).error?.errors).toMatchObject({
      'tracks.1': { code: 'mastering_not_ready' },
    });
    expect(await total()).toBe(before);
  });
});

describe('a worker that cannot finish', () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const faults: [title: string, broken: (context: RunContext) => Partial<RunContext>][] = [
    ['whose child is killed', ({ mastering_engine }) => ({ mastering_engine: { ...mastering_engine, master: die } })],
    ['whose disk is full', ({ storage }) => ({ storage: { ...storage, put: () => Promise.reject(full) } })],
  ];
  const die = async () => ({ ok: false, code: 'engine_crashed', detail: 'ended with SIGKILL' }) as const;

  test.each(faults)('%s tries again, then gives the master back', async (_title, breakIn) => {
    const other = await signUp(app);
    const { id: upload_id } = await uploadFile(app, other, 'mastering', at('paper-rain.wav'));
    const { body } = await start({ upload_id }, other);
    const whole = { ...app, mastering_engine: app.audio };
    const run = { id: body.id, attempt: 1, is_last_attempt: false, signal: AbortSignal.timeout(60_000) };
    const read = async () => (await other.call(getMastering, { params: { id: body.id } })).body;
    const context = { ...whole, ...breakIn(whole) };
    await expect(runMastering(context, body.id, run)).rejects.toThrow();
    expect((await read()).status).toBe('pending');
    await expect(runMastering(context, body.id, { ...run, is_last_attempt: true })).rejects.toThrow();
    expect(await read()).toMatchObject({ status: 'failed', failure_code: 'mastering_interrupted', files: [] });
    expect((await other.call(listMasterings, { query: {} })).body.quota.used).toBe(0);
    const again = await other.call(retryMastering, { params: { id: body.id } });
    expect(again.body).toMatchObject({ status: 'pending', stage: null, stage_share: 0, failure_code: null });
  });
});

test('a sound of someone else, or one that is no sound, is named at its field', async () => {
  const other = await signUp(app);
  const refusal = (field: string) => ({ status: 404, error: { errors: { [field]: { code: 'not_found' } } } });
  expect(await start({}, other)).toMatchObject(refusal('upload_id'));
  const mine = { upload_id: await addAudio(app, other) };
  const reference = { preset: null, reference_upload_id: mixId };
  expect(await start({ ...mine, ...reference }, other)).toMatchObject(refusal('reference_upload_id'));
});

describe('the quota of the month', () => {
  test('a failed master costs nothing and can be tried again; the 21st is refused', async () => {
    const reference = await uploadFile(app, account, 'mastering', writeWav(at('noise.wav'), noise(-6, 11)));
    const used = async () => (await account.call(listMasterings, { query: {} })).body.quota.used;
    const before = await used();
    const { body } = await start({ preset: null, reference_upload_id: reference.id });
    expect(await used()).toBe(before + 1);
    await app.runJobs();
    expect(await get(body.id)).toMatchObject({ status: 'failed', failure_code: 'mastering_reference_unlike_music' });
    expect(await used()).toBe(before);
    expect((await account.call(retryMastering, { params: { id: body.id } })).body.status).toBe('pending');
    expect(await used()).toBe(before + 1);
    await app.runJobs();

    const [row] = await app.db.select().from(masterings).where(eq(masterings.id, body.id));
    const { id: _, ...copy } = row as typeof masterings.$inferSelect;
    const more = Array.from({ length: MASTERINGS_PER_MONTH - before }, () => ({ ...copy, status: 'success' as const }));
    await app.db.insert(masterings).values(more);
    const refused = await start();
    expect([refused.status, refused.error?.name]).toEqual([403, 'mastering_limit']);
  });

  test('the loop that is compared starts where it was chosen, and ends in the song', async () => {
    const other = await signUp(app);
    await grantPlanTo(app, other, 'pro');
    const upload_id = await addAudio(app, other);
    const loopAt = async (loop_start_seconds: number) =>
      (await start({ upload_id, loop_start_seconds }, other)).body.loop;
    expect(await loopAt(7)).toEqual({ start: 7, length: 15 });
    const late = await start({ upload_id, loop_start_seconds: 10_000 }, other);
    expect([late.status, late.error.errors?.loop_start_seconds?.code]).toEqual([422, 'mastering_loop']);
  });

  test('an album needs room for each of its tracks, and takes it', async () => {
    const other = await signUp(app);
    await grantPlanTo(app, other, 'pro');
    const sound = await addAudio(app, other);
    const { tracks, id: release_id } = await addDraft(app, other, {
      tracks: [trackDraft(sound), trackDraft(await addAudio(app, other, {}, 'second'), { title: 'Second' })],
    });
    expect(tracks).toHaveLength(2);
    const together = () =>
      other.call(masterRelease, { body: { release_id, preset: 'warm', loop_start_seconds: 0 } as const });
    const used = async () => (await other.call(listMasterings, { query: {} })).body.quota.used;
    expect((await together()).body.items).toHaveLength(2);
    expect(await used()).toBe(2);
    const [row] = await app.db.select().from(masterings).where(eq(masterings.account_id, other.user._id));
    const { id: _, ...copy } = row as typeof masterings.$inferSelect;
    await app.db.insert(masterings).values(Array.from({ length: MASTERINGS_PER_MONTH - 3 }, () => copy));
    // One is left: enough for a song, not for this album.
    const refused = await together();
    expect([refused.status, refused.error?.name, await used()]).toEqual([
      403,
      'mastering_limit',
      MASTERINGS_PER_MONTH - 1,
    ]);
    const starts = await Promise.all(Array.from({ length: 6 }, () => start({ upload_id: sound }, other)));
    expect(starts.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403, 403, 403]);
    expect(await used()).toBe(MASTERINGS_PER_MONTH);
  });

  test('a project that nobody finished fails after 15 minutes', async () => {
    const late = await signUp(app);
    const sound = await addAudio(app, late);
    const { body } = await start({ upload_id: sound }, late);
    await app.db
      .update(masterings)
      .set({ queued_at: new Date(app.clock.now().getTime() - 16 * 60_000) })
      .where(eq(masterings.id, body.id));
    await giveUp(app);
    const { body: after } = await late.call(getMastering, { params: { id: body.id } });
    expect(after).toMatchObject({ status: 'failed', failure_code: 'mastering_interrupted' });
    expect((await late.call(listMasterings, { query: {} })).body.quota.used).toBe(0);
  });
});

test.each([
  ['9 seconds', 'mastering_too_short', () => writeWav(at('short.wav'), mix(9))],
  ['a FLAC named .wav', 'unsupported_mix', () => writeFlac(at('flac.wav'), mix(11))],
  ['silence', 'audio_silent', () => writeWav(at('silence.wav'), { ...mix(11), at: () => 0 })],
  ['text named .wav', 'unsupported_audio', () => writeBytes('letter.wav', Buffer.from('no music\n'.repeat(999)))],
  ['half a file', 'audio_truncated', () => writeBytes('half.wav', readFileSync(at('paper-rain.wav')).subarray(0, 9e5))],
  ['8 kHz', 'audio_sample_rate', () => writeWav(at('slow.wav'), mix(11, { sample_rate_hz: 8000 }))],
])('[S5-034] [S8-040] a mix of %s is refused with its reason', async (_name, code, write) => {
  expect(await uploadFile(app, account, 'mastering', write())).toMatchObject({ state: 'failed', failure_code: code });
});

test('[S5-034] a mix over 100 MB is refused before it is sent', async () => {
  const tus = createTusClient(app.http.listeningOrigin, account.session);
  const { error } = await tus.create({ kind: 'mastering', filename: 'long.wav' }, 101 * 2 ** 20);
  expect(error?.name).toBe('mastering_too_large');
});

test('values that are no numbers are refused with their reason and position', async () => {
  const samples = new Float32Array(11 * 44_100).map((_, i) => (i === 9999 ? Number.NaN : 0.2 * Math.sin(i / 9)));
  const header = wavHeader({ channels: 1, sample_rate_hz: 44_100 }, 32, samples.byteLength);
  header.writeUInt16LE(3, 20);
  const file = writeBytes('nan.wav', Buffer.concat([header, Buffer.from(samples.buffer)]));
  const upload = await uploadFile(app, await signUp(app), 'mastering', file);
  expect(upload).toMatchObject({
    state: 'failed',
    failure_code: 'audio_broken_samples',
    failure_params: { position: '0:00.226' },
  });
});

function writeBytes(name: string, bytes: Buffer): string {
  writeFileSync(at(name), bytes);
  return at(name);
}
