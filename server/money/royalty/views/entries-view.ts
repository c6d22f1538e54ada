import type { listRoyaltyEntries } from '@tangent/contract/money/royalty-entry.ts';
import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { ROYALTIES_PER_PAGE, ROYALTY_LINES_SCANNED } from '@tangent/domain/money/money-limits.ts';
import { parseTransactionId } from '@tangent/domain/money/royalty/transaction-id.ts';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../../platform/sql/open-database.ts';
import { listHolders } from '../list-holders.ts';
import { computeTotals, selectPayeeTracks } from './compute-totals.ts';
import { formatEntryCursor, parseEntryCursor, toEndCursor } from './entry-cursor.ts';
import { listEntryGroups } from './entry-groups.ts';
import { findFreshness } from './find-freshness.ts';
import { listEntries } from './list-entries.ts';
import { findPaidMark } from './paid-mark.ts';
import { presentEntry } from './present-entry.ts';

type Query = z.output<typeof listRoyaltyEntries.query>;
type Page = z.input<typeof listRoyaltyEntries.response>;

/** Returns one page of the lines of all reports. A text that is not a transaction id finds nothing. */
export async function getRoyaltyEntriesView(db: Db, accountId: string, query: Query): Promise<Page> {
  const { cursor, transaction_id, ...filter } = query;
  const holders = await listHolders(db, accountId);
  const freshness = await findFreshness(db, holders);
  const linePosition = transaction_id === undefined ? {} : parseTransactionId(transaction_id);
  if (linePosition === null) return { items: [], next_cursor: null, total: 0, freshness };
  const mark = await findPaidMark(db, accountId, holders);
  const after = cursor === undefined ? null : parseEntryCursor(cursor);
  const entryFilter = { ...filter, ...linePosition };
  const ids = await listTracks(db, holders, filter);
  const groups = await listEntryGroups(db, holders, entryFilter, ids, mark);
  const question = {
    holders,
    filter: entryFilter,
    tracks: ids,
    mark,
    after,
    limit: ROYALTIES_PER_PAGE + 1,
    max_lines: ROYALTY_LINES_SCANNED,
  };
  const { rows, reached } = await listEntries(db, groups, question);
  const visible = rows.slice(0, ROYALTIES_PER_PAGE);
  const last = rows.length > visible.length ? visible.at(-1) : reached && toEndCursor(reached);
  return {
    items: visible.map((row) => presentEntry(row, mark)),
    next_cursor: last ? formatEntryCursor(last) : null,
    total: transaction_id === undefined ? await countEntries(db, holders, filter) : visible.length,
    freshness,
  };
}

/** Lists the tracks that the filter selects; null without such a filter. */
async function listTracks(
  db: Db,
  holders: readonly string[],
  { track, release, payee }: Pick<Query, 'track' | 'release' | 'payee'>,
): Promise<string[] | null> {
  if (release === undefined && payee === undefined) return track === undefined ? null : [track];
  const ofRelease = release === undefined ? null : await listReleaseTracks(db, release);
  const ofPayee = payee === undefined ? null : await listPayeeTracks(db, holders, payee);
  return (ofRelease ?? ofPayee ?? [])
    .filter((id) => ofPayee === null || ofPayee.includes(id))
    .filter((id) => track === undefined || id === track);
}

async function listReleaseTracks(db: Db, release: string): Promise<string[]> {
  const rows = await db.select({ id: tracks.id }).from(tracks).where(eq(tracks.release_id, release));
  return rows.map(({ id }) => id);
}

async function listPayeeTracks(db: Db, holders: readonly string[], payee: string): Promise<string[]> {
  const { rows } = await db.execute<{ track_id: string }>(selectPayeeTracks(holders, payee));
  return rows.map(({ track_id }) => track_id);
}

/** Counts entries from the totals, which do not contain the payment status or the kind. */
async function countEntries(db: Db, holders: readonly string[], { status, kind, ...filter }: Omit<Query, 'cursor'>) {
  const totals = computeTotals(holders, filter);
  if (totals === null || status !== undefined || kind !== undefined) return null;
  const { rows } = await db.execute<{ lines: string }>(
    sql`select coalesce(sum(t.lines), 0) as lines from ${totals.table} where ${totals.where}`,
  );
  return Number(rows[0]?.lines ?? 0);
}
