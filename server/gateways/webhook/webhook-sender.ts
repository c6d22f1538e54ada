import { type LookupAddress, lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { performance } from 'node:perf_hooks';
import { isLoopback, isPublicAddress } from './public-address.ts';

/** How an attempt ended. `problem` is null when the endpoint took the message. */
export interface Attempt {
  status: number | null;
  problem: 'status' | 'timeout' | 'unknown_host' | 'not_public' | 'certificate' | 'unreachable' | null;
  /** The beginning of the answer; null without one. */
  answer: string | null;
  duration_ms: number;
}

export interface WebhookSender {
  /** Whether an address may be an endpoint, as far as its text tells: names are resolved at each attempt. */
  accepts(url: string): boolean;
  /** Sends one message. Never throws: what went wrong is in the attempt. */
  post(url: string, headers: Record<string, string>, body: string): Promise<Attempt>;
}

interface SenderOptions {
  /** Outside production receivers on this machine are allowed, also without TLS. */
  allows_loopback: boolean;
  timeout_ms: number;
  /** Of an answer at most this much is read. */
  max_bytes: number;
  /** Resolves a name; tests pass their own. */
  resolve?: (host: string) => Promise<LookupAddress[]>;
}

/** Ports below belong to other protocols, which must not hear from us. */
const FIRST_FREE_PORT = 1024;

/**
 * Creates the one way in which messages reach addresses that users chose. A name is resolved once per attempt, every
 * address that it has is checked, and the connection is made to a checked address: a name that points elsewhere a
 * moment later changes nothing. Redirects are not followed.
 */
export function createWebhookSender(options: SenderOptions): WebhookSender {
  const { allows_loopback, resolve = resolveHost } = options;
  const isAllowed = (address: string) => isPublicAddress(address) || (allows_loopback && isLoopback(address));
  const accepts = (text: string) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url === null || url.username !== '' || url.password !== '') return false;
    const host = bareHost(url);
    if (isIP(host) !== 0 && !isAllowed(host)) return false;
    if (url.port !== '' && Number(url.port) < FIRST_FREE_PORT) return false;
    return url.protocol === 'https:' || (allows_loopback && url.protocol === 'http:' && isLocal(host));
  };
  return {
    accepts,
    post: async (text, headers, body) => {
      const started = performance.now();
      const end = (attempt: Omit<Attempt, 'duration_ms'>): Attempt => ({
        ...attempt,
        duration_ms: Math.round(performance.now() - started),
      });
      const failed = (problem: Attempt['problem']) => end({ status: null, problem, answer: null });
      if (!accepts(text)) return failed('not_public');
      const url = new URL(text);
      const host = bareHost(url);
      const addresses =
        isIP(host) === 0 ? await within(options.timeout_ms, resolve(host)) : [{ address: host, family: isIP(host) }];
      if (addresses === null || addresses.length === 0) return failed('unknown_host');
      if (!addresses.every(({ address }) => isAllowed(address))) return failed('not_public');
      const timeout_ms = Math.max(1, options.timeout_ms - (performance.now() - started));
      return end(await send(url, { headers, body, addresses, timeout_ms, max_bytes: options.max_bytes }));
    },
  };
}

// A URL writes IPv6 in brackets, and every spelling of an IPv4 address in its usual one.
const bareHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');
const isLocal = (host: string) => host === 'localhost' || isLoopback(host);

function resolveHost(host: string): Promise<LookupAddress[]> {
  return new Promise((resolve, reject) =>
    lookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses))),
  );
}

/** Returns null when the name has no address, or none in time. */
function within(ms: number, addresses: Promise<LookupAddress[]>): Promise<LookupAddress[] | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), ms);
    const finish = (found: LookupAddress[] | null) => {
      clearTimeout(timer);
      resolve(found);
    };
    addresses.then(finish, () => finish(null));
  });
}

interface Sending {
  headers: Record<string, string>;
  body: string;
  addresses: LookupAddress[];
  timeout_ms: number;
  max_bytes: number;
}

type Ending = Omit<Attempt, 'duration_ms'>;

/** Sends the request. Once the head of an answer is there its status counts, however the rest ends. */
function send(url: URL, { headers, body, addresses, timeout_ms, max_bytes }: Sending): Promise<Ending> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let status: number | null = null;
    let size = 0;
    const settle = (problem: Attempt['problem']) => {
      clearTimeout(timer);
      request.destroy();
      resolve(status === null ? { status, problem, answer: null } : describeAnswer(status, chunks, max_bytes));
    };
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      // A connection of its own, to the addresses that were checked.
      agent: false,
      lookup: answerWith(addresses),
    });
    const timer = setTimeout(() => settle('timeout'), timeout_ms);
    request.on('error', (error) => settle(nameProblem(error)));
    request.on('response', (response) => {
      status = response.statusCode ?? 0;
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size >= max_bytes) settle(null);
      });
      for (const event of ['end', 'error'] as const) response.on(event, () => settle(null));
    });
    request.end(body);
  });
}

function describeAnswer(status: number, chunks: Buffer[], maxBytes: number): Ending {
  const answer = Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8');
  return { status, problem: status >= 200 && status < 300 ? null : 'status', answer };
}

// Node asks for one address or for all of them.
function answerWith(addresses: LookupAddress[]): LookupFunction {
  return (_host, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family);
  };
}

const CERTIFICATE = /CERT|SIGNATURE|TLS|SSL|SELF_SIGNED|ISSUER|ALTNAME/;

function nameProblem(error: Error & { code?: string }): 'certificate' | 'unreachable' {
  return CERTIFICATE.test(error.code ?? '') ? 'certificate' : 'unreachable';
}
