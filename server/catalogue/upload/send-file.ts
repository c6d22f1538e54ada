import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange, Storage } from '../../gateways/storage/storage.ts';
import { encodeFilename } from '../../platform/http/encode-filename.ts';
import { Refusal } from '../../platform/refusal.ts';

interface ServedFile {
  key: string;
  content_type: string;
  filename: string;
  /** Displayed inline by default; `attachment` saves it as a file. */
  disposition?: 'inline' | 'attachment';
  /** An hour in the browser by default. */
  cache_control?: string;
}

/** Sends a private file, or the requested part of it. A browser must not execute its content. */
export async function sendFile(
  storage: Storage,
  { key, content_type, filename, disposition = 'inline', cache_control = 'private, max-age=3600' }: ServedFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const size = await storage.findSize(key);
  if (size === null) throw new Refusal('not_found');
  reply.headers({
    'content-type': content_type,
    'content-disposition': `${disposition}; filename*=UTF-8''${encodeFilename(filename)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': cache_control,
    'accept-ranges': 'bytes',
  });
  const range = parseRange(request.headers.range, size);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  if (range === null) return reply.header('content-length', size).send(await storage.openRead(key));
  const { start, end } = range;
  reply.code(206).headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 });
  return reply.send(await storage.openRead(key, range));
}

/** Parses one range of RFC 9110; several ranges, or other units, get the whole file as the RFC allows. */
function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}
