import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from './open-database.ts';
import { inTransaction } from './transaction.ts';

interface Partition {
  table: string;
  /** Unique name, such as `royalty_entries_y2026m10`. */
  name: string;
  /** The first day inside the partition, and the first day after it. */
  from: string;
  to: string;
  /** Statement that prepares the table before it is attached. */
  prepare?: (table: SQL) => SQL;
}

/**
 * Creates a partition of a table that is partitioned by time, unless it exists. Runs in a transaction of its own:
 * attaching blocks no reads or writes of the other partitions, and is done before the first row needs it. Returns true
 * when it is new.
 */
export function ensurePartition(db: Db, { table, name, from, to, prepare }: Partition): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (await hasPartition(tx, name)) return false;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${table}), hashtext(${name}))`);
    if (await hasPartition(tx, name)) return false;
    const [parent, part] = [sql.identifier(table), sql.identifier(name)];
    await tx.execute(sql`create table ${part} (like ${parent} including all)`);
    if (prepare) await tx.execute(prepare(sql`${part}`));
    const range = sql.raw(`from ('${from}') to ('${to}')`);
    await tx.execute(sql`alter table ${parent} attach partition ${part} for values ${range}`);
    return true;
  });
}

async function hasPartition(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await tx.execute<{ found: boolean }>(sql`
    select exists (select 1 from pg_inherits i join pg_class c on c.oid = i.inhrelid where c.relname = ${name}) as found`);
  return rows[0]?.found ?? false;
}
