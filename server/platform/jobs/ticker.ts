import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Log } from '../log/create-log.ts';
import type { Db, Tx } from '../sql/open-database.ts';
import { inTransaction } from '../sql/transaction.ts';
import type { SweepKind } from './define-job.ts';
import { holdSweepLease, type SweepLease } from './sweep-lease.ts';

/** A query of the tables that runs every few seconds; what it finds becomes jobs. */
export interface Sweep {
  name: string;
  every_ms: number;
  run(tx: Tx): Promise<void>;
}

/** The query of each sweep that a file declares, by the name of its constant. */
type SweepRuns<Jobs> = {
  readonly [Name in keyof Jobs as Jobs[Name] extends SweepKind ? Name : never]: Sweep['run'];
};

/** Binds the sweeps of a noun's `jobs.ts` to their queries. A sweep without one does not compile. */
export function bindSweeps<Jobs extends object>(
  jobs: Jobs,
  runs: SweepRuns<Jobs>,
  { is_sandbox = false }: { is_sandbox?: boolean } = {},
): Sweep[] {
  const kinds = jobs as Readonly<Record<string, SweepKind>>;
  return Object.entries<Sweep['run']>(runs).map(([name, run]) => {
    const kind = kinds[name];
    if (kind === undefined) throw new Error(`no sweep is declared as ${name}`);
    return { name: kind.name, every_ms: is_sandbox ? kind.sandbox_every_ms : kind.every_ms, run };
  });
}

export interface Ticker {
  /** Waits for running sweeps and starts no more. */
  stop(): Promise<void>;
}

/**
 * Runs sweeps repeatedly, each in one transaction, in one of all processes. Scheduled jobs start once a minute at most;
 * product time can jump by days.
 */
export function startTicker(db: Db, sweeps: readonly Sweep[], log: Log): Ticker {
  const stopping = new AbortController();
  // Every sweep adds a listener, more than the default limit of Node.
  setMaxListeners(0, stopping.signal);
  const holding = holdSweepLease(db, log, stopping.signal);
  const loops = sweeps.map(async (sweep) => repeat(db, sweep, await holding, log, stopping.signal));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(loops);
      await (await holding).release();
    },
  };
}

/** Runs a sweep once, unless another process is running it; returns whether it ran. */
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

async function repeat(db: Db, sweep: Sweep, lease: SweepLease, log: Log, signal: AbortSignal): Promise<void> {
  for (;;) {
    await lease.waitUntilHeld();
    if (signal.aborted) return;
    try {
      await runSweep(db, sweep);
    } catch (err) {
      log.error({ sweep: sweep.name, err }, 'sweep failed');
    }
    await wait(sweep.every_ms, undefined, { signal }).catch(() => undefined);
  }
}
