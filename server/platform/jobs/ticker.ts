import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Log } from '../log/create-log.ts';
import type { Db, Tx } from '../sql/open-database.ts';
import { inTransaction } from '../sql/transaction.ts';

/** A look at the tables that has to happen every few seconds; what it finds becomes jobs. */
export interface Sweep {
  name: string;
  every_ms: number;
  run(tx: Tx): Promise<void>;
}

export interface Ticker {
  /** Lets running sweeps end and starts no more. */
  stop(): Promise<void>;
}

/** Runs sweeps again and again, each in one transaction. Scheduled jobs know minutes at best; product time can jump by days. */
export function startTicker(db: Db, sweeps: readonly Sweep[], log: Log): Ticker {
  const stopping = new AbortController();
  // Every sweep listens.
  setMaxListeners(0, stopping.signal);
  const loops = sweeps.map((sweep) => repeat(db, sweep, log, stopping.signal));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

/** Runs a sweep once, unless another process is at the same one: true when it ran. */
export function runSweep(db: Db, sweep: Sweep): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ locked: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('sweep'), hashtext(${sweep.name})) as locked`,
    );
    if (!rows[0]?.locked) return false;
    await sweep.run(tx);
    return true;
  });
}

async function repeat(db: Db, sweep: Sweep, log: Log, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await runSweep(db, sweep);
    } catch (err) {
      log.error({ sweep: sweep.name, err }, 'sweep failed');
    }
    await wait(sweep.every_ms, undefined, { signal }).catch(() => undefined);
  }
}
