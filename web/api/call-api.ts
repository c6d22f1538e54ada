import type { Call } from '@tangent/contract/define-call.ts';
import type { ErrorBody } from '@tangent/contract/error-body.ts';
import { ApiError } from './api-error.ts';
import { recordContact } from './connection.ts';
import { consumePrefetched } from './prefetch.ts';

type Input<Schema> = Schema extends { _zod: { input: infer I } } ? I : never;
type Output<Schema> = Schema extends { _zod: { output: infer O } } ? O : undefined;
type Part<C, Name extends 'params' | 'query' | 'body'> =
  C extends Record<Name, infer Schema> ? { [Key in Name]: Input<Schema> } : { [Key in Name]?: never };

/** The input of a call of the contract. */
export type CallInput<C extends Call> = Part<C, 'params'> &
  Part<C, 'query'> &
  Part<C, 'body'> & {
    signal?: AbortSignal;
    /** The call continues even when the page closes meanwhile; for small bodies only. */
    keepalive?: boolean;
  } & Keyed<C>;
/** Calls with the same key are executed once, even when sent several times (`idempotency-key`). */
type Keyed<C> = C extends { requires_key: true } ? { key: string } : { key?: string };
/** The response of a call. */
export type CallOutput<C extends Call> = Output<C['response']>;

/** The largest body a browser still sends for a page that has closed. */
const KEEPALIVE_MAX_BYTES = 60_000;

/** Whether a body is small enough for a call that continues when the page closes. */
export function fitsKeepalive(body: unknown): boolean {
  return new Blob([JSON.stringify(body)]).size < KEEPALIVE_MAX_BYTES;
}

type RawInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  keepalive?: boolean;
  key?: string;
};

/** Statuses that log a line in the console: method, path, status and name, never bodies or cookies. */
const LOGGED = [0, 401, 403, 404];

/** Signing in and out has its own screens for the reasons it fails. */
const AUTH_CALLS = '/v1/auth/';

let waitForSignIn = async () => false;

/**
 * Registers what happens when a call fails because the session has ended: the function waits until the same
 * user has signed in again and returns whether the call can be repeated.
 */
export function onSessionEnd(wait: () => Promise<boolean>): void {
  waitForSignIn = wait;
}

/** Returns whether a failed call can be repeated, after the sign-in that it needs. */
export function canRepeat(path: string, error: ApiError): Promise<boolean> {
  const isEnded = error.name === 'unauthenticated' && !path.startsWith(AUTH_CALLS);
  return isEnded ? waitForSignIn() : Promise.resolve(false);
}

/**
 * Calls the server by its contract: `callApi<typeof login>('POST', '/v1/auth/login', { body })`. The contract is
 * imported as a type only, so that its schemas stay out of the browser.
 */
export async function callApi<C extends Call>(
  method: C['method'],
  path: C['path'],
  input: CallInput<C>,
): Promise<CallOutput<C>> {
  const raw = input as RawInput;
  const response = await send(method, path, raw);
  if (response.status === 204) return undefined as CallOutput<C>;
  if (response.ok) return (await response.json()) as CallOutput<C>;
  const error = new ApiError(response.status, await readError(response));
  if (LOGGED.includes(error.status) || error.status >= 500) {
    console.warn(`${method} ${path} ${error.status} ${error.name}`);
  }
  if (!(await canRepeat(path, error))) throw error;
  raw.signal?.throwIfAborted();
  return callApi<C>(method, path, input);
}

async function send(method: string, path: string, input: RawInput): Promise<Response> {
  const { params, query, body, signal, key, keepalive = false } = input;
  const url = buildUrl(path, params, query);
  try {
    const prefetched = method === 'GET' ? consumePrefetched(url) : null;
    const response = await (prefetched ??
      fetch(url, {
        method,
        keepalive,
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      }));
    recordContact(true);
    return response;
  } catch (cause) {
    if (signal?.aborted && !isTimeout(signal)) throw cause;
    recordContact(false);
    console.warn(`${method} ${path} 0 network`);
    throw new ApiError(0, { name: 'network', message: 'No answer from the server' });
  }
}

function isTimeout(signal: AbortSignal): boolean {
  return signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
}

function buildUrl(path: string, params?: Record<string, unknown>, query?: Record<string, unknown>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/**
 * Reads the error of a response. A proxy in between may respond without our envelope; then the status decides, and a
 * refusal without any reason has a name for which there is no text, so that each screen shows its fallback.
 */
export async function readError(response: Response): Promise<ErrorBody> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body === 'object' && body !== null && 'name' in body) return body as ErrorBody;
  return { name: errorNameForStatus(response.status), message: '' };
}

function errorNameForStatus(status: number): string {
  if (status === 401) return 'unauthenticated';
  return status >= 500 ? 'internal_error' : 'unexplained';
}
