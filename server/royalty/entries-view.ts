import type { listRoyaltyEntries } from '@tangent/contract/royalty-entry.ts';
import { tracks } from '@tangent/db/schema/release.ts';
import { ROYALTIES_PER_PAGE, ROYALTY_LINES_LOOKED_AT } from '@tangent/domain/money-limits.ts';
import { placeOf } from '@tangent/domain/royalty/transaction-id.ts';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../platform/sql/open-database.ts';
import { endOf, formatEntryCursor, parseEntryCursor } from './entry-cursor.ts';
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
  const ids = await listTracks(db, filter);
  const groups = await listEntryGroups(db, holders, wanted, ids, mark);
  const question = {
    holders,
    filter: wanted,
    tracks: ids,
    mark,
    after,
    limit: ROYALTIES_PER_PAGE + 1,
    most_lines: ROYALTY_LINES_LOOKED_AT,
  };
  const { rows, reached } = await listEntries(db, groups, question);
  const shown = rows.slice(0, ROYALTIES_PER_PAGE);
  const last = rows.length > shown.length ? shown.at(-1) : reached && endOf(reached);
  return {
    items: shown.map((row) => presentEntry(row, mark)),
    next_cursor: last ? formatEntryCursor(last) : null,
    total: transaction_id === undefined ? await countEntries(db, holders, filter) : shown.length,
    freshness,
  };
}

/** The tracks that are meant, where some are. */
async function listTracks(db: Db, { track, release }: Pick<Query, 'track' | 'release'>): Promise<string[] | null> {
  if (release === undefined) return track === undefined ? null : [track];
  const rows = await db.select({ id: tracks.id }).from(tracks).where(eq(tracks.release_id, release));
  return rows.map(({ id }) => id).filter((id) => track === undefined || id === track);
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
