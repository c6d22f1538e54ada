import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from './open-database.ts';
import { inTransaction } from './transaction.ts';

interface Partition {
  table: string;
  /** Of its own, such as `royalty_entries_y2026m10`. */
  name: string;
  /** Days: the first one that is in it, and the first one that is not. */
  from: string;
  to: string;
  /** What is done with it before it takes part. */
  prepare?: (table: SQL) => SQL;
}

/**
 * Makes a part of a table that is kept by time, unless it is there. A transaction of its own: it is attached without keeping anybody from
 * reading or writing the other parts, and is there before the first row for it. True when it is new.
 */
export function ensurePartition(db: Db, { table, name, from, to, prepare }: Partition): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (await isPageAvailable(tx, name)) return false;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${table}), hashtext(${name}))`);
    if (await isPageAvailable(tx, name)) return false;
    const [parent, part] = [sql.identifier(table), sql.identifier(name)];
    await tx.execute(sql`create table ${part} (like ${parent} including all)`);
    if (prepare) await tx.execute(prepare(sql`${part}`));
    const range = sql.raw(`from ('${from}') to ('${to}')`);
    await tx.execute(sql`alter table ${parent} attach partition ${part} for values ${range}`);
    return true;
  });
}

async function isPageAvailable(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await tx.execute<{ found: boolean }>(sql`
    select exists (select 1 from pg_inherits i join pg_class c on c.oid = i.inhrelid where c.relname = ${name}) as found`);
  return rows[0]?.found ?? false;
}
