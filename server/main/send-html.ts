import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page is compressed for each response: a quick level already reduces it to a fifth. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Sends a page, compressed where the browser supports it. It contains no secret that its length could reveal. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  html: string,
): Promise<FastifyReply> {
  reply.code(status).header('vary', 'accept-encoding');
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  reply.type('text/html; charset=utf-8');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) {
    return reply.header('content-encoding', 'br').send(await promisify(brotliCompress)(html, BROTLI));
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await promisify(gzip)(html));
  return reply.send(html);
}
