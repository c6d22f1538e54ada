import type { FastifyRequest } from 'fastify';

/** Returns the bearer token that a program sends instead of a cookie; empty when the header holds no possible token. */
export function readBearer({ headers }: FastifyRequest): string | null {
  const [scheme, ...rest] = (headers.authorization ?? '').trim().split(/\s+/);
  return scheme?.toLowerCase() === 'bearer' ? rest.join(' ') : null;
}
