import type { FastifyRequest } from 'fastify';

/** What a program shows instead of a cookie; an empty text when it shows nothing that could be a token. */
export function readBearer({ headers }: FastifyRequest): string | null {
  const [scheme, ...rest] = (headers.authorization ?? '').trim().split(/\s+/);
  return scheme?.toLowerCase() === 'bearer' ? rest.join(' ') : null;
}
