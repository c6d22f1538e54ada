import { createHash, randomBytes } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { getUpload, getWaveform, TUS_PATH } from '@tangent/contract/catalogue/upload.ts';
import { login, logout } from '@tangent/contract/identity/auth.ts';
import { UPLOAD_MAX_BYTES } from '@tangent/domain/catalogue/upload/upload-file.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PASSWORD, signUp, solveCaptcha, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { makeCall } from '../../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { createTusClient, type TusClient } from '../../testing/harness/tus-client.ts';
import { incomingPath } from './incoming-file.ts';
import { pruneUploadsJob } from './jobs.ts';
import { getUploadRow } from './upload-store.ts';

let app: TestApp;
let origin: string;
let account: TestAccount;
let tus: TusClient;
const AUDIO = { kind: 'audio', filename: 'song.wav' };
const BYTES = randomBytes(300_000);

beforeAll(async () => {
  app = await createTestApp();
  origin = await app.http.listen({ port: 0 });
  account = await signUp(app);
  tus = createTusClient(origin, account.session);
});
afterAll(() => app.close());

const read = async (id: string) => (await account.call(getUpload, { params: { id } })).body;

async function storedHash(id: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await app.storage.openRead(`uploads/${id}/source`)) hash.update(chunk);
  return hash.digest('hex');
}
const hashBytes = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('[S4-026] [S4-027] [S4-028] an upload is created, received in parts byte for byte, and then inspected', async () => {
  const { id, status } = await tus.create(AUDIO, BYTES.length);
  expect([status, (await read(id)).state]).toEqual([201, 'preparing']);
  expect((await tus.send(id, 0, BYTES.subarray(0, 100_000))).offset).toBe(100_000);
  expect((await read(id)).state).toBe('uploading');
  expect((await tus.head(id)).offset).toBe(100_000);
  expect((await tus.send(id, 100_000, BYTES.subarray(100_000))).status).toBe(204);
  expect((await read(id)).state).toBe('processing');
  expect(await storedHash(id)).toBe(hashBytes(BYTES));
  expect(await readdir(app.incoming_folder)).not.toContain(id);
});

test('after the last byte no more bytes are accepted, and the offset stays readable', async () => {
  const { id } = await tus.create(AUDIO, 1000);
  await tus.send(id, 0, BYTES.subarray(0, 1000));
  expect((await tus.head(id)).offset).toBe(1000);
  expect((await tus.send(id, 1000, BYTES.subarray(0, 10))).error?.name).toBe('conflict');
  expect((await tus.cancel(id)).error?.name).toBe('conflict');
});

test('a wrong offset and more bytes than announced leave the file unchanged', async () => {
  const { id } = await tus.create(AUDIO, 1000);
  await tus.send(id, 0, BYTES.subarray(0, 400));
  for (const offset of [0, 399, 401, 1000]) {
    expect((await tus.send(id, offset, BYTES.subarray(0, 100))).error?.name).toBe('conflict');
  }
  expect((await tus.send(id, 400, BYTES.subarray(0, 601))).error?.name).toBe('audio_too_large');
  expect((await tus.head(id)).offset).toBe(400);
});

test('bytes beyond the announced size are cut off during the transfer', async () => {
  const { id } = await tus.create(AUDIO, 1000);
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(BYTES) }, { highWaterMark: 0 });
  await tus.send(id, 0, endless).catch(() => 'the connection was cut');
  expect((await stat(incomingPath(app, id))).size).toBeLessThanOrEqual(1000);
  expect((await read(id)).state).not.toBe('complete');
});

test('[S5-029] [S5-027] [S8-033] a file announced as too large is refused before a byte is stored', async () => {
  const before = await readdir(app.incoming_folder);
  const audio = await tus.create(AUDIO, UPLOAD_MAX_BYTES.audio + 1);
  expect([audio.status, audio.error?.name]).toEqual([413, 'audio_too_large']);
  const artwork = await tus.create({ kind: 'artwork', filename: 'cover.png' }, 20 * 1024 * 1024);
  expect([artwork.status, artwork.error?.name]).toEqual([413, 'artwork_too_large']);
  expect(await readdir(app.incoming_folder)).toEqual(before);
  expect((await tus.create(AUDIO, UPLOAD_MAX_BYTES.audio)).status).toBe(201);
});

test('[S8-034] [S8-027] a file with a wrong extension is refused at once', async () => {
  expect((await tus.create({ kind: 'audio', filename: 'song.ogg' }, 10)).error?.name).toBe('unsupported_audio');
  expect((await tus.create({ kind: 'artwork', filename: 'cover.svg' }, 10)).error?.name).toBe('invalid_file_format');
  expect((await tus.create({ kind: 'malware', filename: 'song.wav' }, 10)).error?.name).toBe('malformed_request');
});

test('a file name is for display only: folders, invisible characters and reading directions are removed', async () => {
  const filename = '../../etc/\u202egnp.\u0000Gün Batımı\u200b.WAV';
  const { id } = await tus.create({ kind: 'audio', filename }, 10);
  expect((await read(id)).filename).toBe('gnp.Gün Batımı.WAV');
});

test('two simultaneous writers never mix their bytes: one writes, the other must wait', async () => {
  const { id } = await tus.create(AUDIO, BYTES.length);
  let finishFirst = () => {};
  const slow = new ReadableStream({
    start(controller) {
      controller.enqueue(BYTES.subarray(0, 1000));
      finishFirst = () => {
        controller.enqueue(BYTES.subarray(1000));
        controller.close();
      };
    },
  });
  const first = tus.send(id, 0, slow);
  await expect.poll(async () => (await stat(incomingPath(app, id))).size).toBe(1000);
  const second = await tus.send(id, 1000, randomBytes(500));
  expect([second.status, second.error?.name]).toEqual([409, 'conflict']);
  finishFirst();
  expect((await first).status).toBe(204);
  expect(await storedHash(id)).toBe(hashBytes(BYTES));
});

test('[S4-030] a broken connection loses no received bytes', async () => {
  const { id } = await tus.create(AUDIO, BYTES.length);
  const broken = new ReadableStream({
    async pull(controller) {
      controller.enqueue(BYTES.subarray(0, 50_000));
      await expect.poll(async () => (await stat(incomingPath(app, id))).size).toBe(50_000);
      controller.error(new Error('the train entered a tunnel'));
    },
  });
  await expect(tus.send(id, 0, broken)).rejects.toThrow();
  await expect.poll(async () => (await tus.head(id)).offset).toBe(50_000);
  expect((await tus.send(id, 50_000, BYTES.subarray(50_000))).status).toBe(204);
  expect(await storedHash(id)).toBe(hashBytes(BYTES));
});

test('an upload whose last response was lost is finished when the client requests it', async () => {
  const { id } = await tus.create(AUDIO, 1000);
  const put = vi.spyOn(app.storage, 'put').mockRejectedValueOnce(new Error('the process ends here'));
  expect((await tus.send(id, 0, BYTES.subarray(0, 1000))).status).toBe(500);
  put.mockRestore();
  expect((await read(id)).state).toBe('uploading');
  expect((await tus.head(id)).offset).toBe(1000);
  expect((await read(id)).state).toBe('processing');
});

test('a session that ends in the middle stops the upload, and it resumes after a new sign-in', async () => {
  const guest = await signUp(app);
  const before = createTusClient(origin, guest.session);
  const { id } = await before.create(AUDIO, 2000);
  await before.send(id, 0, BYTES.subarray(0, 800));
  await guest.call(logout);
  expect((await before.send(id, 800, BYTES.subarray(800, 2000))).error?.name).toBe('unauthenticated');
  const body = { username: guest.user.username, password: PASSWORD, captcha: await solveCaptcha(app) };
  const after = createTusClient(origin, (await makeCall(app, login, { body })).session);
  expect((await after.head(id)).offset).toBe(800);
  expect((await after.send(id, 800, BYTES.subarray(800, 2000))).status).toBe(204);
  expect(await storedHash(id)).toBe(hashBytes(BYTES.subarray(0, 2000)));
});

test('an upload of another account does not exist for any call', async () => {
  const { id } = await tus.create(AUDIO, 1000);
  const stranger = await signUp(app);
  const foreignClient = createTusClient(origin, stranger.session);
  const responses = [
    await foreignClient.head(id),
    await foreignClient.send(id, 0, BYTES.subarray(0, 10)),
    await foreignClient.cancel(id),
  ];
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await stranger.call(getUpload, { params: { id } })).error.name).toBe('not_found');
  expect((await stranger.call(getWaveform, { params: { id } })).error.name).toBe('not_found');
  for (const path of ['image', 'preview']) {
    const url = `${TUS_PATH}/${id}/${path}`;
    const response = await app.http.inject({ url, cookies: { '__Host-session': stranger.session } });
    expect(response.statusCode).toBe(404);
  }
  const anonymous = createTusClient(origin, null);
  expect((await anonymous.create(AUDIO, 10)).error?.name).toBe('unauthenticated');
  expect((await tus.head(id)).offset).toBe(0);
  expect((await tus.head('0192f0c1-2345-7abc-8def-0123456789ab')).status).toBe(404);
  expect((await tus.head('not-an-id')).status).toBe(404);
});

test('[S4-031] a cancelled upload frees its space and cannot be resumed', async () => {
  const { id } = await tus.create(AUDIO, 1000);
  await tus.send(id, 0, BYTES.subarray(0, 400));
  expect((await tus.cancel(id)).status).toBe(204);
  expect(await readdir(app.incoming_folder)).not.toContain(id);
  expect(await read(id)).toMatchObject({ state: 'failed', failure_code: 'upload_cancelled' });
  expect((await tus.send(id, 400, BYTES.subarray(400, 1000))).status).toBe(404);
});

test('an unfinished upload is removed after a day, a younger one stays', async () => {
  const old = await tus.create(AUDIO, 1000);
  await tus.send(old.id, 0, BYTES.subarray(0, 400));
  app.clock.advance(DAY_MS);
  const young = await tus.create(AUDIO, 1000);
  app.clock.advance(1000);
  await app.runJobs(pruneUploadsJob);
  expect(await read(old.id)).toMatchObject({ state: 'failed', failure_code: 'upload_expired' });
  expect(await readdir(app.incoming_folder)).not.toContain(old.id);
  expect((await getUploadRow(app.db, young.id)).state).toBe('preparing');
});
