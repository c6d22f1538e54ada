import { sales_inbox, sales_inbox_files } from '@tangent/db/schema/money/sales.ts';
import { retryWaitMs } from '@tangent/domain/distribution/delivery/retry.ts';
import { eq, inArray, notInArray } from 'drizzle-orm';
import { classifyStoreError } from '../../gateways/store/store-error.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

export type InboxRow = typeof sales_inbox.$inferSelect;

const ONLY = 1;
/** However long the inbox was unreachable, the next poll is due after this time. */
const LONGEST_WAIT_MS = 30 * 60_000;

/** Returns the outcome of the last polls; null before the first one. */
export async function findInboxRow(tx: Tx | Db): Promise<InboxRow | null> {
  const [row] = await tx.select().from(sales_inbox);
  return row ?? null;
}

/** The files left in the inbox after a poll, and why one of them could not be fetched. */
export interface LeftFiles {
  waiting: number;
  failure: string | null;
}

/** Records that the inbox was reached, which clears earlier connection failures. */
export async function recordConnected(tx: Tx | Db, { waiting, failure }: LeftFiles, now: Date): Promise<void> {
  const error = { error_class: failure === null ? null : ('transient' as const), error_text: failure };
  const well = { polled_at: now, reached_at: now, failures: 0, next_poll_at: null };
  await write(tx, { ...well, ...error, waiting_files: waiting });
}

/** Records a connection failure: the next poll waits, longer with every failure. */
export async function recordConnectionFailure(tx: Tx | Db, error: unknown, now: Date): Promise<void> {
  const { error_class, message: error_text } = classifyStoreError(error);
  const failures = ((await findInboxRow(tx))?.failures ?? 0) + 1;
  const wait = Math.min(LONGEST_WAIT_MS, retryWaitMs(failures, Math.random()));
  await write(tx, {
    polled_at: now,
    failures,
    error_class,
    error_text,
    next_poll_at: new Date(now.getTime() + wait),
  });
}

/** Makes the next poll due at once. */
export async function clearFailure(tx: Tx): Promise<void> {
  await tx.update(sales_inbox).set({ next_poll_at: null });
}

async function write(tx: Tx | Db, row: Partial<InboxRow> & Pick<InboxRow, 'polled_at'>): Promise<void> {
  await tx
    .insert(sales_inbox)
    .values({ id: ONLY, ...row })
    .onConflictDoUpdate({ target: sales_inbox.id, set: row });
}

/** Lists the files in the inbox that were already imported, each with its outcome. */
export async function listImported(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select()
    .from(sales_inbox_files)
    .where(inArray(sales_inbox_files.key, [...keys]));
  return new Map(rows.flatMap(({ key, file_id }) => (file_id === null ? [] : [[key, file_id]])));
}

/** Records an imported file until it is gone from the inbox. */
export async function recordImported(db: Db, key: string, file_id: string, seen_at: Date): Promise<void> {
  const row = { file_id, seen_at };
  await db
    .insert(sales_inbox_files)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: sales_inbox_files.key, set: row });
}

/** Deletes the record of a file that was moved away. */
export async function removeImported(db: Db, key: string): Promise<void> {
  await db.delete(sales_inbox_files).where(eq(sales_inbox_files.key, key));
}

/** Deletes the records of files that are gone from the inbox. */
export async function removeGone(db: Db, keys: readonly string[]): Promise<void> {
  await db
    .delete(sales_inbox_files)
    .where(keys.length === 0 ? undefined : notInArray(sales_inbox_files.key, [...keys]));
}
