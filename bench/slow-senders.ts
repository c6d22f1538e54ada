import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { watchLoad } from './product/load.ts';
import { type Session, signIn } from './product/session.ts';
import { startProduct } from './product/start-product.ts';

/**
 * Measures what others notice of strangers who send as slowly as they can: 420 bodies that trickle in, each opened again
 * when it is cut, and then 200 uploads of two accounts. Everybody has one address, as behind one provider.
 */
const LIMITS = { p99_ms: 1_000, memory_mb: 400, closed_within_s: 60 };
const PORT = Number(process.env.PORT ?? 5780);
const SLOW_BODIES = 420;
const SLOW_UPLOADS = 100;
const MEASURED_MS = 30_000;
/** Four requests at a time: in a minute fewer than the calls of one account. */
const PAUSE_MS = 1_000;
const STARTS = 20;

interface Sender {
  /** The status of the response, if there was one. */
  status: number | null;
  closed_after_ms: number | null;
  /** Resolves when the connection has ended. */
  ended: Promise<void>;
}

/** Sends the beginning of a request, and then a byte at this interval. */
function sendSlowly(head: string, byte: string, everyMs: number): Sender & { stop: () => void } {
  const socket = net.connect(PORT, '127.0.0.1');
  const started = performance.now();
  const timer = setInterval(() => socket.write(byte), everyMs);
  const sender = {
    status: null as number | null,
    closed_after_ms: null as number | null,
    stop: () => socket.destroy(),
    ended: new Promise<void>((resolve) => {
      socket
        .on('error', () => undefined)
        .once('close', () => {
          clearInterval(timer);
          sender.closed_after_ms = performance.now() - started;
          resolve();
        });
    }),
  };
  socket.setEncoding('latin1').on('data', (text: string) => {
    sender.status ??= Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0);
  });
  socket.write(head + byte);
  return sender;
}

/** Keeps this many slow bodies under way until it is stopped. Returns the statuses that they got. */
function keepSending(count: number) {
  const head =
    'POST /v1/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n';
  const statuses: Record<string, number> = {};
  const running = new Set<{ stop: () => void }>();
  let isOver = false;
  const one = async () => {
    while (!isOver) {
      const sender = sendSlowly(head, ' ', 2_000);
      running.add(sender);
      await sender.ended;
      running.delete(sender);
      const status = sender.status ?? 'closed';
      if (!isOver) statuses[status] = (statuses[status] ?? 0) + 1;
      // A sender that is refused at once waits: without a pause it would be a flood, not a slow sender.
      await wait(100);
    }
  };
  const all = Array.from({ length: count }, one);
  return async () => {
    isOver = true;
    for (const { stop } of running) stop();
    await Promise.all(all);
    return statuses;
  };
}

/** Opens pages and makes calls like a visitor and a user, and returns the times and the statuses other than 200. */
async function visit({ headers }: Session) {
  const paths = ['/', '/v1/api/plans', '/v1/api/user', '/v1/api/releases'];
  const times: number[] = [];
  const failed: string[] = [];
  for (const started = performance.now(); performance.now() - started < MEASURED_MS; await wait(PAUSE_MS)) {
    await Promise.all(
      paths.map(async (path) => {
        const sent = performance.now();
        const response = await fetch(`http://127.0.0.1:${PORT}${path}`, { headers });
        await response.arrayBuffer();
        times.push(performance.now() - sent);
        if (response.status !== 200) failed.push(`${path} ${response.status}`);
      }),
    );
  }
  return { times: times.sort((a, b) => a - b), failed };
}

async function startUpload({ headers }: Session, bytes: number): Promise<string | null> {
  const metadata = `kind ${btoa('audio')},filename ${btoa('song.wav')}`;
  const own = { ...headers, 'tus-resumable': '1.0.0', 'upload-length': String(bytes), 'upload-metadata': metadata };
  const response = await fetch(`http://127.0.0.1:${PORT}/v1/api/uploads`, { method: 'POST', headers: own });
  return response.headers.get('location');
}

function trickle({ headers }: Session, location: string) {
  const lines = Object.entries({
    ...headers,
    host: 'localhost',
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
    'content-length': '1000',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return sendSlowly(`PATCH ${location} HTTP/1.1\r\n${lines.join('')}\r\n`, 'a', 5_000);
}

let isWithin = true;
function print(name: string, value: number, limit: number, unit: string): void {
  if (value > limit) isWithin = false;
  console.log(`${name}: ${value.toFixed(1)} ${unit}, limit ${limit} ${unit}${value > limit ? ' EXCEEDED' : ''}`);
}

async function measureBodies(user: Session): Promise<void> {
  const quiet = await visit(user);
  const stop = keepSending(SLOW_BODIES);
  const { times, failed } = await visit(user);
  console.log(`${SLOW_BODIES} slow bodies got ${JSON.stringify(await stop())}`);
  const at99 = (sorted: number[]) => sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
  console.log(`${times.length} requests of others; without slow bodies p99 ${at99(quiet.times).toFixed(1)} ms`);
  print('p99 of others', at99(times), LIMITS.p99_ms, 'ms');
  print('failed requests of others', failed.length, 0, failed[0] ?? '');
}

async function measureUploads(slow: Session[], other: Session): Promise<void> {
  const senders = [];
  for (const session of slow) {
    for (let n = 0; n < SLOW_UPLOADS; n++) {
      const location = await startUpload(session, 1_000);
      if (location !== null) senders.push(trickle(session, location));
    }
  }
  const locations = await Promise.all(Array.from({ length: STARTS }, () => startUpload(other, 1_000)));
  const sent = await Promise.all(locations.map((location) => (location === null ? null : sendAll(other, location))));
  await Promise.all(senders.map(({ ended }) => ended));
  console.log(`${senders.length} slow uploads; ${senders.filter(({ status }) => status === 429).length} were refused`);
  print('refused starts of another account', locations.filter((location) => location === null).length, 0, '');
  print('refused uploads of another account', sent.filter((status) => status !== 204).length, 0, '');
  const longest = Math.max(...senders.map(({ closed_after_ms }) => closed_after_ms ?? Number.POSITIVE_INFINITY));
  print('slowest end of a slow upload', longest / 1000, LIMITS.closed_within_s, 's');
}

async function sendAll({ headers }: Session, location: string): Promise<number> {
  const type = { 'content-type': 'application/offset+octet-stream' };
  const own = { ...headers, 'tus-resumable': '1.0.0', 'upload-offset': '0', ...type };
  const url = `http://127.0.0.1:${PORT}${location}`;
  return (await fetch(url, { method: 'PATCH', headers: own, body: new Uint8Array(1_000) })).status;
}

const product = await startProduct(PORT, undefined, { DEMO: 'releases', RATE_LIMITS: 'on' });
const load = watchLoad(product, ['api']);
try {
  const [user, first, second, other] = await Promise.all(
    ['free', 'pro', 'advanced', 'staff'].map((name) => signIn(product, name)),
  );
  if (!user || !first || !second || !other) throw new Error('nobody is signed in');
  await measureBodies(user);
  await measureUploads([first, second], other);
} finally {
  print('memory of api', load.stop().api.peak_mb, LIMITS.memory_mb, 'MB');
  await product.stop();
}
process.exitCode = isWithin ? 0 : 1;
