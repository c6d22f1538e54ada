import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Picture } from './picture-memory.ts';

interface Kind {
  type: string;
  cache_control: string;
}

/** Sends a picture that anyone may see and other sites may show; a browser that has it gets no second copy. */
export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, cache_control }: Kind,
  { bytes, tag }: Picture,
): FastifyReply {
  reply.headers({
    etag: tag,
    'cache-control': cache_control,
    'content-security-policy': "default-src 'none'",
    // Emails and pages that embed a release show it.
    'cross-origin-resource-policy': 'cross-origin',
  });
  const known = String(request.headers['if-none-match'] ?? '');
  if (known.length < KNOWN_MAX_CHARS && known.split(/,\s*/).some((one) => one.replace(/^W\//, '') === tag)) {
    return reply.code(304).send();
  }
  return reply.type(type).send(bytes);
}

const KNOWN_MAX_CHARS = 1_000;
