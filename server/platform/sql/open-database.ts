import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Db = NodePgDatabase;
/** A running transaction. A function that takes `Tx` relies on being inside one. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

interface Options {
  url: string;
  /** Called for a connection that breaks while idle; without a listener such an error would end the process. */
  onError: (error: Error) => void;
  max_connections?: number;
  statement_timeout_ms?: number;
}

export function openDatabase(options: Options): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max_connections ?? 10,
    // A caller prefers "unavailable" to queueing for a database that is gone.
    connectionTimeoutMillis: 3_000,
    statement_timeout: options.statement_timeout_ms ?? 30_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
  });
  pool.on('error', options.onError);
  // The pool handles errors of idle connections only; a connection in use may break between two statements of a
  // transaction.
  pool.on('connect', (client) => client.on('error', options.onError));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
