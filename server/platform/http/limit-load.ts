import type { ErrorBody } from '@tangent/contract/error-body.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import { Refusal } from '../refusal.ts';
import { buildErrorBody } from './send-error.ts';

/** Requests that a process answers at the same time; uploads, which last long and need little, have their own number. */
export interface LoadLimits {
  calls: number;
  uploads: number;
}

const USUAL_LIMITS: LoadLimits = { calls: 400, uploads: 200 };
const RETRY_AFTER_SECONDS = 2;

type Lane = keyof LoadLimits;

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the request is counted while it runs; null before and after. */
    load_lane: Lane | null;
  }
}

/**
 * Refuses requests with 503 and `Retry-After` while the process answers as many as it can, before their bodies are read
 * and memory grows. Health checks have a lane of their own. A request whose client has gone is dropped before its work.
 *
 * @param metrics Where refused and dropped requests are counted.
 */
export function limitLoad(app: FastifyInstance, metrics: Registry | null, limits: LoadLimits = USUAL_LIMITS): void {
  const running: LoadLimits = { calls: 0, uploads: 0 };
  const count = metrics ? measureLoad(metrics, running) : null;
  app.decorateRequest('load_lane', null);
  const refuse = createRefuser();
  const release = (request: FastifyRequest) => {
    if (request.load_lane !== null) running[request.load_lane] -= 1;
    request.load_lane = null;
  };
  app.addHook('onRequest', (request, reply, done) => {
    const { config } = request.routeOptions;
    if (config.is_health_check) return done();
    const lane: Lane = config.slow_body ? 'uploads' : 'calls';
    if (running[lane] >= limits[lane]) {
      count?.('refused');
      refuse(request, reply);
      return;
    }
    running[lane] += 1;
    request.load_lane = lane;
    // A client that goes before its response, and a response that Fastify does not send itself.
    reply.raw.once('close', () => release(request));
    done();
  });
  app.addHook('preHandler', (request, reply, done) => {
    if (!request.raw.socket.destroyed) return done();
    count?.('dropped');
    reply.hijack();
  });
  // From here on a client that reads slowly costs little.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    release(request);
    done();
  });
}

/** A refusal must cost less than an answer, so everything but the id of the request is built once. */
function createRefuser(): (request: FastifyRequest, reply: FastifyReply) => void {
  const refusal = new Refusal('unavailable', [], { retry_after_seconds: RETRY_AFTER_SECONDS });
  let body: ErrorBody | null = null;
  return (request, reply) => {
    body ??= buildErrorBody(refusal, request);
    reply
      .code(refusal.status)
      .header('retry-after', RETRY_AFTER_SECONDS)
      .type('application/json')
      .send(JSON.stringify({ ...body, request_id: request.id }));
  };
}

function measureLoad(registry: Registry, running: LoadLimits): (outcome: 'refused' | 'dropped') => void {
  const lanes = Object.keys(running) as Lane[];
  new Gauge({
    name: 'tangent_http_requests_running',
    help: 'Requests that are being answered',
    labelNames: ['lane'],
    registers: [registry],
    collect() {
      for (const lane of lanes) this.set({ lane }, running[lane]);
    },
  });
  const shed = new Counter({
    name: 'tangent_http_shed_total',
    help: 'Requests that were refused because of too many others, or dropped because their client had gone',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return (outcome) => shed.inc({ outcome });
}
