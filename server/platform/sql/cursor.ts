import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { Refusal } from '../refusal.ts';

/** Where a page of a list ends: the last row seen, so that new rows move nothing. */
export type Cursor = { at: Date; id: string };

/** A place as it travels. Instants count in milliseconds: what is finer in the database is cut the same way on both sides. */
export function encodeCursor({ at, id }: Cursor): string {
  return Buffer.from(`${at.getTime()} ${id}`).toString('base64url');
}

/** Reads a place; anything that is none is refused. */
export function decodeCursor(cursor: string): Cursor {
  const match = /^(\d{1,13}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
    Buffer.from(cursor, 'base64url').toString('utf8'),
  );
  if (!match?.[1] || !match[2]) throw new Refusal('malformed_request');
  return { at: new Date(Number(match[1])), id: match[2] };
}

/** The rows after a cursor in a list that shows the newest first. */
export function olderThan(at: SQLWrapper, id: SQLWrapper, cursor: string): SQL {
  return sql`(${at}, ${id}) < ${rowAtCursor(cursor)}`;
}

/** The rows after a cursor in a list that shows the oldest first. */
export function newerThan(at: SQLWrapper, id: SQLWrapper, cursor: string): SQL {
  return sql`(${at}, ${id}) > ${rowAtCursor(cursor)}`;
}

function rowAtCursor(cursor: string): SQL {
  const { at, id } = decodeCursor(cursor);
  return sql`(${at.toISOString()}::timestamptz, ${id}::uuid)`;
}
