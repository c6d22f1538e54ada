import type { FastifyRequest } from 'fastify';

const BODY_WITHIN_MS = 25_000;

/** Cuts a request whose body trickles in; uploads are let off, they only have to keep moving. */
export function limitSlowBody(request: FastifyRequest): void {
  if (request.routeOptions.config?.slow_body || request.raw.complete) return;
  const timer = setTimeout(() => request.raw.destroy(), BODY_WITHIN_MS);
  timer.unref();
  const stop = () => clearTimeout(timer);
  request.raw.once('end', stop).once('close', stop);
}
