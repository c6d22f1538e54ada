import { context, type DiagLogFunction, diag } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace-base';
import type { Log } from '../log/create-log.ts';
import { createRequestIds } from './request-ids.ts';
import { createJobTracer } from './trace-jobs.ts';
import { traceOutgoing } from './trace-outgoing.ts';
import { createPoolTracer } from './trace-pool.ts';
import { createRequestTracer } from './trace-requests.ts';
import type { Traces } from './traces.ts';

interface Options {
  /** Address of an OTLP/HTTP receiver, with its path. */
  url: string;
  /** How many of a hundred traces are kept; all spans of a request and its jobs are, or none. */
  percent: number;
  /** The process, such as `tangent-api`. */
  service: string;
  log: Log;
}

/** Starts sending traces with the packages of OpenTelemetry, but spans of our own. One per process. */
export function createTraces({ url, percent, service, log }: Options): Traces {
  const ids = createRequestIds();
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new TraceIdRatioBasedSampler(percent / 100),
    idGenerator: ids,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  const warn: DiagLogFunction = (message) => log.warn({ cause: message }, 'traces were not sent');
  const ignore = () => {};
  diag.setLogger({ error: warn, warn, info: ignore, debug: ignore, verbose: ignore });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer('tangent');
  const stopOutgoing = traceOutgoing(tracer);
  return {
    traceRequests: createRequestTracer(tracer, ids),
    traceJob: createJobTracer(tracer),
    tracePool: createPoolTracer(tracer),
    close: async () => {
      stopOutgoing();
      await provider.shutdown();
      context.disable();
      diag.disable();
    },
  };
}
