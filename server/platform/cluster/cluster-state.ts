import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../sql/open-database.ts';

/** Returns whether the database is that of a coordinator of Citus. */
export async function hasCitus(db: Db | Tx): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from pg_extension where extname = 'citus'`);
  return rows.length > 0;
}

/** Where a table lies. */
export interface Placement {
  name: string;
  key: string;
  shards: number;
  /** Tables with the same number have the rows of an account on the same machine. */
  group: number;
  size: string;
}

/** Returns the distributed tables by name, without parts of partitioned ones; none without Citus. */
export async function listDistributed(db: Db | Tx): Promise<Map<string, Placement>> {
  if (!(await hasCitus(db))) return new Map();
  const { rows } = await db.execute<Omit<Placement, 'shards'> & { shards: string }>(sql`
    select t.table_name::text as name, t.distribution_column as key, t.shard_count as shards,
           t.colocation_id as "group",
           pg_size_pretty(coalesce(
             (select sum(citus_total_relation_size(p.relid)) from pg_partition_tree(t.table_name) p where p.isleaf),
             citus_total_relation_size(t.table_name))) as size
      from citus_tables t
     where t.citus_table_type = 'distributed'
       and not exists (select 1 from pg_inherits i where i.inhrelid = t.table_name)
     order by 1`);
  return new Map(rows.map((row) => [row.name, { ...row, shards: Number(row.shards) }]));
}

/** A machine of the cluster. */
export interface ClusterNode {
  name: string;
  port: number;
  role: string;
  shards: number;
  is_active: boolean;
}

export async function listNodes(db: Db): Promise<ClusterNode[]> {
  const { rows } = await db.execute<Omit<ClusterNode, 'shards'> & { shards: string }>(sql`
    select n.nodename as name, n.nodeport as port, n.noderole::text as role, n.isactive as is_active,
           (select count(*) from pg_dist_placement p where p.groupid = n.groupid
             and p.shardid in (select shardid from pg_dist_shard s join pg_dist_partition d on d.logicalrelid = s.logicalrelid
                                where d.partmethod = 'h')) as shards
      from pg_dist_node n order by n.nodeid`);
  return rows.map((row) => ({ ...row, shards: Number(row.shards) }));
}
