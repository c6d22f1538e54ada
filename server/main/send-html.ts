import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A quick level already reduces a page to a fifth. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

type Encoding = 'br' | 'gzip' | 'identity';

/** Sends a page that is made for one response, compressed where the browser supports it. It contains no secret that its length could reveal. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  html: string,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request);
  setHeaders(reply, status, encoding);
  return reply.send(await encode(html, encoding));
}

/** The most pages whose bytes are kept; a page is up to 0.1 MB long. */
const SHARED_PAGES = 200;

type SharedPage = { readonly tag: string; readonly bytes: Map<Encoding, Promise<Buffer>> };
const sharedPages = new Map<string, SharedPage>();

/**
 * Sends a page that others get too: it is compressed once, and a browser that has it gets no second copy. A page is
 * found by its text, which takes no time for the same string.
 */
export async function sendSharedHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  html: string,
): Promise<FastifyReply> {
  const page = sharedPages.get(html) ?? { tag: `W/"${hash(html)}"`, bytes: new Map() };
  sharedPages.delete(html);
  sharedPages.set(html, page);
  const [oldest] = sharedPages.keys();
  if (sharedPages.size > SHARED_PAGES && oldest !== undefined) sharedPages.delete(oldest);
  const encoding = chooseEncoding(request);
  reply.header('etag', page.tag);
  if (status === 200 && request.headers['if-none-match'] === page.tag) {
    setHeaders(reply, 304, 'identity');
    return reply.send();
  }
  setHeaders(reply, status, encoding);
  const bytes = page.bytes.get(encoding) ?? encode(html, encoding);
  page.bytes.set(encoding, bytes);
  return reply.send(await bytes);
}

function hash(html: string): string {
  return createHash('sha256').update(html).digest('base64url').slice(0, 22);
}

function chooseEncoding({ headers }: FastifyRequest): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

function setHeaders(reply: FastifyReply, status: number, encoding: Encoding): void {
  reply.code(status).header('vary', 'accept-encoding').type('text/html; charset=utf-8');
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
}

async function encode(html: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return promisify(brotliCompress)(html, BROTLI);
  return encoding === 'gzip' ? promisify(gzip)(html) : Buffer.from(html);
}
