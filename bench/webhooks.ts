import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import { performance } from 'node:perf_hooks';
import { waitUntil } from './product/releases.ts';
import { signIn } from './product/session.ts';
import { PASSWORD } from './product/start-product.ts';
import { startQuietProduct } from './product/start-quiet-product.ts';

/**
 * Measures how many webhooks a second reach their receivers, and whether an endpoint that was down for an hour, with the
 * worker killed meanwhile, loses any. The limit is a hundred a second.
 */
const LIMIT_PER_SECOND = 100;
const MESSAGES = Number(process.env.MESSAGES ?? 3_000);
const MISSED = Number(process.env.MISSED ?? 300);
const DONE_WITHIN_MS = 300_000;

const received = new Set<string>();
let repeated = 0;
const receiver = await listen(0);
const { port } = receiver.address() as AddressInfo;
// The year of the demo posts statements of its own, which would reach the same endpoints.
const product = await startQuietProduct(5710);
try {
  const artist = await signIn(product, 'advanced');
  await artist.call('POST', '/v1/api/account/step-up', { password: PASSWORD });
  const endpoints: { id: string }[] = [];
  for (let count = 0; count < 5; count++) {
    const body = { url: `http://127.0.0.1:${port}/${count}`, events: ['statement.posted'] };
    endpoints.push(await artist.call('POST', '/v1/api/webhooks', body));
  }
  const started = performance.now();
  await addMessages(
    endpoints.map(({ id }) => id),
    MESSAGES,
  );
  await waitUntil('all received', DONE_WITHIN_MS, async () => received.size === MESSAGES);
  const rate = MESSAGES / ((performance.now() - started) / 1000);
  const ratio = rate / LIMIT_PER_SECOND;
  console.log(`${MESSAGES} messages to 5 endpoints on ${os.cpus().length} cores, ${repeated} of them twice`);
  console.log(`${rate.toFixed(0)} messages/s, limit ${LIMIT_PER_SECOND}, ratio ${ratio.toFixed(2)}`);
  if (ratio < 1) process.exitCode = 1;

  await close(receiver);
  const before = received.size;
  await addMessages(
    endpoints.map(({ id }) => id),
    MISSED,
  );
  await waitUntil('all tried', DONE_WITHIN_MS, async () => (await countTried()) === MISSED);
  const worker = product.findPid('worker');
  if (worker !== null) process.kill(worker, 'SIGKILL');
  product.tangent('clock', 'advance', '1h');
  const again = await listen(port);
  // Pauses have grown meanwhile, to less than another hour.
  product.tangent('clock', 'advance', '1h');
  await waitUntil('all received', DONE_WITHIN_MS, async () => received.size - before === MISSED);
  await waitUntil('all saved', DONE_WITHIN_MS, async () => (await countWaiting()) === 0);
  const lost = MISSED - (received.size - before);
  console.log(`down for an hour, worker killed: ${MISSED} messages, ${lost} lost, ratio ${lost / MISSED}`);
  if (lost > 0) process.exitCode = 1;
  await close(again);
} finally {
  await product.stop();
}

async function listen(onPort: number): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      const id = String(request.headers['webhook-id']);
      if (received.has(id)) repeated += 1;
      received.add(id);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(onPort, '127.0.0.1', resolve));
  return server;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Writes messages as events would, in one statement, so that only sending is measured. */
async function addMessages(ids: readonly string[], count: number): Promise<void> {
  const payload = JSON.stringify({ type: 'statement.posted', timestamp: new Date(), data: { period: '2026-10' } });
  await product.database.query(
    `insert into webhook_messages (account_id, id, endpoint_id, type, payload, state, next_attempt_at, created_at)
     select e.account_id, gen_random_uuid(), e.id, 'statement.posted', $2, 'waiting', now(), now()
       from generate_series(1, $3) n join webhook_endpoints e on e.id = ($1::uuid[])[1 + n % cardinality($1::uuid[])]`,
    [ids, payload, count],
  );
}

async function countWaiting(): Promise<number> {
  const { rows } = await product.database.query(`select count(*)::int from webhook_messages where state = 'waiting'`);
  return rows[0].count;
}

async function countTried(): Promise<number> {
  const { rows } = await product.database.query(
    `select count(*)::int from webhook_messages where state = 'waiting' and attempts > 0`,
  );
  return rows[0].count;
}
