import { PayoneerUnavailable } from './payoneer.ts';

/** A response; `body` is null when it was no JSON. */
export interface PayoneerResponse {
  status: number;
  body: unknown;
}

interface Question {
  method: 'GET' | 'POST';
  authorization: string;
  /** Sent as a form or as JSON. */
  body?: URLSearchParams | object | undefined;
  timeout_ms?: number | undefined;
}

const TIMEOUT_MS = 10_000;

/** Sends one request; without a response it throws `PayoneerUnavailable`. */
export async function requestPayoneer(url: string, question: Question): Promise<PayoneerResponse> {
  const { status, text } = await send(url, question).catch((cause: unknown) => {
    throw new PayoneerUnavailable(cause);
  });
  return { status, body: parseJson(text) };
}

async function send(url: string, { method, authorization, body, timeout_ms = TIMEOUT_MS }: Question) {
  const is_form = body instanceof URLSearchParams;
  const response = await fetch(url, {
    method,
    headers: {
      authorization,
      accept: 'application/json',
      ...(body === undefined || is_form ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: is_form ? body : JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout_ms),
  });
  return { status: response.status, text: await response.text() };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
