import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import { getUpload } from '@tangent/contract/catalogue/upload.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { sendFile } from '../../testing/fixtures/upload-file.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { createTusClient, type TusClient } from '../../testing/harness/tus-client.ts';
import { processUploadJob } from './jobs.ts';

const AUDIO = { kind: 'audio', filename: 'song.wav' };
const BYTES = randomBytes(300_000);

let app: TestApp;
let account: TestAccount;
let tus: TusClient;
/** The methods of every open file in this process: the place where disk errors appear. */
let files: FileHandle;
beforeAll(async () => {
  app = await createTestApp();
  const origin = await app.http.listen({ port: 0 });
  account = await signUp(app);
  tus = createTusClient(origin, account.session);
  const any = await open(import.meta.filename);
  files = Object.getPrototypeOf(any);
  await any.close();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

const diskError = (code: string) => Object.assign(new Error(`${code}: the disk`), { code });
const getState = async (id: string) => (await account.call(getUpload, { params: { id } })).body.state;

async function storedHash(id: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await app.storage.openRead(`uploads/${id}/source`)) hash.update(chunk);
  return hash.digest('hex');
}
const hashBytes = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function createAndSend(first: number): Promise<string> {
  const { id } = await tus.create(AUDIO, BYTES.length);
  expect((await tus.send(id, 0, BYTES.subarray(0, first))).offset).toBe(first);
  return id;
}

test.each(['ENOSPC', 'EDQUOT'])(
  'a part that does not fit on the disk (%s) is refused, frees its space, and is accepted when there is room',
  async (code) => {
    const id = await createAndSend(100_000);
    const whole = files.write;
    let writes = 0;
    vi.spyOn(files, 'write').mockImplementation(function (this: FileHandle, ...args: unknown[]) {
      writes += 1;
      // The first piece still fits.
      return writes > 1 ? Promise.reject(diskError(code)) : Reflect.apply(whole, this, args);
    });
    const refused = await tus.send(id, 100_000, BYTES.subarray(100_000));
    expect([refused.status, refused.error?.name, writes]).toEqual([507, 'storage_full', 2]);
    expect(refused.error?.retry_after_seconds).toBe(60);
    vi.restoreAllMocks();

    expect((await tus.head(id)).offset).toBe(100_000);
    expect((await tus.send(id, 100_000, BYTES.subarray(100_000))).status).toBe(204);
    expect(await storedHash(id)).toBe(hashBytes(BYTES));
  },
);

test('a part whose sync fails counts as not received: the file is never synced again but started over', async () => {
  const id = await createAndSend(100_000);
  const sync = vi.spyOn(files, 'sync').mockRejectedValueOnce(diskError('EIO'));
  const refused = await tus.send(id, 100_000, BYTES.subarray(100_000));
  expect([refused.status, refused.error?.name]).toEqual([503, 'unavailable']);
  expect(sync).toHaveBeenCalledTimes(1);
  expect(await readdir(app.incoming_folder)).not.toContain(id);
  expect(await getState(id)).toBe('failed');
  expect((await tus.head(id)).status).toBe(404);
  const again = await createAndSend(BYTES.length);
  expect(await storedHash(again)).toBe(hashBytes(BYTES));
});

test.each([
  ['ENOSPC', 507, 'storage_full'],
  ['EIO', 503, 'unavailable'],
] as const)(
  'a file that cannot be stored permanently (%s) is not received, and is stored once the disk works again',
  async (code, status, name) => {
    const id = await createAndSend(100_000);
    const whole = files.sync;
    let syncs = 0;
    vi.spyOn(files, 'sync').mockImplementation(function (this: FileHandle) {
      syncs += 1;
      // The part itself is written; the copy of the whole file is not.
      return syncs > 1 ? Promise.reject(diskError(code)) : whole.call(this);
    });
    const refused = await tus.send(id, 100_000, BYTES.subarray(100_000));
    expect([refused.status, refused.error?.name]).toEqual([status, name]);
    expect(await app.storage.findSize(`uploads/${id}/source`)).toBeNull();
    expect(await getState(id)).toBe('uploading');
    expect((await tus.head(id)).status).toBe(status);
    vi.restoreAllMocks();

    expect((await tus.head(id)).offset).toBe(BYTES.length);
    expect(await getState(id)).toBe('processing');
    expect(await storedHash(id)).toBe(hashBytes(BYTES));
  },
);

test('a received file waits any time for a disk that rejects its derived files, and is then ready', async () => {
  const cover = sharp({ create: { width: 400, height: 400, channels: 3, background: '#1e64c8' } });
  const id = await sendFile(app, account, 'picture', 'me.png', await cover.png().toBuffer());
  vi.spyOn(files, 'sync').mockRejectedValue(diskError('ENOSPC'));
  const tries = [...Array(2 * (processUploadJob.retry_limit + 1))];
  for (const _try of tries) await app.runJobs();
  expect(await getState(id)).toBe('processing');
  vi.restoreAllMocks();
  await app.runJobs();
  expect(await getState(id)).toBe('complete');
});
