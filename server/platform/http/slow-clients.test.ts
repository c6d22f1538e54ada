import net from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from './build-app.ts';
import type { HttpApp } from './http-app.ts';

let app: HttpApp<object>;
let port: number;
/** Ends the work of the call. */
let finish: (() => void) | null;

beforeEach(async () => {
  finish = null;
  app = await buildApp({
    title: 'Things',
    allowed_origins: [],
    log: pino({ level: 'silent' }),
    silent_within_ms: 200,
    checkHealth: async () => {},
    authorize: async () => ({}),
  });
  app.post('/work', async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return { ok: true };
  });
  app.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null));
  app.patch('/upload', { config: { slow_body: true } }, async ({ raw }) => {
    for await (const _ of raw);
    return { ok: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as net.AddressInfo).port;
});
afterEach(() => app.close());

/** Sends a request, or a part of one, and then nothing more. */
function send(text: string): { received: string; closed: Promise<void> } {
  const socket = net.connect(port, '127.0.0.1');
  const exchange = {
    received: '',
    closed: new Promise<void>((resolve) => socket.on('error', () => undefined).once('close', () => resolve())),
  };
  socket.setEncoding('latin1').on('data', (part: string) => {
    exchange.received += part;
  });
  socket.write(text);
  return exchange;
}

test('a client that stops sending is cut off; one that waits for its response receives it, however late', async () => {
  const waiting = send('POST /work HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n');
  await expect.poll(() => finish).not.toBeNull();
  // Begins later and is cut off: by then the waiting client has been silent for longer than that.
  const silent = send(
    'PATCH /upload HTTP/1.1\r\nHost: x\r\nContent-Type: application/offset+octet-stream\r\nContent-Length: 9\r\n\r\na',
  );
  await silent.closed;
  expect(silent.received).toBe('');
  finish?.();
  await expect.poll(() => waiting.received).toContain('{"ok":true}');
});
