import { findLanguage, type Language } from '@tangent/domain/locale.ts';
import type { FastifyRequest } from 'fastify';

/** The first language of a browser that we speak. */
export function preferredLanguage(request: FastifyRequest): Language {
  const wanted = (request.headers['accept-language'] ?? '').split(',').map((tag) => tag.split(';')[0]?.trim() ?? '');
  return wanted.map(findLanguage).find((language) => language !== null) ?? 'en';
}
