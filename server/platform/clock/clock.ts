import { sql } from 'drizzle-orm';
import type { Db } from '../sql/open-database.ts';

/** The product's present time. Every rule about time reads this clock, never the machine's. */
export interface Clock {
  now(): Date;
  /** How far the clock runs ahead of the machine. */
  offsetMs(): number;
  set(offsetMs: number): Promise<void>;
  stop(): void;
}

const REREAD_EVERY_MS = 1_000;

/** The machine's time. Production has only this one. */
export function createRealClock(): Clock {
  return {
    now: () => new Date(),
    offsetMs: () => 0,
    set: () => Promise.reject(new Error('The clock cannot be moved in production')),
    stop: () => {},
  };
}

/**
 * A clock that can be moved in demo and tests. The offset is stored in the database, so that api, worker and
 * command line agree; each process reads it every second.
 */
export async function createMovableClock(db: Db, onError: (error: unknown) => void): Promise<Clock> {
  let offsetMs = await readOffset(db);
  const timer = setInterval(() => {
    readOffset(db).then((found) => {
      offsetMs = found;
    }, onError);
  }, REREAD_EVERY_MS);
  timer.unref();
  return {
    now: () => new Date(Date.now() + offsetMs),
    offsetMs: () => offsetMs,
    set: async (wanted) => {
      await writeOffset(db, wanted);
      offsetMs = wanted;
    },
    stop: () => clearInterval(timer),
  };
}

async function readOffset(db: Db): Promise<number> {
  const { rows } = await db.execute<{ offset_ms: string }>(sql`select offset_ms from clock_offset where id = 1`);
  return Number(rows[0]?.offset_ms ?? 0);
}

async function writeOffset(db: Db, offsetMs: number): Promise<void> {
  await db.execute(sql`
    insert into clock_offset (id, offset_ms) values (1, ${offsetMs})
    on conflict (id) do update set offset_ms = excluded.offset_ms`);
}
