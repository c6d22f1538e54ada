import type { Call } from '@tangent/contract/define-call.ts';
import { type ErrorBody, errorBody } from '@tangent/contract/error-body.ts';
import type { z } from 'zod';
import type { TestApp } from './test-app.ts';
import { ORIGIN } from './test-http.ts';

export type Part<C, Name extends 'params' | 'query' | 'body'> =
  C extends Record<Name, infer S extends z.ZodType> ? z.input<S> : undefined;

interface Request<C> {
  params?: Part<C, 'params'>;
  query?: Partial<Part<C, 'query'>>;
  body?: Part<C, 'body'>;
  headers?: Record<string, string>;
  /** Value of the session cookie. */
  session?: string | null;
  /** Value of the cookie of a sign-in that waits for its two-factor code. */
  pending?: string | null;
  /** The client address, for limits by address. */
  address?: string;
}

type Output<C extends Call> = C['response'] extends z.ZodType ? z.output<C['response']> : null;

export type CallResult<C extends Call> = {
  status: number;
  /** The response body of the contract; reading it after a refusal fails the test. */
  body: Output<C>;
  error: ErrorBody;
  /** New value of the session cookie, if the response set one. */
  session: string | null;
  /** New value of the cookie of a sign-in that waits for its code. */
  pending: string | null;
  headers: Record<string, unknown>;
};

/** Like the app, every call that needs a key has a new one. */
const buildKey = ({ requires_key }: Call) => (requires_key ? { 'idempotency-key': crypto.randomUUID() } : {});

/** Makes one call of the contract and parses the response with it, or a refusal with the error format. */
export async function makeCall<C extends Call>(
  app: TestApp,
  call: C,
  request: Request<C> = {},
): Promise<CallResult<C>> {
  const { params, query, body, headers, session, pending, address } = request;
  const response = await app.http.inject({
    method: call.method,
    url: fillIn(call.path, params as Record<string, string> | undefined),
    query: (query ?? {}) as Record<string, string>,
    headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin', ...buildKey(call), ...headers },
    cookies: {
      ...(session ? { '__Host-session': session } : {}),
      ...(pending ? { '__Host-pending': pending } : {}),
    },
    ...(address ? { remoteAddress: address } : {}),
    ...(body === undefined ? {} : { payload: body as object }),
  });
  const cookie = (wanted: string) => response.cookies.find(({ name }) => name === wanted)?.value ?? null;
  const isSuccess = response.statusCode < 300;
  return {
    status: response.statusCode,
    get body() {
      if (!isSuccess) throw new Error(`${call.method} ${call.path} answered ${response.statusCode}: ${response.body}`);
      return (call.response === null ? null : call.response.parse(response.json())) as Output<C>;
    },
    get error() {
      if (isSuccess) throw new Error(`${call.method} ${call.path} was not refused`);
      return errorBody.strict().parse(response.json());
    },
    session: cookie('__Host-session'),
    pending: cookie('__Host-pending'),
    headers: response.headers,
  };
}

function fillIn(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
}
