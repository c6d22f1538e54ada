import { createHash, randomBytes } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { getUpload } from '@tangent/contract/catalogue/upload.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { UNFINISHED_UPLOADS_MAX } from '@tangent/domain/catalogue/file-limits.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { uploadFile } from '../../testing/fixtures/upload-file.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { createTusClient, type TusClient, type TusResponse } from '../../testing/harness/tus-client.ts';
import { incomingPath } from './incoming-file.ts';
import { pruneUploadsJob } from './jobs.ts';

const MB_BYTES = 1_048_576;
/** The part size that the browser sends; the file is one such part and a little more. */
const PART_BYTES = 8 * MB_BYTES;
const BYTES = randomBytes(PART_BYTES + 300_000);
const AUDIO = { kind: 'audio', filename: 'song.wav' };
const PATIENT = { timeout: 30_000, interval: 20 };

let app: TestApp;
let origin: string;
let account: TestAccount;
let tus: TusClient;
beforeAll(async () => {
  app = await createTestApp();
  origin = await app.http.listen({ port: 0 });
  account = await signUp(app);
  tus = createTusClient(origin, account.session);
});
afterAll(() => app.close());

const getSize = async (id: string) => (await stat(incomingPath(app, id))).size;
const createUpload = (client: TusClient) => client.create(AUDIO, 1000);

async function storedHash(id: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await app.storage.openRead(`uploads/${id}/source`)) hash.update(chunk);
  return hash.digest('hex');
}

/** Sends this many bytes, and then cuts the connection. */
async function sendAndCut(id: string, cutAfter: number): Promise<void> {
  let sent = 0;
  const body = new ReadableStream(
    {
      async pull(controller) {
        const part = BYTES.subarray(sent, Math.min(cutAfter, sent + 256 * 1024));
        sent += part.length;
        if (part.length > 0) return controller.enqueue(part);
        await vi.waitFor(async () => expect(await getSize(id)).toBe(cutAfter), PATIENT);
        controller.error(new Error('the train entered a tunnel'));
      },
    },
    { highWaterMark: 0 },
  );
  await tus.send(id, 0, body).catch(() => 'cut');
}

/** Polls until the interrupted writer has released the lock. */
function pollUntilFree(id: string): Promise<TusResponse> {
  return vi.waitUntil(async () => {
    const response = await tus.head(id);
    return response.offset === null ? false : response;
  }, PATIENT);
}

test.each([
  ['before the first byte', 0],
  ['after the first byte', 1],
  ['one byte before a part is complete', PART_BYTES - 1],
  ['after a complete part', PART_BYTES],
  ['one byte before the end', BYTES.length - 1],
])('a connection cut %s loses nothing, and the file arrives byte for byte', async (_when, cutAfter) => {
  const { id } = await tus.create(AUDIO, BYTES.length);
  await sendAndCut(id, cutAfter);
  expect((await pollUntilFree(id)).offset).toBe(cutAfter);
  expect((await tus.send(id, cutAfter, BYTES.subarray(cutAfter))).status).toBe(204);
  expect(await storedHash(id)).toBe(createHash('sha256').update(BYTES).digest('hex'));
});

test('an upload that is paused repeatedly arrives byte for byte', async () => {
  const { id } = await tus.create(AUDIO, BYTES.length);
  const stops = [0, 100_000, 100_001, PART_BYTES - 7, PART_BYTES + 5, BYTES.length];
  for (const [index, start] of stops.slice(0, -1).entries()) {
    expect((await tus.head(id)).offset).toBe(start);
    await tus.send(id, start, BYTES.subarray(start, stops[index + 1]));
  }
  expect(await storedHash(id)).toBe(createHash('sha256').update(BYTES).digest('hex'));
});

test('[S4-031] an account has at most a hundred unfinished uploads; cancelling or a day frees a slot', async () => {
  const guest = await signUp(app);
  const client = createTusClient(origin, guest.session);
  const { id: first } = await createUpload(client);
  const now = app.clock.now();
  const unfinished = {
    account_id: guest.user._id,
    kind: 'audio',
    filename: 'a.wav',
    size_bytes: 9,
    state: 'preparing',
  } as const;
  const rest = Array.from({ length: UNFINISHED_UPLOADS_MAX - 2 }, () => ({ id: uuidv7(), ...unfinished }));
  await app.db.insert(uploads).values(rest.map((row) => ({ ...row, created_at: now, updated_at: now })));

  const responses = await Promise.all([createUpload(client), createUpload(client), createUpload(client)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
  expect((await createUpload(client)).error?.name).toBe('too_many_uploads');
  expect((await createUpload(tus)).status).toBe(201);

  await client.cancel(first);
  expect((await createUpload(client)).status).toBe(201);
  expect((await createUpload(client)).status).toBe(403);
  app.clock.advance(DAY_MS + 1000);
  await app.runJobs(pruneUploadsJob);
  expect((await createUpload(client)).status).toBe(201);
});

test('cancelled, abandoned or finished uploads leave no unfinished files', async () => {
  const [cancelled, abandoned, finished] = [await createUpload(tus), await createUpload(tus), await createUpload(tus)];
  for (const { id } of [cancelled, abandoned]) await tus.send(id, 0, BYTES.subarray(0, 400));
  await tus.send(finished.id, 0, BYTES.subarray(0, 1000));
  await tus.cancel(cancelled.id);
  app.clock.advance(DAY_MS + 1000);
  await app.runJobs(pruneUploadsJob);
  const left = await readdir(app.incoming_folder);
  for (const { id } of [cancelled, abandoned, finished]) expect(left).not.toContain(id);
  expect((await tus.head(abandoned.id)).status).toBe(404);
});

test.each([
  ['with folders', '../../../etc/passwd.png', 'passwd.png'],
  ['with folders and a Windows device', '..\\..\\windows\\CON.png', 'CON.png'],
  ['with invisible characters', 'a\u0000b\u202egnp.png', 'abgnp.png'],
  ['of 4,000 letters', `${'ş'.repeat(4000)}.png`, `${'ş'.repeat(251)}.png`],
  ['with quotes and a line break', `it's "(1)" *;\r\nx: y.png`, `it's "(1)" *;x: y.png`],
])(
  'a name %s is only displayed: the file is stored under our own id, and the name is served encoded',
  async (_description, filename, shown) => {
    const bytes = await sharp({ create: { width: 1500, height: 1500, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const { id } = await uploadFile(app, account, 'artwork', { filename, bytes });
    expect((await account.call(getUpload, { params: { id } })).body.filename).toBe(shown);
    expect(await readdir(`${app.storage_folder}/uploads/${id}`)).toEqual(['1000.jpg', '300.jpg', 'source']);
    const cookies = { '__Host-session': account.session };
    const { headers } = await app.http.inject({ url: `/v1/api/uploads/${id}/image?size=full`, cookies });
    const [, encoded = ''] =
      /^inline; filename\*=UTF-8''([\w.%!~-]*)$/.exec(String(headers['content-disposition'])) ?? [];
    expect(decodeURIComponent(encoded)).toBe(shown);
  },
);
