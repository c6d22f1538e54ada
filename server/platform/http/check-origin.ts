import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a changing request that another site made the browser send. Browsers always say where such a request
 * comes from; a program that is not a browser says nothing and holds no one else's cookies.
 */
export function refuseCrossSite(request: FastifyRequest, allowedOrigins: readonly string[]): void {
  if (SAFE_METHODS.has(request.method) || request.routeOptions.config.from_elsewhere) return;
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  if (site !== undefined && site !== 'same-origin') throw new Refusal('cross_site_request');
  if (origin !== undefined && !allowedOrigins.includes(origin)) throw new Refusal('cross_site_request');
}
