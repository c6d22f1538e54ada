import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { music } from '@tangent/audio/testing/signals.ts';
import { writeWav } from '@tangent/audio/testing/wav.ts';
import { getUpload } from '@tangent/contract/catalogue/upload.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { sendFile } from '../../testing/fixtures/upload-file.ts';
import { backdateHeartbeats } from '../../testing/harness/backdate-heartbeats.ts';
import { type ProductProcess, startProductProcess } from '../../testing/harness/start-product-process.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { createTusClient } from '../../testing/harness/tus-client.ts';
import { incomingPath } from './incoming-file.ts';

const PATIENT = { timeout: 60_000, interval: 50 };

let app: TestApp;
let account: TestAccount;
const running: ProductProcess[] = [];
beforeAll(async () => {
  app = await createTestApp();
  await app.http.listen({ port: 0 });
  account = await signUp(app);
});
afterAll(async () => {
  for (const process of running) await process.kill();
  await app.close();
});

const start = async (kind: 'api' | 'worker') => {
  const process = await startProductProcess(app, kind);
  running.push(process);
  return process;
};
const hashBytes = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('an api killed while receiving never claims a byte it does not have, and the upload resumes', async () => {
  const bytes = randomBytes(6_000_000);
  let api = await start('api');
  const { id } = await createTusClient(api.origin, account.session).create(
    { kind: 'audio', filename: 'a.wav' },
    bytes.length,
  );
  const file = incomingPath(app, id);
  let offset = 0;
  for (const killAt of [500_000, 4_500_000]) {
    const sent = createTusClient(api.origin, account.session).send(
      id,
      offset,
      endlessly(bytes.subarray(offset, killAt)),
    );
    const broken = expect(sent).rejects.toThrow();
    await vi.waitFor(async () => expect((await stat(file)).size).toBe(killAt), PATIENT);
    await api.kill();
    await broken;
    api = await start('api');
    offset = (await createTusClient(api.origin, account.session).head(id)).offset ?? -1;
    const onDisk = await readFile(file);
    expect(offset).toBe(onDisk.length);
    expect(hashBytes(onDisk)).toBe(hashBytes(bytes.subarray(0, offset)));
  }
  const { status } = await createTusClient(api.origin, account.session).send(id, offset, bytes.subarray(offset));
  expect(status).toBe(204);
  expect(hashBytes(await readFile(path.join(app.storage_folder, 'uploads', id, 'source')))).toBe(hashBytes(bytes));
});

test('two api processes never write one upload simultaneously', async () => {
  const [one, two] = [await start('api'), await start('api')];
  const bytes = randomBytes(100_000);
  const { id } = await createTusClient(one.origin, account.session).create(
    { kind: 'audio', filename: 'a.wav' },
    200_000,
  );
  const first = createTusClient(one.origin, account.session).send(id, 0, endlessly(bytes));
  const broken = expect(first).rejects.toThrow();
  await vi.waitFor(async () => expect((await stat(incomingPath(app, id))).size).toBe(100_000), PATIENT);
  const second = () => createTusClient(two.origin, account.session).send(id, 100_000, bytes);
  expect((await second()).error?.name).toBe('conflict');
  await one.kill();
  await broken;
  await vi.waitFor(async () => expect((await second()).status).toBe(204), PATIENT);
});

test('a file whose worker is killed in the middle is processed again, once', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'killed-'));
  const song = await readFile(writeWav(path.join(folder, 'long.wav'), music(90)));
  await rm(folder, { recursive: true });
  const first = await start('worker');
  const id = await sendFile(app, account, 'audio', 'long.wav', song);
  await vi.waitFor(async () => expect(await jobStates(id)).toEqual(['active']), PATIENT);
  await first.kill();
  await backdateHeartbeats(app.db);
  expect((await account.call(getUpload, { params: { id } })).body.state).toBe('processing');
  await start('worker');
  await vi.waitFor(async () => expect(await jobStates(id)).toEqual(['completed']), PATIENT);
  const { state, audio } = (await account.call(getUpload, { params: { id } })).body;
  expect([state, audio?.duration_ms]).toEqual(['complete', 90_000]);
  expect(await readdir(path.join(app.storage_folder, 'uploads', id))).toEqual(['preview.mp3', 'source']);
});

// Sends these bytes and then keeps the connection open.
function endlessly(bytes: Uint8Array): ReadableStream {
  return new ReadableStream({ start: (controller) => controller.enqueue(bytes) });
}

async function jobStates(uploadId: string): Promise<string[]> {
  const { rows } = await app.pool.query<{ state: string }>(
    `select state::text from pgboss.job where name = 'upload.process' and data->>'upload_id' = $1`,
    [uploadId],
  );
  return rows.map(({ state }) => state);
}
