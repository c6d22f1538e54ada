import { context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type pg from 'pg';

type Callback = (error: Error | null | undefined, ...rest: unknown[]) => void;
type Query = (...args: unknown[]) => unknown;

/** Creates what adds a span to each statement of a pool. Statements for nobody, such as those of sweeps, get none. */
export function createPoolTracer(tracer: Tracer) {
  return (pool: pg.Pool): void => {
    pool.on('connect', (client) => traceClient(tracer, client));
    // A connection that becomes free calls back in the context of the request that had it.
    const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown;
    pool.connect = ((callback?: Callback) =>
      callback === undefined ? connect() : connect(context.bind(context.active(), callback))) as pg.Pool['connect'];
  };
}

function traceClient(tracer: Tracer, client: pg.ClientBase): void {
  const query = client.query.bind(client) as Query;
  const traced: Query = (...args) => {
    if (trace.getSpan(context.active()) === undefined) return query(...args);
    const { name, attributes } = describeStatement(findText(args[0]));
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
    const last = args.at(-1);
    if (typeof last !== 'function') return endAfter(span, query(...args));
    const callback: Callback = (error, ...rest) => {
      end(span, error);
      (last as Callback)(error, ...rest);
    };
    return query(...args.slice(0, -1), context.bind(context.active(), callback));
  };
  client.query = traced as pg.ClientBase['query'];
}

function endAfter(span: Span, result: unknown): unknown {
  if (result instanceof Promise) {
    result.then(
      () => end(span),
      (error: unknown) => end(span, error),
    );
  } else {
    // A stream of rows, which reports to its reader.
    end(span);
  }
  return result;
}

function end(span: Span, error?: unknown): void {
  if (error) {
    span.setAttribute('error.type', String((error as { code?: unknown }).code ?? 'unknown'));
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

function findText(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const { text } = (statement ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}

/** Names a statement by its first word and its first table: never by its text, in which a value may stand. */
export function describeStatement(text: string) {
  const operation = /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = /\b(?:from|into|update|join)\s+(?:"?\w+"?\.)?"?([a-z_]\w*)/i.exec(text)?.[1] ?? null;
  return {
    name: table === null ? operation : `${operation} ${table}`,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table !== null && { 'db.collection.name': table }),
    },
  };
}
