import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Log } from '../../platform/log/create-log.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

const CHANNEL = 'smart_link_changed';
const RECONNECT_MS = 1_000;

/** Tells every process, when the transaction is committed, that a link leads elsewhere from now on. */
export async function announceLinkChange(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${key})`);
}

type Forget = (key: string | null) => void;

/** The memories of links in this process, by their database. */
const listeners = new WeakMap<object, Set<Forget>>();

/** Makes this process forget a link before the change is answered; others forget it by the notice of the database. */
export function forgetLink(db: Db, key: string): void {
  for (const forget of listeners.get(db) ?? []) forget(key);
}

/**
 * Calls `forget` with the key of each changed link, and with null after the connection was lost, since notices may have
 * been missed. A pool past any pooler is needed. Returns a function that ends it.
 */
export function listenToLinkChanges(
  { db, session_pool, log }: { db: Db; session_pool: pg.Pool; log: Log },
  forget: Forget,
): () => Promise<void> {
  const own = listeners.get(db) ?? new Set();
  listeners.set(db, own.add(forget));
  let client: pg.PoolClient | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const connect = async () => {
    try {
      const connected = await session_pool.connect();
      const lose = (error?: Error) => {
        if (client !== connected) return;
        client = null;
        connected.release(error ?? true);
        if (!isStopped) retry();
      };
      client = connected;
      connected.on('notification', ({ channel, payload }) => channel === CHANNEL && forget(payload ?? null));
      connected.on('error', lose);
      connected.on('end', () => lose());
      await connected.query(`listen ${CHANNEL}`);
      forget(null);
      if (isStopped) lose();
    } catch (err) {
      if (isStopped) return;
      log.warn({ err }, 'changes of smart links are not heard, only noticed within seconds');
      retry();
    }
  };
  const retry = () => {
    timer = setTimeout(() => void connect(), RECONNECT_MS).unref();
  };
  const started = connect();
  return async () => {
    isStopped = true;
    own.delete(forget);
    clearTimeout(timer);
    await started;
    const last = client;
    client = null;
    last?.release(true);
  };
}
