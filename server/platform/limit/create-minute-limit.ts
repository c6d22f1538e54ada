import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Log } from '../log/create-log.ts';
import { Refusal } from '../refusal.ts';
import type { Db } from '../sql/open-database.ts';

const MINUTE_MS = 60_000;
/** Counts leave a process at most this often: what an account can have beyond its limit are its calls of this time. */
const EXCHANGE_EVERY_MS = 500;
/** Accounts with fewer calls in a minute are not worth a row. */
const NOTICEABLE_CALLS = 20;
/** Rows are kept this many minutes: a process whose clock is behind still writes into the last one. */
const KEPT_MINUTES = 2;

export interface MinuteLimit {
  /** Counts a call of an account; refuses when there were too many in this minute, without counting it. */
  count(accountId: string, now: Date): void;
  /** Exchanges the counts with the other processes now. It never fails: without a database own counts remain. */
  exchange(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  pool: pg.Pool;
  log: Log;
  per_minute: number;
}

type Counts = Map<string, Count>;

interface Count {
  own: number;
  /** Calls that other processes had counted at the last exchange. */
  others: number;
  /** `own` at the last exchange. */
  written: number;
}

/**
 * Limits the calls of an account in a minute of the clock over all processes, without a write or a wait for each call
 * (decision 18). A process counts in memory and exchanges the counts of accounts with noticeable use through the table
 * `call_counts`: one statement for all of them, while there is something new.
 */
export function createMinuteLimit({ pool, log, per_minute }: Options): MinuteLimit {
  const process_id = randomUUID();
  const warn = warnOnce(log);
  let minute = 0;
  let counts: Counts = new Map();
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let isClosed = false;

  const exchange = () => {
    // One at a time: when the database is slow, the next exchange has everything that has come up meanwhile.
    running ??= exchangeChanged(pool, counts, { minute, process_id })
      .then(warn.worked, warn.failed)
      .finally(() => {
        running = null;
      });
    return running;
  };
  const plan = () => {
    if (timer !== null || isClosed) return;
    timer = setTimeout(async () => {
      await exchange();
      timer = null;
      if ([...counts.values()].some(isNew)) plan();
    }, EXCHANGE_EVERY_MS);
    timer.unref();
  };
  return {
    count: (accountId, now) => {
      const time = now.getTime();
      const current = Math.floor(time / MINUTE_MS);
      if (current !== minute) {
        minute = current;
        counts = new Map();
      }
      const count = counts.get(accountId) ?? { own: 0, others: 0, written: 0 };
      if (count.own + count.others >= per_minute) {
        const retry_after_seconds = Math.ceil(((current + 1) * MINUTE_MS - time) / 1000);
        throw new Refusal('too_many_requests', [], { retry_after_seconds });
      }
      count.own += 1;
      counts.set(accountId, count);
      if (count.own >= NOTICEABLE_CALLS) plan();
    },
    exchange,
    close: async () => {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
      await running;
    },
  };
}

/** Whether a count is worth a row and differs from the one that was written. */
const isNew = ({ own, written }: Count) => own >= NOTICEABLE_CALLS && own !== written;

/**
 * Writes the counts that are new, and reads what the other processes have counted for the same accounts. Repeating it
 * changes nothing.
 */
async function exchangeChanged(
  pool: pg.Pool,
  counts: Counts,
  { minute, process_id }: { minute: number; process_id: string },
): Promise<void> {
  // In order, so that two processes never wait for each other's rows.
  const changed = [...counts].filter(([, count]) => isNew(count)).sort(([a], [b]) => (a < b ? -1 : 1));
  if (changed.length === 0) return;
  const written = changed.map(([, { own }]) => own);
  // Without a name: a pooler may give the next statement another session.
  const { rows } = await pool.query<{ account_id: string; calls: number }>(
    `with written as (
       insert into call_counts (account_id, minute, process_id, calls)
       select account_id, $3, $4, calls from unnest($1::uuid[], $2::int[]) as own (account_id, calls)
       on conflict (minute, account_id, process_id) do update set calls = excluded.calls
     )
     select account_id, sum(calls)::int as calls from call_counts
      where minute = $3 and account_id = any ($1::uuid[]) and process_id <> $4
      group by account_id`,
    [changed.map(([account_id]) => account_id), written, minute, process_id],
  );
  const others = new Map(rows.map(({ account_id, calls }) => [account_id, calls]));
  for (const [index, [account_id, count]] of changed.entries()) {
    Object.assign(count, { written: written[index], others: others.get(account_id) ?? 0 });
  }
}

/** Logs the first failure, and no other one until an exchange has worked again. */
function warnOnce(log: Log) {
  let isFailing = false;
  return {
    worked: () => {
      isFailing = false;
    },
    failed: (err: unknown) => {
      if (!isFailing) log.warn({ err }, 'calls are counted by this process alone');
      isFailing = true;
    },
  };
}

/** Removes counts of past minutes. */
export async function pruneCallCounts(db: Db, now: Date): Promise<void> {
  const minute = Math.floor(now.getTime() / MINUTE_MS) - KEPT_MINUTES;
  await db.execute(sql`delete from call_counts where minute < ${minute}`);
}
