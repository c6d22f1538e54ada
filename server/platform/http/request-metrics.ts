import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Records one request and its duration in milliseconds. */
export type RecordRequest = (route: string, method: string, status: number, ms: number) => void;

/**
 * Counts requests by route, method and status, and measures their duration by route and method. A route is the pattern
 * of an address, never the address: the number of series does not grow with the traffic. Returns what records a request
 * that Fastify does not see.
 */
export function measureRequests(app: FastifyInstance, registry: Registry): RecordRequest {
  const requests = new Counter({
    name: 'tangent_http_requests_total',
    help: 'Requests by route, method and status',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'tangent_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response',
    labelNames: ['route', 'method'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  const record: RecordRequest = (route, method, status, ms) => {
    requests.inc({ route, method, status });
    duration.observe({ route, method }, ms / 1000);
  };
  app.addHook('onResponse', (request, reply, done) => {
    record(request.routeOptions.url ?? 'other', request.method, reply.statusCode, reply.elapsedTime);
    done();
  });
  return record;
}
