import { addMonths, firstDayOf, periodOf } from '@tangent/domain/royalty/period.ts';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../platform/sql/open-database.ts';
import { inTransaction } from '../platform/sql/transaction.ts';

/**
 * Makes the part of the table of entries for a month of sales, unless it is there. A transaction of its own: a table is attached
 * without keeping anybody from reading or writing the other months, and is there before the first row for it. True when it is new.
 */
export function havePartition(db: Db, firstDay: string): Promise<boolean> {
  const name = `royalty_entries_y${periodOf(firstDay).replace('-', 'm')}`;
  const day = (months: number) => sql.raw(`'${firstDayOf(addMonths(periodOf(firstDay), months))}'`);
  return inTransaction(db, async (tx) => {
    if (await isThere(tx, name)) return false;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('royalty_entries'), hashtext(${name}))`);
    if (await isThere(tx, name)) return false;
    const table = sql.identifier(name);
    await tx.execute(sql`create table ${table} (like royalty_entries including all)`);
    await tx.execute(sql`
      create trigger append_only before update or delete or truncate on ${table}
        for each statement execute function refuse_change()`);
    await tx.execute(sql`
      alter table royalty_entries attach partition ${table}
        for values from (${day(0)}) to (${day(1)})`);
    return true;
  });
}

async function isThere(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await tx.execute<{ found: boolean }>(sql`
    select exists (select 1 from pg_inherits i join pg_class c on c.oid = i.inhrelid where c.relname = ${name}) as found`);
  return rows[0]?.found ?? false;
}
