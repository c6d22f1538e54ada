import type { ErrorBody } from '@tangent/contract/error-body.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import { findNetwork } from '../network/find-network.ts';
import type { Refusal } from '../refusal.ts';
import { isReceiving } from './is-receiving.ts';
import { createFullRefusal, type Full, Lanes, type LoadLimits } from './lanes.ts';
import { buildErrorBody } from './send-error.ts';

/**
 * The people of an office, a campus or a whole mobile provider may share one IPv4 address. A call takes milliseconds and
 * most bodies arrive with their headers, so that thousands of people fit into the places of one network.
 */
export const USUAL_LOAD_LIMITS: LoadLimits = {
  calls: { all: 400, per_network: 200 },
  bodies: { all: 1_000, per_network: 40 },
  uploads: { all: 200, per_network: 100, per_account: 30 },
};

/** Refused for all, or for one network or account alone; dropped because the client had gone. */
type Outcome = 'refused' | 'limited' | 'dropped';

/** The part of the lanes that the rest of the server uses. */
export interface Load {
  /** Notes whose file an upload is; refuses it when too many files of the account are arriving. */
  claimAccount(request: FastifyRequest, accountId: string): void;
}

/**
 * Refuses requests while the process, or their own network, has as many under way as it may: with 503 or 429 and
 * `Retry-After`, before their bodies are read and memory grows. Requests whose body is arriving and uploads are counted
 * apart, so that slow ones take no place from those that can be answered; health checks are not counted. A request whose
 * client has gone is dropped before its work.
 *
 * @param metrics Where refused and dropped requests are counted.
 */
export function limitLoad(app: FastifyInstance, metrics: Registry | null, limits = USUAL_LOAD_LIMITS): Load {
  const lanes = new Lanes(limits);
  const count = metrics ? measureLoad(metrics, lanes) : () => {};
  const refuse = createRefuser(count);
  app.decorateRequest('place', null);
  app.addHook('onRequest', (request, reply, done) => {
    const { config } = request.routeOptions;
    if (config.is_health_check) return done();
    const lane = !isReceiving(request) ? 'calls' : config.slow_body ? 'uploads' : 'bodies';
    const full = lanes.enter(request, lane, findNetwork(request.ip));
    if (full !== null) return refuse(full, request, reply);
    // Most bodies are read together with the headers, in the same turn.
    if (lane === 'bodies') setImmediate(() => lanes.moveWhenComplete(request));
    // A client that goes before its response, and a response that Fastify does not send itself.
    reply.raw.once('close', () => lanes.leave(request));
    done();
  });
  app.addHook('preValidation', (request, reply, done) => {
    const full = lanes.answer(request);
    if (full !== null) return refuse(full, request, reply);
    done();
  });
  app.addHook('preHandler', (request, reply, done) => {
    if (!request.raw.socket.destroyed) return done();
    count('dropped');
    reply.hijack();
  });
  // From here on a client that reads slowly costs little.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    lanes.leave(request);
    done();
  });
  return {
    claimAccount: (request, accountId) => {
      if (lanes.claimAccount(request, accountId)) return;
      count('limited');
      throw createFullRefusal('network');
    },
  };
}

/** A refusal must cost less than an answer, so everything but the id of the request is built once. */
function createRefuser(count: (outcome: Outcome) => void) {
  const built = new Map<Full, { refusal: Refusal; body: ErrorBody }>();
  const build = (full: Full, request: FastifyRequest) => {
    const refusal = createFullRefusal(full);
    const both = { refusal, body: buildErrorBody(refusal, request) };
    built.set(full, both);
    return both;
  };
  return (full: Full, request: FastifyRequest, reply: FastifyReply): void => {
    count(full === 'process' ? 'refused' : 'limited');
    const { refusal, body } = built.get(full) ?? build(full, request);
    reply
      .code(refusal.status)
      .header('retry-after', refusal.details.retry_after_seconds)
      .type('application/json')
      .send(JSON.stringify({ ...body, request_id: request.id }));
  };
}

function measureLoad(registry: Registry, lanes: Lanes): (outcome: Outcome) => void {
  new Gauge({
    name: 'tangent_http_requests_running',
    help: 'Requests that are being answered, and those whose body or file is arriving',
    labelNames: ['lane'],
    registers: [registry],
    collect() {
      for (const [lane, running] of Object.entries(lanes.count())) this.set({ lane }, running);
    },
  });
  const shed = new Counter({
    name: 'tangent_http_shed_total',
    help: 'Requests refused because of too many others, or of their own network or account, or dropped: the client had gone',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return (outcome) => shed.inc({ outcome });
}
