import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type pg from 'pg';
import { type EndLease, takeTableLease } from './table-lease.ts';

/** A table that is written while it is sent: its length is not known before. */
export interface Table {
  filename: string;
  /** Its lines, some thousands at a time. Nothing is read before the first is wanted. */
  lines: AsyncIterable<string>;
}

/**
 * Sends a table as fast as the client reads it, so that memory holds one part of it however long it is. One at a
 * time for each account. A client that goes ends the reading.
 */
export async function sendTable(
  reply: FastifyReply,
  { pool, account_id }: { pool: pg.Pool; account_id: string },
  { filename, lines }: Table,
): Promise<FastifyReply> {
  const end = await takeTableLease(pool, account_id);
  const stream = Readable.from(endAfter(lines, end));
  // A client that went before the first line: the lines were never begun.
  stream.once('close', () => void end());
  reply.headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${filename}"`,
    'cache-control': 'private, no-store',
  });
  return reply.send(stream);
}

/** The place is free before the client has the last byte: it may ask for the next table at once. */
async function* endAfter(lines: AsyncIterable<string>, end: EndLease): AsyncGenerator<string> {
  try {
    yield* lines;
  } finally {
    await end();
  }
}
