import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Storage } from '../../gateways/storage/storage.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { BaseContext } from '../../platform/module.ts';
import { findDatabaseError } from '../../platform/sql/database-error.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { createTextSource, type TextSource } from './create-text-source.ts';
import { type ReadingContext, StaleReadError } from './reading-context.ts';
import { salesFileKey } from './receive-file.ts';
import type { OwnParty, ReadLockedFile, ReportKind, ReportKinds } from './report-kind.ts';
import { updateFile } from './sales-file-store.ts';

/** Dependencies of the functions that read and post sales files. */
export interface FileReadingContext extends BaseContext, ReportKinds {
  pool: pg.Pool;
  log: Log;
  storage: Storage;
  /** Our own party, to which reports must be addressed. */
  sender: OwnParty;
}

const TRIES = 5;
const DEADLOCK = '40P01';

/**
 * Reads a file of a store and posts it, in one transaction: all of it, or nothing (rule F30 in
 * docs/standards/reliability.md). If it has errors or staff must decide first, the reasons are saved instead. Of two
 * workers that read the same file one succeeds; reading it again changes nothing.
 */
export async function readSalesFile(context: FileReadingContext, fileId: string, signal: AbortSignal): Promise<void> {
  if (!(await startReading(context.db, fileId))) return;
  for (let attempt = 1; ; attempt++) {
    try {
      return await readOnce(context, fileId, signal);
    } catch (error) {
      const isWorthRepeating = error instanceof StaleReadError || findDatabaseError(error)?.code === DEADLOCK;
      if (!isWorthRepeating || attempt === TRIES) throw error;
    }
  }
}

/** Starts reading. Returns false when there is nothing to read, or another worker is reading the file. */
async function startReading(db: Db, fileId: string): Promise<boolean> {
  const { id, state } = sales_files;
  const free = db
    .select({ id })
    .from(sales_files)
    .where(and(eq(id, fileId), inArray(state, ['received', 'reading'])))
    .for('no key update', { skipLocked: true });
  const started = await db.update(sales_files).set({ state: 'reading' }).where(inArray(id, free)).returning({ id });
  return started.length > 0;
}

async function readOnce(context: FileReadingContext, fileId: string, signal: AbortSignal): Promise<void> {
  const { db, pool } = context;
  await withTransaction(pool, {}, (tx, client) =>
    // The second connection runs lookups while the first is busy writing, and sees one state of the database from start
    // to end.
    withTransaction(pool, { isolationLevel: 'repeatable read' }, (lookups) =>
      readLocked(context, { tx, client, lookups, db, signal }, fileId),
    ),
  );
}

async function withTransaction(
  pool: pg.Pool,
  config: PgTransactionConfig,
  work: (tx: Tx, client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await drizzle(client).transaction(async (tx) => {
      await disableTimeouts(tx);
      await work(tx, client);
    }, config);
  } finally {
    client.release();
  }
}

// Millions of lines take time, and a connection may be idle in the meantime.
async function disableTimeouts(tx: Tx): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
}

async function readLocked(context: FileReadingContext, readingContext: ReadingContext, fileId: string): Promise<void> {
  const { tx } = readingContext;
  const [file] = await tx
    .select()
    .from(sales_files)
    .where(and(eq(sales_files.id, fileId), eq(sales_files.state, 'reading')))
    .for('no key update', { skipLocked: true });
  if (!file) return;
  const now = context.clock.now();
  const bytes = await context.storage.openRead(salesFileKey(file.id));
  try {
    const text = await createTextSource(bytes);
    const read = openText(context.report_kinds, text, utcDay(now.getTime()));
    if (read !== null) return await read(readingContext, { file, now, sender: context.sender });
    await text.close();
    await updateFile(tx, file.id, { state: 'unknown_format', read_at: now });
  } finally {
    bytes.destroy();
  }
}

function openText(kinds: readonly ReportKind[], text: TextSource, today: string): ReadLockedFile | null {
  for (const kind of kinds) {
    const read = kind.open(text, today);
    if (read !== null) return read;
  }
  return null;
}
