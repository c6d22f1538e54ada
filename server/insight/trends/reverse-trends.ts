import { trend_entries, trend_reported_days, trend_suspense_lines } from '@tangent/db/schema/insight/trend.ts';
import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { enqueueMonitoring } from '../monitoring/public.ts';
import { ROLLUPS, rollUp } from './roll-up.ts';
import { lockTrends } from './trend-lock.ts';

/** Reverses a posted file of trends: its lines leave the figures, so it has no mirror. */
export async function reverseTrends(tx: Tx, fileId: string, { note }: { note: string }): Promise<null> {
  await lockTrends(tx);
  const [file] = await tx
    .update(sales_files)
    .set({ state: 'reversed', note })
    .where(and(eq(sales_files.id, fileId), eq(sales_files.state, 'posted'), eq(sales_files.kind, 'trends')))
    .returning();
  if (!file) throw new Refusal('invalid_transition');
  await tx.execute(sql`set local statement_timeout = 0`);
  await reverseDays(tx, sql`select file_no, store_id, day from ${trend_reported_days} where file_no = ${file.file_no}`);
  return null;
}

/**
 * Reverses the figures that files reported for stores and days: `reported` is a query of file_no, store_id and day.
 * Deletes their lines, reduces the totals by them, and marks a file without any remaining day as reversed.
 */
export async function reverseDays(tx: Tx, reported: SQL): Promise<void> {
  await tx.execute(
    sql`create temp table trend_reported_files on commit drop as select distinct * from (${reported}) reported`,
  );
  await tx.execute(sql`create temp table trend_reversed_files (like ${trend_entries}) on commit drop`);
  await tx.execute(sql`analyze trend_reported_files`);
  await tx.execute(await deleteLines(tx));
  await tx.execute(sql`analyze trend_reversed_files`);
  await rollUp(
    tx,
    sql`(select account_id, day, track_id, store_id, country, playlist_no, -streams as streams, -listeners as listeners,
                -saves as saves, -followers as followers, -playlist_adds as playlist_adds,
                coalesce(age_group, 0::smallint) as age_group, coalesce(gender, 0::smallint) as gender from trend_reversed_files)`,
  );
  await deleteEmptyRollups(tx);
  await correctFirsts(tx);
  await tx.execute(sql`
    update ${trend_suspense_lines} l set state = 'reversed' from trend_reported_files t
     where l.file_no = t.file_no and l.store_id = t.store_id and l.day = t.day`);
  await tx.execute(sql`
    delete from ${trend_reported_days} a using trend_reported_files t
     where a.file_no = t.file_no and a.store_id = t.store_id and a.day = t.day`);
  await tx.execute(sql`
    update ${sales_files} f set state = 'reversed'
     where f.state = 'posted' and f.file_no in (select file_no from trend_reported_files)
       and not exists (select 1 from ${trend_reported_days} a where a.file_no = f.file_no)`);
  const { rows } = await tx.execute<{ file_no: number }>(
    sql`select distinct file_no from trend_reported_files order by 1`,
  );
  for (const { file_no } of rows) await enqueueMonitoring(tx, file_no);
  await tx.execute(sql`drop table trend_reported_files, trend_reversed_files`);
}

// The query names months and files one by one, so that the database reads only those.
async function deleteLines(tx: Tx): Promise<SQL> {
  const { rows } = await tx.execute<{ first: string | null; last: string | null; files: number[] | null }>(sql`
    select min(day)::text as first, max(day)::text as last, array_agg(distinct file_no) as files from trend_reported_files`);
  const { first = null, last = null, files } = rows[0] ?? {};
  return sql`
    with gone as (
      delete from ${trend_entries} e using trend_reported_files t
       where e.file_no = t.file_no and e.store_id = t.store_id and e.day = t.day
         and e.file_no = any(${sql.param(files ?? [])}::int[]) and e.day between ${first}::date and ${last}::date
      returning e.*)
    insert into trend_reversed_files select * from gone`;
}

/** Deletes totals that are zero. */
async function deleteEmptyRollups(tx: Tx): Promise<void> {
  for (const { name, counts } of ROLLUPS) {
    const isEmpty = sql.raw(counts.map((count) => `s.${count} = 0`).join(' and '));
    const [days, months] = [sql.identifier(`trend_${name}_days`), sql.identifier(`trend_${name}_months`)];
    await tx.execute(sql`
      delete from ${days} s using (select distinct account_id, day from trend_reversed_files) t
       where s.account_id = t.account_id and s.day = t.day and ${isEmpty}`);
    await tx.execute(sql`
      delete from ${months} s using (select distinct account_id, date_trunc('month', day)::date as month from trend_reversed_files) t
       where s.account_id = t.account_id and s.month = t.month and ${isEmpty}`);
  }
}

/**
 * Corrects first days: totals that are gone lose theirs, and a reversed first day moves to the next day with totals.
 */
async function correctFirsts(tx: Tx): Promise<void> {
  for (const { name, keys, where, first_days_table } of ROLLUPS) {
    if (first_days_table === undefined) continue;
    const [days, months] = [sql.identifier(`trend_${name}_days`), sql.identifier(`trend_${name}_months`)];
    const own = ['account_id', ...keys];
    const isSame = (other: string) => sql.raw(own.map((key) => `${other}.${key} = f.${key}`).join(' and '));
    const reversed = sql`(select distinct ${sql.raw(own.join(', '))}, day from trend_reversed_files where ${sql.raw(where)})`;
    await tx.execute(sql`
      delete from ${sql.identifier(first_days_table)} f using ${reversed} t
       where ${isSame('t')} and f.first_day = t.day and not exists (select 1 from ${months} m where ${isSame('m')})`);
    await tx.execute(sql`
      update ${sql.identifier(first_days_table)} f
         set first_day = (select min(d.day) from ${days} d where ${isSame('d')}
                             and d.day >= (select min(m.month) from ${months} m where ${isSame('m')}))
        from ${reversed} t where ${isSame('t')} and f.first_day = t.day`);
  }
}
