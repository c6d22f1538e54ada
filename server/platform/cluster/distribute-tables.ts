import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../sql/open-database.ts';
import { inTransaction } from '../sql/transaction.ts';
import { hasCitus, listDistributed } from './cluster-state.ts';

/** A table and the key column by which its rows are distributed. */
interface DistributedTable {
  name: string;
  key: string;
}

/**
 * Distributes tables over the machines of a cluster, each in a transaction of its own: what is distributed already
 * stays, so that an interrupted run is continued by the next one. A table can be read meanwhile; writes to it wait.
 *
 * Citus allows no triggers on distributed tables: those that keep a table append-only are replaced by taking away the
 * right to change its rows, from the role of the product too.
 *
 * @param shards The number of parts of each table; rows of one account are in the same part of all tables.
 * @param onTable Called with each table and whether it was distributed now.
 */
export async function distributeTables(
  db: Db,
  tables: readonly DistributedTable[],
  shards: number,
  onTable: (name: string, isNew: boolean) => void,
): Promise<void> {
  if (!(await hasCitus(db)))
    throw new Error('This database has no Citus: run "create extension citus" on every machine first');
  const [first] = tables;
  for (const { name, key } of tables) {
    const isNew = await inTransaction(db, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('distribute'))`);
      if ((await listDistributed(tx)).has(name)) return false;
      const appendOnly = await dropTriggers(tx, name);
      const together = name === first?.name ? sql`shard_count => ${shards}` : sql`colocate_with => ${first?.name}`;
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`select create_distributed_table(${name}, ${key}, ${together})`);
      for (const part of appendOnly) await forbidChanges(tx, part);
      return true;
    });
    onTable(name, isNew);
  }
}

/** Takes the right to change rows of a table from the role of the product; its owner can give itself the right back. */
async function forbidChanges(tx: Tx, table: string): Promise<void> {
  await tx.execute(sql`revoke update, delete, truncate on ${sql.identifier(table)} from current_user`);
}

/** Returns the names of the table and of its parts that were append-only. */
async function dropTriggers(tx: Tx, name: string): Promise<string[]> {
  const { rows } = await tx.execute<{ part: string; trigger: string }>(sql`
    select c.relname as part, t.tgname as trigger
      from pg_partition_tree(${name}) p
      join pg_class c on c.oid = p.relid
      join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal
     order by p.level, c.relname`);
  for (const { part, trigger } of rows)
    await tx.execute(sql`drop trigger ${sql.identifier(trigger)} on ${sql.identifier(part)}`);
  return rows.map(({ part }) => part);
}
