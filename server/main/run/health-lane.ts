import { findOutboxHold } from '../../messaging/outbox/public.ts';
import { openDatabase } from '../../platform/sql/open-database.ts';
import type { Context } from '../context.ts';

const WITHIN_MS = 3_000;

interface HealthLane {
  /** Throws when the database does not respond. */
  check(): Promise<void>;
  findOutbox(): Promise<'open' | 'held'>;
  close(): Promise<void>;
}

/**
 * Opens a database connection for health checks alone: calls that wait for one of the others must not make a load
 * balancer take the process out, because the load would then fall on the remaining ones.
 */
export function openHealthLane({ config, log }: Pick<Context, 'config' | 'log'>): HealthLane {
  const { db, pool, close } = openDatabase({
    url: config.database_url,
    max_connections: 1,
    statement_timeout_ms: WITHIN_MS,
    onError: (err) => log.warn({ err }, 'database connection of health checks failed'),
  });
  const check = shareRunning(() => pool.query('select 1'));
  const findHold = shareRunning(() => findOutboxHold(db));
  return {
    check: async () => void (await check()),
    findOutbox: async () => ((await findHold()) === null ? 'open' : 'held'),
    close,
  };
}

/** Concurrent callers share one run of the work. */
function shareRunning<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
}
