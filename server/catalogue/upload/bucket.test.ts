import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { music } from '@tangent/audio/testing/signals.ts';
import { writeWav } from '@tangent/audio/testing/wav.ts';
import { TUS_PATH } from '@tangent/contract/catalogue/upload.ts';
import { createTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createS3Storage } from '../../gateways/storage/s3-storage.ts';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { uploadFile } from '../../testing/fixtures/upload-file.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { createTusClient } from '../../testing/harness/tus-client.ts';
import { discardUpload } from './discard-upload.ts';
import { previewKey, sourceKey } from './upload-key.ts';

let sandbox: TestSandbox;
let app: TestApp;
let account: TestAccount;
let folder: string;
beforeAll(async () => {
  sandbox = await createTestSandbox();
  const storage = createS3Storage({
    bucket: 'our-files',
    prefix: 'files',
    endpoint: `http://127.0.0.1:${sandbox.sandbox.http_port}/s3`,
    region: 'us-east-1',
    access_key_id: 'sandbox',
    secret_access_key: 'sandbox-s3-secret',
  });
  app = await createTestApp({ storage });
  await app.http.listen({ port: 0 });
  account = await signUp(app);
  folder = await mkdtemp(path.join(os.tmpdir(), 'bucket-'));
});
afterAll(async () => {
  await app.close();
  await sandbox.remove();
  await rm(folder, { recursive: true, force: true });
});

function listen(id: string, range?: string) {
  const headers = range === undefined ? {} : { range };
  const cookies = { '__Host-session': account.session };
  return app.http.inject({ url: `${TUS_PATH}/${id}/preview`, headers, cookies });
}

test('a song in a bucket is measured, plays whole and in parts, and is removed when nothing uses it', async () => {
  const song = writeWav(path.join(folder, 'song.wav'), music(20), 24);
  const { id, state, audio } = await uploadFile(app, account, 'audio', song);
  expect([state, audio?.codec]).toEqual(['complete', 'pcm_s24le']);
  const stored = await app.storage.withLocalFile(sourceKey(id), (file) => readFile(file));
  expect(stored.equals(await readFile(song))).toBe(true);

  const whole = (await listen(id)).rawPayload;
  expect(whole.length).toBe(await app.storage.findSize(previewKey(id)));
  const part = await listen(id, 'bytes=100-199');
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${whole.length}`]);
  expect(part.rawPayload.equals(whole.subarray(100, 200))).toBe(true);

  await discardUpload(app, id);
  expect(await app.storage.findSize(sourceKey(id))).toBeNull();
});

test('an upload whose bucket was unavailable at the last byte is saved, and finished at the next request', async () => {
  const bytes = randomBytes(300_000);
  const tus = createTusClient(app.http.listeningOrigin, account.session);
  const { id } = await tus.create({ kind: 'audio', filename: 'song.wav' }, bytes.length);
  await sandbox.behave('our-files', { disk_full: true });
  expect((await tus.send(id, 0, bytes)).status).toBeGreaterThanOrEqual(500);
  await sandbox.behave('our-files', { disk_full: false });
  expect((await tus.head(id)).offset).toBe(bytes.length);
  const stored = await app.storage.withLocalFile(sourceKey(id), (file) => readFile(file));
  expect(stored.equals(bytes)).toBe(true);
});
