import type { listRoyaltyEntries } from '@tangent/contract/royalty-entry.ts';
import { ROYALTIES_PER_PAGE } from '@tangent/domain/money-limits.ts';
import { placeOf } from '@tangent/domain/royalty/transaction-id.ts';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../platform/sql/open-database.ts';
import { formatEntryCursor, parseEntryCursor } from './entry-cursor.ts';
import { listEntryGroups } from './entry-groups.ts';
import { findFreshness } from './find-freshness.ts';
import { listEntries } from './list-entries.ts';
import { listHolders } from './list-holders.ts';
import { findPaidMark } from './paid-mark.ts';
import { presentEntry } from './present-entry.ts';
import { totalsOf } from './totals-of.ts';

type Query = z.output<typeof listRoyaltyEntries.query>;
type Page = z.input<typeof listRoyaltyEntries.response>;

/** One page of the lines of all reports. What is no transaction id finds nothing. */
export async function getRoyaltyEntriesView(db: Db, accountId: string, query: Query): Promise<Page> {
  const { cursor, transaction_id, ...filter } = query;
  const holders = await listHolders(db, accountId);
  const freshness = await findFreshness(db, holders);
  const place = transaction_id === undefined ? {} : placeOf(transaction_id);
  if (place === null) return { items: [], next_cursor: null, total: 0, freshness };
  const mark = await findPaidMark(db, accountId, holders);
  const after = cursor === undefined ? null : parseEntryCursor(cursor);
  const wanted = { ...filter, ...place };
  const groups = await listEntryGroups(db, holders, wanted, mark);
  const rows = await listEntries(db, groups, { holders, filter: wanted, mark, after, limit: ROYALTIES_PER_PAGE + 1 });
  const shown = rows.slice(0, ROYALTIES_PER_PAGE);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => presentEntry(row, mark)),
    next_cursor: last ? formatEntryCursor(last) : null,
    total: transaction_id === undefined ? await countEntries(db, holders, filter) : shown.length,
    freshness,
  };
}

/** Out of the sums, which know nothing of what is paid. */
async function countEntries(db: Db, holders: readonly string[], { status, ...filter }: Omit<Query, 'cursor'>) {
  const totals = totalsOf(holders, filter);
  if (totals === null || status !== undefined) return null;
  const { rows } = await db.execute<{ lines: string }>(
    sql`select coalesce(sum(t.lines), 0) as lines from ${totals.table} where ${totals.where}`,
  );
  return Number(rows[0]?.lines ?? 0);
}
