import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { isTracingSuppressed } from '@opentelemetry/core';

/** A request of `fetch`, as its channels describe it. */
interface FetchRequest {
  readonly origin: string | URL;
  readonly method: string;
}
interface FetchMessage {
  readonly request: FetchRequest;
  readonly response?: { readonly statusCode: number };
}

/**
 * Adds a span to every HTTP request that a request or a job makes, whichever library makes it: Node announces those of
 * `fetch` and of its own client. Only method, host and status are recorded: paths and queries contain keys.
 */
export function traceOutgoing(tracer: Tracer): () => void {
  const spans = new WeakMap<object, Span>();
  const start = (request: object, method: string, host: string): Span | null => {
    const active = context.active();
    // The requests that carry the traces themselves are suppressed.
    if (trace.getSpan(active) === undefined || isTracingSuppressed(active)) return null;
    const attributes = { 'http.request.method': method, 'server.address': host };
    const span = tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes });
    spans.set(request, span);
    return span;
  };
  const end = (request: object, status: number | undefined) => {
    const span = spans.get(request);
    if (span === undefined) return;
    spans.delete(request);
    if (status !== undefined) span.setAttribute('http.response.status_code', status);
    if (status === undefined || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  const channels: Readonly<Record<string, (message: unknown) => void>> = {
    'undici:request:create': (message) => {
      const { request } = message as FetchMessage;
      start(request, request.method, new URL(request.origin).hostname);
    },
    'undici:request:headers': (message) => {
      const { request, response } = message as FetchMessage;
      end(request, response?.statusCode);
    },
    'undici:request:error': (message) => end((message as FetchMessage).request, undefined),
    'http.client.request.start': (message) => {
      const { request } = message as { request: ClientRequest & { res?: { statusCode?: number } } };
      if (start(request, request.method, request.host) === null) return;
      request.once('close', () => end(request, request.res?.statusCode));
    },
  };
  for (const [name, listener] of Object.entries(channels)) subscribe(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(channels)) unsubscribe(name, listener);
  };
}
