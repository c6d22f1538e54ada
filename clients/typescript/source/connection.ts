import { readError, readRetryAfter } from './api-error.ts';

export interface ClientOptions {
  /** Address of the product, such as `https://tangent.example`. */
  base_url: string;
  /** An access token, from *Personal & Password*. Keep it out of pages that other people open. */
  token: string;
  /** How often a call is made at most. */
  attempts?: number;
  /** A pause between two attempts that would be longer ends the call with its error. */
  max_pause_seconds?: number;
  /** Another `fetch`, for example one with a proxy. */
  fetch?: typeof fetch;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
}

export interface KeyedCallOptions extends CallOptions {
  /**
   * Names the action: within 24 hours a second call with the same key changes nothing and gets the first response.
   * Without one the client makes a key for each call, which covers its own attempts.
   */
  idempotency_key?: string | undefined;
}

type Query = Readonly<Record<string, string | number | boolean | undefined>>;

interface ApiRequest extends KeyedCallOptions {
  method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: string;
  query?: object | undefined;
  /** Sent as JSON. */
  body?: object | undefined;
  /** Sent as it is, with its type in `headers`. */
  bytes?: Blob;
  headers?: Readonly<Record<string, string>>;
  /** The call takes an idempotency key. */
  is_keyed?: boolean;
}

export interface Connection {
  /** Makes a call and returns its response; throws an `ApiError` unless it succeeded. */
  send(request: ApiRequest): Promise<Response>;
  /** Makes a call and returns the content of its response. */
  read<Content>(request: ApiRequest): Promise<Content>;
  /** Makes a call whose response has no content. */
  run(request: ApiRequest): Promise<void>;
  /** How often a call is made at most. */
  readonly attempts: number;
}

/** Statuses after which the same request may succeed. 429 and 503 say when. */
const TEMPORARY = new Set([429, 502, 503, 504]);
const SAFE_METHODS = new Set(['GET', 'HEAD']);
const FIRST_PAUSE_MS = 250;

export function createConnection(options: ClientOptions): Connection {
  const { base_url, token, attempts = 4, max_pause_seconds = 60 } = options;
  // Called as a function of its own: browsers refuse a `fetch` that is called as a method.
  const fetchNow = options.fetch ?? globalThis.fetch;
  const send = async (request: ApiRequest): Promise<Response> => {
    const url = buildUrl(base_url, request);
    const init = buildInit(token, request);
    const isRepeatable = SAFE_METHODS.has(request.method) || request.is_keyed === true;
    for (let attempt = 1; ; attempt++) {
      const outcome = await tryOnce(() => fetchNow(url, init));
      if ('response' in outcome && outcome.response.ok) return outcome.response;
      const pause = findPause(outcome, attempt, isRepeatable);
      const isLast = attempt >= attempts || pause === null || pause > max_pause_seconds * 1000;
      if (isLast || request.signal?.aborted) throw await toError(outcome);
      if ('response' in outcome) await outcome.response.body?.cancel();
      await waitFor(pause, request.signal);
    }
  };
  return {
    attempts,
    send,
    read: async <Content>(request: ApiRequest) => (await (await send(request)).json()) as Content,
    run: async (request) => {
      await (await send(request)).body?.cancel();
    },
  };
}

type Outcome = { response: Response } | { failure: unknown };

async function tryOnce(request: () => Promise<Response>): Promise<Outcome> {
  try {
    return { response: await request() };
  } catch (failure) {
    return { failure };
  }
}

async function toError(outcome: Outcome): Promise<unknown> {
  return 'response' in outcome ? readError(outcome.response) : outcome.failure;
}

/**
 * Returns the milliseconds until the next attempt; null when there must be none. A call that changes something and has
 * no key is repeated only when it was refused before any work was done: it may have been carried out otherwise.
 */
function findPause(outcome: Outcome, attempt: number, isRepeatable: boolean): number | null {
  const backoff = FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random());
  if (!('response' in outcome)) return isRepeatable ? backoff : null;
  const { status } = outcome.response;
  if (!TEMPORARY.has(status) || !(isRepeatable || status === 429)) return null;
  const seconds = readRetryAfter(outcome.response);
  return seconds === null ? backoff : seconds * 1000;
}

export function waitFor(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, ms);
    function done() {
      signal?.removeEventListener('abort', stop);
      resolve();
    }
    function stop() {
      clearTimeout(timer);
      reject(signal?.reason);
    }
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

function buildUrl(base_url: string, { path, query = {} }: ApiRequest): string {
  const url = new URL(path, base_url);
  for (const [name, value] of Object.entries(query as Query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}

function buildInit(token: string, request: ApiRequest): RequestInit {
  const headers = new Headers({ authorization: `Bearer ${token}`, accept: 'application/json', ...request.headers });
  if (request.body !== undefined) headers.set('content-type', 'application/json');
  if (request.is_keyed) headers.set('idempotency-key', request.idempotency_key ?? crypto.randomUUID());
  const body = request.bytes ?? (request.body === undefined ? null : JSON.stringify(request.body));
  return { method: request.method, headers, body, signal: request.signal ?? null, credentials: 'omit' };
}
