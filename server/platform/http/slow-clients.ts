import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const BODY_WITHIN_MS = 25_000;

/** Cuts off requests whose body trickles in; uploads are exempt, they only have to keep moving. */
export function limitSlowBodies(app: FastifyInstance, within_ms = BODY_WITHIN_MS): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.routeOptions.config?.slow_body && hasBody(request)) limitSlowBody(request, within_ms);
    done();
  });
}

function limitSlowBody(request: FastifyRequest, within_ms: number): void {
  // Decides when the time is over: no event comes for a body that nobody reads, and its response may take longer.
  const timer = setTimeout(() => {
    if (!request.raw.complete) request.raw.destroy();
  }, within_ms);
  timer.unref();
  request.raw.once('close', () => clearTimeout(timer));
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

/**
 * Cuts off clients on whose connection nothing has moved for as long as the server's `connectionTimeout`, or between two
 * requests its `keepAliveTimeout`. A client that has sent its whole request and waits for the response stays: a busy
 * product answers late, but it answers.
 */
export function cutSilentConnections(app: FastifyInstance): void {
  const newest = new WeakMap<Socket, FastifyReply>();
  app.addHook('onRequest', (request, reply, done) => {
    newest.set(request.raw.socket, reply);
    done();
  });
  app.server.on('timeout', (socket) => {
    const reply = newest.get(socket);
    const isAwaited = reply?.request.raw.complete && !reply.raw.headersSent;
    if (!isAwaited) socket.destroy();
  });
}
