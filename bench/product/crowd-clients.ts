import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * A process of clients for `bench/crowd.ts`: many that request the start page, keep their connection and request a file
 * now and then, and slow ones that send a byte a second. Reports when all are connected; counts until it is ended.
 */
export interface CrowdCounts {
  open: number;
  /** Clients that have got the start page. */
  served: number;
  answered: number;
  /** Responses by status. */
  statuses: Record<string, number>;
  failed: number;
  slow_cut: number;
  /** How long the slow client that lived longest was connected. */
  slow_longest_ms: number;
}

const [port = 0, clients = 0, slow = 0] = process.argv.slice(2).map(Number);
/** Shorter than the time after which the server closes an idle connection. */
const REQUEST_EVERY_MS = 9_000;
const START_PAGE = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const REQUEST = 'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n';
const SLOW_HEADERS = `GET /robots.txt HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(4_000)}`;
const SLOW_BODY = `POST /v1/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n`;

const counts: CrowdCounts = {
  open: 0,
  served: 0,
  answered: 0,
  statuses: {},
  failed: 0,
  slow_cut: 0,
  slow_longest_ms: 0,
};

function connect(): Promise<net.Socket> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(socket)).once('error', reject);
  });
}

/** Connects at once, and again whenever the connection ends. */
async function visit(onConnected: () => void): Promise<never> {
  let isServed = false;
  for (;;) {
    const socket = await connect().catch(() => null);
    if (socket === null) {
      counts.failed += 1;
      await wait(1_000);
      continue;
    }
    counts.open += 1;
    onConnected();
    socket.setEncoding('latin1').on('data', (text: string) => {
      const status = /^HTTP\/1\.1 (\d+)/.exec(text)?.[1];
      if (status === undefined) return;
      counts.answered += 1;
      counts.statuses[status] = (counts.statuses[status] ?? 0) + 1;
      if (isServed || status !== '200') return;
      isServed = true;
      counts.served += 1;
    });
    const send = () => socket.write(isServed ? REQUEST : START_PAGE);
    send();
    // The first rest is of random length, so that the clients do not all come at the same instant again.
    let timer = setTimeout(function again() {
      send();
      timer = setTimeout(again, REQUEST_EVERY_MS);
    }, Math.random() * REQUEST_EVERY_MS);
    await ended(socket);
    clearTimeout(timer);
    counts.open -= 1;
  }
}

/** Sends its request byte by byte until the server has had enough, and tries again. */
async function visitSlowly(index: number): Promise<never> {
  for (;;) {
    const socket = await connect().catch(() => null);
    if (socket === null) {
      await wait(1_000);
      continue;
    }
    const started = performance.now();
    const [head, rest] = index % 2 === 0 ? ['', SLOW_HEADERS] : [SLOW_BODY, ' '.repeat(4_000)];
    socket.write(head);
    let at = 0;
    const timer = setInterval(() => socket.write(rest.charAt(at++ % rest.length)), 1_000);
    socket.resume();
    await ended(socket);
    clearInterval(timer);
    counts.slow_cut += 1;
    counts.slow_longest_ms = Math.max(counts.slow_longest_ms, performance.now() - started);
  }
}

function ended(socket: net.Socket): Promise<void> {
  return new Promise((resolve) => socket.on('error', () => undefined).once('close', () => resolve()));
}

// First, so that they are connected long enough to be cut.
for (let index = 0; index < slow; index++) void visitSlowly(index);
let connected = 0;
const everyone = new Promise<void>((resolve) => {
  for (let index = 0; index < clients; index++) {
    let isFirst = true;
    void visit(() => {
      if (isFirst) connected += 1;
      isFirst = false;
      if (connected === clients) resolve();
    });
  }
});
process.on('message', () => process.send?.(counts));
await everyone;
process.send?.(counts);
