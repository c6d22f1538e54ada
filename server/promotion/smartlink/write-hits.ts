import type { CalendarDate } from '@tangent/domain/calendar.ts';
import { addMonths } from '@tangent/domain/money/royalty/period.ts';
import type { LinkHitKind } from '@tangent/domain/promotion/smartlink/link-hit.ts';
import { sql } from 'drizzle-orm';
import { ensurePartition } from '../../platform/sql/ensure-partition.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Visit } from './describe-visit.ts';

/** Counted hits of one link, hour and kind that have everything in common. */
export interface HitRow extends Omit<Visit, 'is_robot'> {
  account_id: string;
  link_id: string;
  day: CalendarDate;
  hour: number;
  kind: LinkHitKind;
  store_id: string;
  count: number;
}

export interface VisitorRow {
  account_id: string;
  link_id: string;
  day: CalendarDate;
  visitor: Buffer;
  network: Buffer;
}

/** Hits of one network on one link and day, repeated ones included. */
export interface NetworkRow {
  account_id: string;
  link_id: string;
  day: CalendarDate;
  network: Buffer;
  hits: number;
}

export interface Batch {
  hits: readonly HitRow[];
  visitors: readonly VisitorRow[];
  networks: readonly NetworkRow[];
}

/** The connection was lost while a transaction was being committed: only the database knows whether it was. */
export class LostCommitError extends Error {
  readonly xid: string;

  constructor(xid: string, options: ErrorOptions) {
    super(`no response to the commit of the transaction ${xid}`, options);
    this.name = 'LostCommitError';
    this.xid = xid;
  }
}

/**
 * Adds counted hits and visitors to the tables, all or none. Rows are written in the order of their keys, so that two
 * processes never wait for each other in a circle. Throws `LostCommitError` when nobody knows whether it did.
 *
 * @param knownMonths Months whose partitions exist; those of the batch are added.
 */
export async function writeHits(
  db: Db,
  { hits, visitors, networks }: Batch,
  knownMonths = new Set<string>(),
): Promise<void> {
  let xid: string | null = null;
  try {
    const months = new Set([...hits, ...visitors].map(({ day }) => day.slice(0, 7)));
    for (const month of months) if (!knownMonths.has(month)) await ensureMonth(db, month);
    for (const month of months) knownMonths.add(month);
    await inTransaction(db, async (tx) => {
      xid = null;
      if (hits.length > 0) await addHits(tx, hits);
      if (visitors.length > 0) await addVisitors(tx, visitors);
      if (networks.length > 0) await addNetworks(tx, networks);
      xid = await readTransactionId(tx);
    });
  } catch (error) {
    throw xid === null ? error : new LostCommitError(xid, { cause: error });
  }
}

/** Returns whether a transaction was committed; null while the server has not ended it yet. */
export async function isCommitted(db: Db, xid: string): Promise<boolean | null> {
  const { rows } = await db.execute<{ status: string | null }>(sql`select pg_xact_status(${xid}::xid8) as status`);
  const status = rows[0]?.status;
  return status === 'in progress' ? null : status === 'committed';
}

async function readTransactionId(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ xid: string }>(sql`select pg_current_xact_id()::text as xid`);
  if (rows[0] === undefined) throw new Error('the transaction has no id');
  return rows[0].xid;
}

/** Creates the partitions of a month, such as 2026-11. */
export async function ensureMonth(db: Db, month: string): Promise<void> {
  const [from, to] = [`${month}-01`, `${addMonths(month, 1)}-01`];
  for (const table of ['link_hits', 'link_visitor_days']) {
    await ensurePartition(db, { table, name: `${table}_y${month.replace('-', 'm')}`, from, to });
  }
}

async function addHits(tx: Tx, hits: readonly HitRow[]): Promise<void> {
  const column = <Name extends keyof HitRow>(name: Name) => sql.param(hits.map((hit) => hit[name]));
  await tx.execute(sql`
    insert into link_hits (account_id, day, link_id, hour, kind, store_id, country, referrer, device, count)
    select * from unnest(
      ${column('account_id')}::uuid[], ${column('day')}::date[], ${column('link_id')}::uuid[],
      ${column('hour')}::smallint[], ${column('kind')}::text[], ${column('store_id')}::text[],
      ${column('country')}::bpchar[], ${column('referrer')}::text[], ${column('device')}::text[],
      ${column('count')}::bigint[])
    order by 1, 2, 3, 4, 5, 6, 7, 8, 9
    on conflict on constraint link_hits_key do update set count = link_hits.count + excluded.count`);
}

// Only visitors who are new today are added to the figure of the day, and to that of their network.
async function addVisitors(tx: Tx, visitors: readonly VisitorRow[]): Promise<void> {
  const column = <Name extends keyof VisitorRow>(name: Name) => sql.param(visitors.map((row) => row[name]));
  await tx.execute(sql`
    with given as (
      select * from unnest(
        ${column('account_id')}::uuid[], ${column('day')}::date[], ${column('link_id')}::uuid[],
        ${column('visitor')}::bytea[], ${column('network')}::bytea[])
        as row (account_id, day, link_id, visitor, network)
    ), added as (
      insert into link_visitors (account_id, day, link_id, visitor)
      select account_id, day, link_id, visitor from given order by 1, 2, 3, 4
      on conflict do nothing
      returning account_id, day, link_id, visitor
    ), counted as (
      insert into link_visitor_days (account_id, day, link_id, visitors)
      select account_id, day, link_id, count(*) from added group by 1, 2, 3 order by 1, 2, 3
      on conflict on constraint link_visitor_days_key
        do update set visitors = link_visitor_days.visitors + excluded.visitors
    )
    insert into link_networks (account_id, day, link_id, network, hits, visitors)
    select account_id, day, link_id, network, 0, count(*)
      from added join given using (account_id, day, link_id, visitor) group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict on constraint link_networks_key
      do update set visitors = link_networks.visitors + excluded.visitors`);
}

async function addNetworks(tx: Tx, networks: readonly NetworkRow[]): Promise<void> {
  const column = <Name extends keyof NetworkRow>(name: Name) => sql.param(networks.map((row) => row[name]));
  await tx.execute(sql`
    insert into link_networks (account_id, day, link_id, network, hits, visitors)
    select *, 0 from unnest(
      ${column('account_id')}::uuid[], ${column('day')}::date[], ${column('link_id')}::uuid[],
      ${column('network')}::bytea[], ${column('hits')}::bigint[])
    order by 1, 2, 3, 4
    on conflict on constraint link_networks_key do update set hits = link_networks.hits + excluded.hits`);
}
