import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ApiError, createClient, readPages, verifyWebhook, WebhookError } from './tangent.ts';

interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}
type Answer = (response: ServerResponse, request: Received) => void;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Starts a server that gives these answers one after the other, the last one for ever; returns what it received. */
async function serve(...answers: Answer[]) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const one = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') };
      const answer = answers[Math.min(received.push(one), answers.length) - 1];
      answer?.(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  const base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { received, client: createClient({ base_url, token: 'tgt_x' }), base_url };
}

const answer =
  (status: number, body: object | string, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
const cut: Answer = (response) => response.destroy();
const busy = answer(503, { name: 'unavailable', message: 'Busy' }, { 'retry-after': '0' });
const done = answer(200, { items: [], next_cursor: null });
const ID = '019f0000-0000-7000-8000-000000000001';
const AGREEMENTS = { owns_rights: true, no_infringement: true, release_terms: true };

test('a call sends its token, its query and its address, with what belongs into it encoded', async () => {
  const { client, received } = await serve(done);
  await client.releases.list({ q: 'a&b', sort: 'newest' });
  await client.royalties.getEntry('../x');
  expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /v1/api/releases?q=a%26b&sort=newest',
    'GET /v1/api/royalties/entries/..%2Fx',
  ]);
  expect(received[0]?.headers.authorization).toBe('Bearer tgt_x');
});

test('a refused call throws its name, status and issues; an answer that is not of the API has a name of its own', async () => {
  const errors = { title: { code: 'required' } };
  const { client } = await serve(
    answer(422, { name: 'invalid_input', message: 'No', errors }),
    answer(500, { name: 'internal_error', message: 'No', request_id: 'r-1' }),
    answer(404, '<html>'),
  );
  const refused = await client.releases.get(ID).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ name: 'invalid_input', status: 422, errors, request_id: null });
  await expect(client.releases.get(ID)).rejects.toMatchObject({ status: 500, request_id: 'r-1' });
  await expect(client.releases.get(ID)).rejects.toMatchObject({ name: 'ApiError', status: 404 });
});

test('a reading call is repeated while the server is busy or the connection breaks', async () => {
  const { client, received } = await serve(busy, cut, done);
  expect((await client.releases.list()).items).toEqual([]);
  expect(received).toHaveLength(3);
});

test('a call with an idempotency key is repeated under the same key, also one that the program chose', async () => {
  const { client, received } = await serve(cut, busy, answer(200, { id: ID }));
  await client.releases.submit(ID, { version: 1, agreements: AGREEMENTS });
  const keys = received.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(keys).size).toBe(1);
  await client.releases.submit(ID, { version: 1, agreements: AGREEMENTS }, { idempotency_key: 'mine' });
  expect(received.at(-1)?.headers['idempotency-key']).toBe('mine');
});

test('a changing call without a key is repeated only after a refusal for too many calls', async () => {
  const { client, received } = await serve(
    answer(429, { name: 'too_many_requests', message: 'Wait' }, { 'retry-after': '0' }),
    answer(201, { id: ID }),
    busy,
  );
  await client.releases.create({ artist_id: null });
  await expect(client.releases.create({ artist_id: null })).rejects.toMatchObject({ name: 'unavailable' });
  expect(received).toHaveLength(3);
});

test('the client gives up after its attempts, and at once when the pause would be too long or it was stopped', async () => {
  const { client, received, base_url } = await serve(busy);
  await expect(client.releases.list()).rejects.toMatchObject({ status: 503 });
  expect(received).toHaveLength(4);
  const hour = await serve(answer(503, { name: 'unavailable', message: 'Later' }, { 'retry-after': '3600' }));
  await expect(hour.client.releases.list()).rejects.toMatchObject({ retry_after_seconds: 3600 });
  expect(hour.received).toHaveLength(1);
  const stopped = createClient({ base_url, token: 'tgt_x' }).releases.list({}, { signal: AbortSignal.abort() });
  await expect(stopped).rejects.toThrow(/abort/i);
});

test('pages are read one after the other, and only as far as they are needed', async () => {
  const pages = [
    { items: [1, 2], next_cursor: 'b' },
    { items: [3], next_cursor: null },
  ];
  const cursors: (string | undefined)[] = [];
  const read = async (cursor: string | undefined) => {
    cursors.push(cursor);
    return pages[cursor === undefined ? 0 : 1] ?? { items: [], next_cursor: null };
  };
  for await (const item of readPages(read)) if (item === 2) break;
  expect(cursors).toEqual([undefined]);
  const all: number[] = [];
  for await (const item of readPages(read)) all.push(item);
  expect(all).toEqual([1, 2, 3]);
});

test('an upload goes on from the bytes that arrived before the connection broke', async () => {
  const offset = (at: number) => answer(204, '', { 'upload-offset': String(at) });
  const { client, received } = await serve(
    answer(201, '', { location: `/v1/api/uploads/${ID}` }),
    offset(4),
    cut,
    offset(6),
    offset(10),
  );
  const progress: number[] = [];
  const content = new TextEncoder().encode('0123456789');
  const options = { part_bytes: 4, onProgress: (sent: number) => void progress.push(sent) };
  expect(await client.uploads.send({ kind: 'audio', filename: 'şarkı.wav', content }, options)).toBe(ID);
  const sent = received.map(({ method, headers, body }) => `${method} ${headers['upload-offset'] ?? '-'} ${body}`);
  expect(sent).toEqual(['POST - ', 'PATCH 0 0123', 'PATCH 4 4567', 'HEAD - ', 'PATCH 6 6789']);
  expect(received[0]?.headers['upload-metadata']).toBe(
    `kind YXVkaW8=,filename ${Buffer.from('şarkı.wav').toString('base64')}`,
  );
  expect(progress).toEqual([4, 10]);
});

test('an upload that the server will not take ends at once, and so does one that never gets further', async () => {
  const started = answer(201, '', { location: `/v1/api/uploads/${ID}` });
  const file = { kind: 'audio', filename: 'a.wav', content: new Uint8Array(3) } as const;
  const refused = await serve(started, answer(413, { name: 'audio_too_large', message: 'Too large' }));
  await expect(refused.client.uploads.send(file)).rejects.toMatchObject({ name: 'audio_too_large' });
  expect(refused.received).toHaveLength(2);
  const conflict = answer(409, { name: 'conflict', message: 'No' }, { 'upload-offset': '0' });
  const stuck = await serve(started, (response, request) =>
    request.method === 'HEAD'
      ? answer(200, '', { 'upload-offset': '0' })(response, request)
      : conflict(response, request),
  );
  await expect(stuck.client.uploads.send(file)).rejects.toMatchObject({ name: 'conflict' });
});

const KEY = Buffer.from('a secret of the tests');
const SECRET = `whsec_${KEY.toString('base64')}`;
const NOW = new Date('2026-11-27T12:00:00Z');

function sign(body: string, at = NOW) {
  const timestamp = String(at.getTime() / 1000);
  const signature = createHmac('sha256', KEY).update(`m-1.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': 'm-1', 'webhook-timestamp': timestamp, 'webhook-signature': `v1,AAAA v1,${signature}` };
}

test('a message with our signature is taken, also under the old secret, and nothing else is', async () => {
  const body = '{"type":"release.live","timestamp":"2026-11-27T12:00:00.000Z","data":{"title":"Gece"}}';
  const verify = (changed: string, headers: ReturnType<typeof sign>, secrets: string | string[] = SECRET) =>
    verifyWebhook(changed, headers, secrets, { now: NOW });
  expect(await verify(body, sign(body))).toEqual(JSON.parse(body));
  expect((await verify(body, sign(body), ['whsec_bmV3', SECRET])).type).toBe('release.live');
  expect((await verifyWebhook(body, new Headers(sign(body)), SECRET, { now: NOW })).type).toBe('release.live');
  await expect(verify(`${body} `, sign(body))).rejects.toBeInstanceOf(WebhookError);
  await expect(verify(body, sign(body), 'whsec_bmV3')).rejects.toBeInstanceOf(WebhookError);
  for (const seconds of [-301, 301]) {
    const at = new Date(NOW.getTime() + seconds * 1000);
    await expect(verify(body, sign(body, at))).rejects.toBeInstanceOf(WebhookError);
  }
  await expect(verify(body, { ...sign(body), 'webhook-timestamp': 'x' })).rejects.toBeInstanceOf(WebhookError);
  await expect(verify(body, { ...sign(body), 'webhook-signature': 'v1,%%%' })).rejects.toBeInstanceOf(WebhookError);
});
