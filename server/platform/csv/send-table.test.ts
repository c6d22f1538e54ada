import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/harness/test-database.ts';
import { buildApp } from '../http/build-app.ts';
import type { HttpApp } from '../http/http-app.ts';
import { sendTable } from './send-table.ts';

const PART = `${'x'.repeat(63)}\n`.repeat(1024);
const PARTS = 2_000;

let home: TestDatabase;
let app: HttpApp<never>;
let port: number;
/** Parts written so far, and whether the lines of an account were left. */
const written = new Map<string, number>();
const left = new Set<string>();

async function* writeLines(account: string): AsyncGenerator<string> {
  try {
    for (let part = 1; part <= PARTS; part++) {
      written.set(account, part);
      yield PART;
    }
  } finally {
    left.add(account);
  }
}

beforeAll(async () => {
  home = await createTestDatabase();
  app = await buildApp<never>({
    title: 'Test',
    allowed_origins: [],
    log: pino({ level: 'silent' }),
    checkHealth: async () => {},
    authorize: async () => {
      throw new Error('nobody signs in');
    },
  });
  app.get<{ Params: { account: string } }>('/table/:account', { schema: { hide: true } }, (request, reply) => {
    const { account } = request.params;
    const place = { pool: home.pool, account_id: account };
    return sendTable(reply, place, { filename: 'table.csv', lines: writeLines(account) });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  await home.close();
});

async function open(account: string): Promise<IncomingMessage> {
  const [response] = await once(get({ port, path: `/table/${account}`, agent: false }), 'response');
  return response as IncomingMessage;
}

async function readAll(response: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  return bytes;
}

test('a table arrives whole, and the next one can be asked for as soon as it has', async () => {
  const account = randomUUID();
  for (let round = 0; round < 3; round++) {
    const response = await open(account);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="table.csv"',
    });
    expect(await readAll(response)).toBe(PART.length * PARTS);
  }
});

test('what a client does not read is not written, its account gets no second table, and other accounts do', async () => {
  const [account, other] = [randomUUID(), randomUUID()];
  const response = await open(account);
  response.pause();
  const second = await open(account);
  expect(second.statusCode).toBe(409);
  second.setEncoding('utf8');
  let text = '';
  for await (const part of second) text += part;
  expect(JSON.parse(text)).toMatchObject({ name: 'download_running' });
  expect(await readAll(await open(other))).toBe(PART.length * PARTS);
  // The buffers of two sockets hold far less than the 131 MB of the table.
  expect(written.get(account)).toBeLessThan(PARTS / 4);
  response.destroy();
  await expect.poll(() => left.has(account)).toBe(true);
  await expect.poll(async () => (await open(account)).statusCode).toBe(200);
});

test('the place of a process that died is free when its time is over', async () => {
  const account = randomUUID();
  const hold = (seconds: number) =>
    home.pool.query(
      `insert into table_leases values ($1, $2, now() + make_interval(secs => $3))
       on conflict (account_id) do update set until = excluded.until`,
      [account, randomUUID(), seconds],
    );
  await hold(60);
  expect((await open(account)).statusCode).toBe(409);
  await hold(-1);
  expect(await readAll(await open(account))).toBe(PART.length * PARTS);
});
