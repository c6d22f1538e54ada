import type pg from 'pg';
import { waitUntil } from './releases.ts';

const TIMEOUT_MS = 10 * 60_000;

export interface MonitoringRun {
  /** The number of releases at stores that were monitored. */
  monitored: number;
  /** Seconds of the worker for finding them among the day's lines, and for monitoring them. */
  find_s: number;
  monitor_s: number;
}

/** Runs stream monitoring for the newest day of all accounts, as on every day, then for that of one account. */
export async function runMonitoring(
  database: pg.Pool,
  account: string,
): Promise<{ all: MonitoringRun; own: MonitoringRun }> {
  await database.query(
    `insert into trend_file_days (file_no, store_ref, day, store_id, lines, suspense_lines)
     select file_no, store_id, day, store_id, 1, 0 from trend_reported_days where file_no = (select max(file_no) from trend_reported_days)
         on conflict do nothing`,
  );
  const all = await runJob(
    database,
    `select 'watch.file', json_build_object('file_no', max(file_no), 'is_news', false) from trend_reported_days`,
  );
  const own = await runJob(
    database,
    `select 'watch.days', jsonb_build_object('items', jsonb_agg(distinct item))
       from pgboss.job, jsonb_array_elements(data->'items') item where name = 'watch.days' and item->>'account_id' = '${account}'`,
  );
  return { all, own };
}

async function runJob(database: pg.Pool, job: string): Promise<MonitoringRun> {
  const { rows: startRows } = await database.query('select clock_timestamp() as at');
  await database.query(`insert into pgboss.job (name, data) ${job}`);
  const isDone = "not exists (select from pgboss.job where name like 'watch.%' and state < 'completed')";
  await waitUntil('stream monitoring has finished', TIMEOUT_MS, async () => {
    const { rows } = await database.query(`select ${isDone} as is_done`);
    return rows[0].is_done;
  });
  const { rows } = await database.query<MonitoringRun>(
    `select coalesce(sum(jsonb_array_length(data->'items')) filter (where jsonb_typeof(data->'items') = 'array'), 0)::int as monitored,
            ${getSeconds('watch.file')} as find_s, ${getSeconds('watch.days')} as monitor_s
       from pgboss.job where name like 'watch.%' and created_on >= $1`,
    [startRows[0].at],
  );
  return rows[0] as MonitoringRun;
}

const getSeconds = (name: string) =>
  `coalesce(sum(extract(epoch from completed_on - started_on)) filter (where name = '${name}'), 0)::float`;
