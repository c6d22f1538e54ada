import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { Refusal } from '../refusal.ts';

/** The end of a page in a list: the last row seen, so that new rows move nothing. */
export type Cursor = { at: Date; id: string };

/**
 * Encodes a cursor for transport. Instants are in milliseconds: the database's finer digits are cut the same way on
 * both sides.
 */
export function encodeCursor({ at, id }: Cursor): string {
  return Buffer.from(`${at.getTime()} ${id}`).toString('base64url');
}

/** Decodes a cursor; refuses any other text. */
export function decodeCursor(cursor: string): Cursor {
  const match = /^(\d{1,13}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
    Buffer.from(cursor, 'base64url').toString('utf8'),
  );
  if (!match?.[1] || !match[2]) throw new Refusal('malformed_request');
  return { at: new Date(Number(match[1])), id: match[2] };
}

/** Returns the condition for rows after a cursor in a list with the newest first. */
export function olderThan(at: SQLWrapper, id: SQLWrapper, cursor: string): SQL {
  return sql`(${at}, ${id}) < ${rowAtCursor(cursor)}`;
}

/** Returns the condition for rows after a cursor in a list with the oldest first. */
export function newerThan(at: SQLWrapper, id: SQLWrapper, cursor: string): SQL {
  return sql`(${at}, ${id}) > ${rowAtCursor(cursor)}`;
}

function rowAtCursor(cursor: string): SQL {
  const { at, id } = decodeCursor(cursor);
  return sql`(${at.toISOString()}::timestamptz, ${id}::uuid)`;
}

/**
 * Splits rows that were read with one more than the page holds: the visible ones, and the one to go on after if more
 * follow.
 *
 * @example splitPage(['a', 'b', 'c'], 2) // { visible: ['a', 'b'], last: 'b' }
 */
export function splitPage<Row>(rows: readonly Row[], limit: number): { visible: Row[]; last: Row | undefined } {
  const visible = rows.slice(0, limit);
  return { visible, last: rows.length > limit ? visible.at(-1) : undefined };
}
