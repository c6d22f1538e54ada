import { Refusal } from '../../../platform/refusal.ts';

/** The position where a page of entries ends. Entries are listed by month, file and line, the newest month first. */
export type EntryCursor = { period: string; file_no: number; line_no: number; part: number; holder_id: string };

/** Returns the position after all entries of a month in a file. */
export function toEndCursor({ period, file_no }: Pick<EntryCursor, 'period' | 'file_no'>): EntryCursor {
  return { period, file_no, line_no: 0, part: 0, holder_id: '00000000-0000-0000-0000-000000000000' };
}

export function formatEntryCursor({ period, file_no, line_no, part, holder_id }: EntryCursor): string {
  return Buffer.from([period, file_no, line_no, part, holder_id].join(' ')).toString('base64url');
}

/** Decodes a cursor; refuses an invalid one. */
export function parseEntryCursor(cursor: string): EntryCursor {
  const match = /^(\d{4}-\d{2}-01) (\d{1,9}) (\d{1,9}) (\d{1,4}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
    Buffer.from(cursor, 'base64url').toString('utf8'),
  );
  const [, period, file_no, line_no, part, holder_id] = match ?? [];
  if (period === undefined || holder_id === undefined) throw new Refusal('malformed_request');
  return { period, file_no: Number(file_no), line_no: Number(line_no), part: Number(part), holder_id };
}
