import type { FastifyRequest } from 'fastify';

/** Whether a part of the body of a request has not arrived yet. */
export function isReceiving({ headers, raw }: FastifyRequest): boolean {
  if (headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0') return false;
  return !raw.complete && !raw.readableEnded;
}
