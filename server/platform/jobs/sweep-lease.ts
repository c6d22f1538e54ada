import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Log } from '../log/create-log.ts';
import type { Db } from '../sql/open-database.ts';

const RENEW_EVERY_MS = 1_000;
const LEASE_SECONDS = 5;

/** Chooses one of all worker processes, so that sweeps run as often as they should, however many processes there are. */
export interface SweepLease {
  isHeld(): boolean;
  /** Waits until this process holds the lease, or the signal aborts. */
  waitUntilHeld(): Promise<void>;
  /** Lets another process take over at once. */
  release(): Promise<void>;
}

/**
 * Takes the lease if it is free, and tries again or renews it every second until the signal aborts. A killed process is
 * followed within seconds.
 */
export async function holdSweepLease(db: Db, log: Log, signal: AbortSignal): Promise<SweepLease> {
  const processId = randomUUID();
  const take = () =>
    takeLease(db, processId).catch((err) => {
      log.error({ err }, 'sweep lease not taken');
      return false;
    });
  let isHeld = await take();
  let waiters: (() => void)[] = [];
  const endWaits = () => {
    for (const resolve of waiters) resolve();
    waiters = [];
  };
  const keep = async () => {
    while (!signal.aborted) {
      await wait(RENEW_EVERY_MS, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) isHeld = await take();
      if (isHeld || signal.aborted) endWaits();
    }
  };
  const keeping = keep();
  return {
    isHeld: () => isHeld,
    waitUntilHeld: () =>
      isHeld || signal.aborted ? Promise.resolve() : new Promise((resolve) => waiters.push(resolve)),
    release: async () => {
      await keeping;
      // Without a database the lease runs out by itself; stopping goes on.
      await db
        .execute(sql`update sweep_lease set until = clock_timestamp() where process_id = ${processId}`)
        .catch((err) => log.warn({ err }, 'sweep lease not released'));
    },
  };
}

/** Takes or renews the lease; returns whether the process holds it now. */
async function takeLease(db: Db, processId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into sweep_lease (process_id, until)
    values (${processId}, clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}))
    on conflict (id) do update set process_id = excluded.process_id, until = excluded.until
    where sweep_lease.process_id = excluded.process_id or sweep_lease.until <= clock_timestamp()`);
  return rowCount === 1;
}
