import { context, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { findRequestContext } from './request-ids.ts';
import type { TraceJob } from './traces.ts';

export function createJobTracer(tracer: Tracer): TraceJob {
  return async ({ id, kind, attempt, request_id }, work) => {
    const parent = findRequestContext(request_id);
    const attributes = {
      'tangent.job.id': id,
      'tangent.job.kind': kind,
      'tangent.job.attempt': attempt,
      ...(request_id !== null && { 'tangent.request_id': request_id }),
    };
    const span = tracer.startSpan(`job ${kind}`, { kind: SpanKind.CONSUMER, attributes }, parent);
    try {
      return await context.with(trace.setSpan(parent, span), work);
    } catch (error) {
      // The kind of the error alone: its message may contain values.
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  };
}
