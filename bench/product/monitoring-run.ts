import type pg from 'pg';
import { waitUntil } from './releases.ts';

const TIMEOUT_MS = 10 * 60_000;

export interface MonitoringRun {
  /** Releases at stores that were looked at. */
  monitored: number;
  /** Of the worker: to find them among the lines of the day, and to look at them. */
  find_s: number;
  monitor_s: number;
}

/** Has the watch look at the newest day of all as it does every day, then at that of one account alone. */
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
  await waitUntil('the watch has looked', TIMEOUT_MS, async () => {
    const { rows } = await database.query(`select ${isDone} as is_done`);
    return rows[0].is_done;
  });
  const { rows } = await database.query<MonitoringRun>(
    `select coalesce(sum(jsonb_array_length(data->'items')), 0)::int as monitored,
            ${getSeconds('watch.file')} as find_s, ${getSeconds('watch.days')} as look_s
       from pgboss.job where name like 'watch.%' and created_on >= $1`,
    [startRows[0].at],
  );
  return rows[0] as MonitoringRun;
}

const getSeconds = (name: string) =>
  `coalesce(sum(extract(epoch from completed_on - started_on)) filter (where name = '${name}'), 0)::float`;
