import type { FastifyRequest } from 'fastify';

/** Whether a part of the body of a request has not arrived yet; that of an injected request is there from the start. */
export function isReceiving({ headers, raw }: FastifyRequest): boolean {
  if (headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0') return false;
  return raw.complete === false && !raw.readableEnded;
}
