import net from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from './build-app.ts';
import type { HttpApp } from './http-app.ts';

const PACE = { grace_ms: 200, bytes_per_second: 1_000, within_ms: 5_000, upload: { window_ms: 200, bytes: 20 } };

let app: HttpApp<object>;
/** Ends what the server waits for. */
let finish: (() => void) | null;
const sockets: net.Socket[] = [];
const waitForTest = () =>
  new Promise<void>((resolve) => {
    finish = resolve;
  });

async function start(options: { silent_within_ms?: number; bodies?: number } = {}): Promise<void> {
  const { bodies = 9, ...rest } = options;
  app = await buildApp({
    title: 'Things',
    allowed_origins: [],
    log: pino({ level: 'silent' }),
    pace: PACE,
    load_limits: {
      calls: { all: 9, per_network: 9 },
      bodies: { all: bodies, per_network: 9 },
      uploads: { all: 9, per_network: 9, per_account: 9 },
    },
    ...rest,
    checkHealth: async () => {},
    authorize: async () => ({}),
  });
  app.post('/work', async () => {
    await waitForTest();
    return { ok: true };
  });
  app.post('/form', async ({ body }) => ({ chars: JSON.stringify(body).length }));
  app.post('/private', { onRequest: waitForTest }, async ({ body }) => ({ chars: JSON.stringify(body).length }));
  app.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null));
  app.patch('/upload', { config: { slow_body: true } }, async ({ raw }) => {
    for await (const _ of raw);
    return { ok: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
}

beforeEach(() => {
  finish = null;
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  finish?.();
  await app.close();
});

/** Sends a request, or a part of one; with `every_ms` its rest in pieces, and without it nothing more. */
function send(text: string, rest: { pieces: string[]; every_ms: number } = { pieces: [], every_ms: 1_000 }) {
  const { port } = app.server.address() as net.AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  sockets.push(socket);
  const pieces = [...rest.pieces];
  const timer = setInterval(() => {
    const piece = pieces.shift();
    if (piece !== undefined) socket.write(piece);
  }, rest.every_ms);
  const exchange = {
    received: '',
    closed: new Promise<void>((resolve) => {
      socket.on('error', () => undefined);
      socket.once('close', () => {
        clearInterval(timer);
        resolve();
      });
    }),
  };
  socket.setEncoding('latin1').on('data', (part: string) => {
    exchange.received += part;
  });
  socket.write(text);
  return exchange;
}

const json = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const file = (length: number) =>
  `PATCH /upload HTTP/1.1\r\nHost: x\r\nContent-Type: application/offset+octet-stream\r\nContent-Length: ${length}\r\n\r\n`;
/** Slower than the pace, for longer than a test runs. */
const TRICKLE = { pieces: new Array<string>(1_000).fill(' '), every_ms: 40 };
/** A JSON text of 600 bytes, which arrives in three times the grace, at twice the pace. */
const STEADY = { pieces: ['"', ...new Array<string>(11).fill('a'.repeat(54)), 'aaaa"'], every_ms: 27 };

test('a client that stops sending is cut off; one that waits for its response receives it, however late', async () => {
  await start({ silent_within_ms: 200 });
  const waiting = send('POST /work HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n');
  await expect.poll(() => finish).not.toBeNull();
  // Begins later and is cut off: by then the waiting client has been silent for longer than that.
  const silent = send(`${file(9)}a`);
  await silent.closed;
  expect(silent.received).toBe('');
  finish?.();
  await expect.poll(() => waiting.received).toContain('{"ok":true}');
});

test.each([
  ['with its length', json('/form', 1_000)],
  ['in chunks', json('/form', 0).replace('Content-Length: 0', 'Transfer-Encoding: chunked')],
])(
  'a body %s that trickles in is answered with the reason and the time to wait, and its connection is closed',
  async (_name, start_line) => {
    await start();
    const isChunked = start_line.includes('chunked');
    const slow = send(start_line, isChunked ? { ...TRICKLE, pieces: TRICKLE.pieces.map(() => '1\r\n \r\n') } : TRICKLE);
    await slow.closed;
    expect(slow.received).toMatch(/^HTTP\/1\.1 408 /);
    expect(slow.received).toMatch(/\r\nretry-after: 5\r\n/);
    expect(slow.received).toContain('"name":"body_too_slow"');
  },
);

test('a body that keeps the pace may take longer than every body may', async () => {
  await start();
  const steady = send(json('/form', 600), STEADY);
  await expect.poll(() => steady.received).toContain('{"chars":600}');
});

test.each([
  ['a refused call', 'HTTP/1.1 503 ', json('/form', 1_000)],
  ['a call whose caller is being identified', '', json('/private', 1_000)],
  ['a call that needs no body', 'HTTP/1.1 404 ', json('/nothing', 1_000).replace('POST', 'GET')],
])('the body of %s is cut off too when it trickles in', async (name, response, text) => {
  await start({ bodies: name === 'a refused call' ? 0 : 9 });
  const slow = send(text, TRICKLE);
  await slow.closed;
  expect(slow.received.slice(0, 13)).toBe(response);
});

test('a body that waits for us is not slow: its sender cannot go on', async () => {
  await start();
  const body = JSON.stringify('a'.repeat(300_000));
  const large = send(json('/private', body.length) + body);
  await expect.poll(() => finish).not.toBeNull();
  // Begins later and is cut off for its slowness.
  await send(json('/form', 1_000), TRICKLE).closed;
  finish?.();
  await expect.poll(() => large.received).toContain(`{"chars":${body.length}}`);
});

test('an upload that trickles in is cut off without a response; one that keeps its pace takes as long as it likes', async () => {
  await start();
  const steady = send(file(600), { ...STEADY, every_ms: 60 });
  const slow = send(file(600), TRICKLE);
  await slow.closed;
  expect(slow.received).toBe('');
  await expect.poll(() => steady.received).toContain('{"ok":true}');
});
