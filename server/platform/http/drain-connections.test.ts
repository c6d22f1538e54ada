import { once } from 'node:events';
import net from 'node:net';
import { defineCall } from '@tangent/contract/define-call.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { bindCall } from './bind-call.ts';
import { buildApp } from './build-app.ts';
import { drainConnections } from './drain-connections.ts';
import type { HttpApp } from './http-app.ts';

const LONG_MS = 60_000;
const REQUEST = 'POST /v1/api/count HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n';
const count = defineCall({
  method: 'POST',
  path: '/v1/api/count',
  summary: 'Counts',
  response: z.object({ count: z.number() }),
});

let app: HttpApp<string>;
let port: number;
let counted: number;

beforeEach(async () => {
  counted = 0;
  app = await buildApp<string>({
    title: 'Things',
    allowed_origins: [],
    log: pino({ level: 'silent' }),
    checkHealth: async () => {},
    authorize: async () => 'ada',
  });
  bindCall(app, count, { allow: 'user' }, async () => {
    counted += 1;
    return { count: counted };
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(() => app.close());

/** Connects and makes one request, as a proxy that keeps its connections. */
async function connectAndRequest(): Promise<net.Socket> {
  const socket = net.connect(port, '127.0.0.1').setEncoding('latin1');
  expect(await request(socket)).toMatch(/^HTTP\/1\.1 200 /);
  return socket;
}

async function request(socket: net.Socket): Promise<string> {
  socket.write(REQUEST);
  const [text] = await once(socket, 'data');
  return text;
}

test('a connection that is open serves one more request and is then closed', async () => {
  const kept = await connectAndRequest();
  const drained = drainConnections(app.server, LONG_MS);
  const ended = once(kept, 'end');
  const response = await request(kept);
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  expect(response).toMatch(/connection: close/i);
  await ended;
  await drained;
  expect(counted).toBe(2);
});

test('new connections are refused meanwhile, so that the proxy takes another process', async () => {
  const kept = await connectAndRequest();
  const drained = drainConnections(app.server, LONG_MS);
  await expect.poll(() => app.server.listening).toBe(false);
  const refused = net.connect(port, '127.0.0.1');
  const [error] = await once(refused, 'error');
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  kept.end();
  await drained;
});

test('an idle connection does not delay the end for longer than allowed', async () => {
  const idle = await connectAndRequest();
  await drainConnections(app.server, 20);
  expect(idle.readyState).toBe('open');
  await app.close();
  await once(idle.resume(), 'end');
});
