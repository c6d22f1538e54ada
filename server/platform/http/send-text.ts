import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip' | 'identity';

/** A quick level already reduces a page to a fifth. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

function chooseEncoding({ headers }: FastifyRequest): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

async function encode(text: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return promisify(brotliCompress)(text, BROTLI);
  return encoding === 'gzip' ? promisify(gzip)(text) : Buffer.from(text);
}

/** Sends a text that is made for one response, compressed where the client supports it. It contains no secret that its length could reveal. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, text }: { type: string; text: string },
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request);
  return setHeaders(reply, type, encoding).send(await encode(text, encoding));
}

/** A text that many get: its compressed forms are made once. */
export class SharedText {
  readonly #text: string;
  readonly #tag: string;
  readonly #bytes = new Map<Encoding, Promise<Buffer>>();

  constructor(text: string) {
    this.#text = text;
    this.#tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  }

  /** Sends the text; a client that has it gets no second copy when the status is 200. */
  async send(request: FastifyRequest, reply: FastifyReply, type: string): Promise<FastifyReply> {
    reply.header('etag', this.#tag);
    if (reply.statusCode === 200 && request.headers['if-none-match'] === this.#tag) {
      return setHeaders(reply, type, 'identity').code(304).send();
    }
    const encoding = chooseEncoding(request);
    const bytes = this.#bytes.get(encoding) ?? encode(this.#text, encoding);
    this.#bytes.set(encoding, bytes);
    return setHeaders(reply, type, encoding).send(await bytes);
  }
}

function setHeaders(reply: FastifyReply, type: string, encoding: Encoding): FastifyReply {
  reply.header('vary', 'accept-encoding').type(type);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply;
}
