import { type OUTBOX_HOLDS, outbox_guard } from '@tangent/db/schema/messaging/outbox.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/** Why nothing may leave: the database is a copy, it was restored to an earlier state, or staff holds the outbox. */
export type OutboxHold = 'copy' | (typeof OUTBOX_HOLDS)[number];
export type OutboxGuard = typeof outbox_guard.$inferSelect;

/**
 * The identity of the database as PostgreSQL itself defines it: cluster, timeline (a point-in-time restore starts
 * another one), database and table (importing a dump creates new ones). A copy has all our rows but another identity.
 */
const HOME = sql<string>`concat_ws('/',
  (select system_identifier from pg_control_system()),
  left(pg_walfile_name(pg_current_wal_lsn()), 8),
  (select oid from pg_database where datname = current_database()),
  'outbox_guard'::regclass::oid)`;

/**
 * Returns why nothing may leave for stores and users now; null while it may. Also null before the first worker ever ran
 * here.
 */
export async function findOutboxHold(tx: Tx | Db): Promise<OutboxHold | null> {
  const [row] = await tx
    .select({ hold: outbox_guard.hold, is_home: sql<boolean>`${outbox_guard.home} = ${HOME}` })
    .from(outbox_guard);
  if (!row) return null;
  return row.is_home ? row.hold : 'copy';
}

/**
 * Locks the guard and returns it. The first call creates it: a database that was never sent from is at home where it
 * is.
 */
export async function lockOutboxGuard(tx: Tx, now: Date): Promise<OutboxGuard> {
  await tx.insert(outbox_guard).values({ home: HOME, changed_at: now }).onConflictDoNothing();
  const [row] = await tx.select().from(outbox_guard).for('update');
  if (!row) throw new Error('the row of the outbox guard vanished');
  return row;
}

/**
 * Milliseconds of the database's own clock, and never the same twice: a later value is greater, whatever was restored.
 */
const NEXT_MARK = sql`greatest(${outbox_guard.mark} + 1, floor(extract(epoch from clock_timestamp()) * 1000)::bigint)`;

/** Advances the mark and returns it. */
export async function advanceMark(tx: Tx): Promise<number> {
  const [row] = await tx.update(outbox_guard).set({ mark: NEXT_MARK }).returning({ mark: outbox_guard.mark });
  return row?.mark ?? 0;
}

/** Holds the outbox until staff releases it. */
export async function writeOutboxHold(tx: Tx, hold: OutboxGuard['hold'], now: Date): Promise<void> {
  await tx.update(outbox_guard).set({ hold, changed_at: now }).where(eq(outbox_guard.id, 1));
}

/** Makes this database the sending one from now on. */
export async function resetOutboxGuard(tx: Tx, now: Date): Promise<void> {
  await tx.update(outbox_guard).set({ home: HOME, mark: NEXT_MARK, hold: null, changed_at: now });
}
