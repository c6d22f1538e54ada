import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sweep_lease } from '@tangent/db/schema/sweep.ts';
import { eq, sql } from 'drizzle-orm';
import type { Log } from '../log/create-log.ts';
import type { Db } from '../sql/open-database.ts';

const RENEW_EVERY_MS = 1_000;
const LEASE_SECONDS = 5;
const NOW = sql`clock_timestamp()`;

/** Chooses one of all worker processes, so that sweeps run as often as they should, however many processes there are. */
export interface SweepLease {
  isHeld(): boolean;
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
  const keep = async () => {
    while (!signal.aborted) {
      await wait(RENEW_EVERY_MS, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) isHeld = await take();
    }
  };
  const keeping = keep();
  return {
    isHeld: () => isHeld,
    release: async () => {
      await keeping;
      await db.update(sweep_lease).set({ until: NOW }).where(eq(sweep_lease.process_id, processId));
    },
  };
}

/** Takes or renews the lease; returns whether the process holds it now. */
async function takeLease(db: Db, process_id: string): Promise<boolean> {
  const until = sql`${NOW} + make_interval(secs => ${LEASE_SECONDS})`;
  const rows = await db
    .insert(sweep_lease)
    .values({ process_id, until })
    .onConflictDoUpdate({
      target: sweep_lease.id,
      set: { process_id, until },
      setWhere: sql`${sweep_lease.process_id} = ${process_id} or ${sweep_lease.until} <= ${NOW}`,
    })
    .returning();
  return rows.length > 0;
}
