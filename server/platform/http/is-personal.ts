import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';

/** Headers with which browsers and apps fetch an address that nobody looks at yet. */
const PREFETCH_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/** Returns whether a person opens an address: false for robots, previews, prefetches and requests for headers only. */
export function isPersonal({ method, headers }: FastifyRequest): boolean {
  const agent = headers['user-agent'] ?? '';
  if (method !== 'GET' || agent === '' || isbot(agent)) return false;
  return !PREFETCH_HEADERS.some((name) => /prefetch|preview/i.test(String(headers[name] ?? '')));
}
