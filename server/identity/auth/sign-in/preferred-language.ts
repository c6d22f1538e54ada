import { findLanguage, type Language } from '@tangent/domain/locale.ts';
import type { FastifyRequest } from 'fastify';

/** Returns the browser's first language that the product supports. */
export function preferredLanguage(request: FastifyRequest): Language {
  const tags = (request.headers['accept-language'] ?? '').split(',').map((tag) => tag.split(';')[0]?.trim() ?? '');
  return tags.map(findLanguage).find((language) => language !== null) ?? 'en';
}
