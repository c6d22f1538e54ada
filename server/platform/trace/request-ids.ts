import { type Context, ROOT_CONTEXT, TraceFlags, trace } from '@opentelemetry/api';
import { type IdGenerator, RandomIdGenerator } from '@opentelemetry/sdk-trace-base';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SPAN_ID_CHARS = 16;

/** The id of a request without its hyphens is the id of its trace: who has one from a log line finds the other. */
const toTraceId = (requestId: string) => requestId.replaceAll('-', '');
const toSpanId = (requestId: string) => toTraceId(requestId).slice(0, SPAN_ID_CHARS);

export interface RequestIds extends IdGenerator {
  /** Gives the span that `start` starts the ids that belong to a request. */
  startFor<T>(requestId: string, start: () => T): T;
}

/** Makes ids of traces and spans: those of requests from their own ids, all others at random. */
export function createRequestIds(): RequestIds {
  const random = new RandomIdGenerator();
  let current: string | null = null;
  return {
    generateTraceId: () => (current === null ? random.generateTraceId() : toTraceId(current)),
    generateSpanId: () => (current === null ? random.generateSpanId() : toSpanId(current)),
    startFor: (requestId, start) => {
      current = requestId;
      try {
        return start();
      } finally {
        current = null;
      }
    },
  };
}

/**
 * Returns the context of a request that ran in another process, or of none. Its ids follow from the id of the request,
 * so a job needs nothing else to continue its trace.
 */
export function findRequestContext(requestId: string | null): Context {
  if (requestId === null || !UUID.test(requestId)) return ROOT_CONTEXT;
  const ids = { traceId: toTraceId(requestId), spanId: toSpanId(requestId) };
  return trace.setSpanContext(ROOT_CONTEXT, { ...ids, traceFlags: TraceFlags.SAMPLED, isRemote: true });
}
