import type { Registry } from 'prom-client';
import type { Clock } from './clock/clock.ts';
import type { ModuleHooks } from './hooks.ts';
import type { HttpApp } from './http/http-app.ts';
import type { JobQueue } from './jobs/define-job.ts';
import type { JobHandler } from './jobs/handle-job.ts';
import type { Sweep } from './jobs/ticker.ts';
import type { PersonalData } from './personal-data.ts';
import type { Db, Tx } from './sql/open-database.ts';

/** The context that nearly every noun needs. A noun that needs more declares its own. */
export interface BaseContext {
  db: Db;
  clock: Clock;
}

/**
 * Files of an erased account, by the ids and keys of the nouns that own them. A job removes them after the transaction.
 */
export interface FilesToRemove {
  upload_ids: string[];
  storage_keys: string[];
}

/** A noun of the server: everything that `server/main` needs to know about it. */
export interface ProductModule<Actor, CallContext = unknown, JobContext = unknown> {
  readonly name: string;
  /** The tables that only this noun writes; `tools/check-tables.mjs` holds that. */
  readonly tables?: readonly string[];
  readonly registerRoutes?: (app: HttpApp<Actor>, context: CallContext) => void | Promise<void>;
  /** The jobs and sweeps that the noun declares. */
  readonly jobs?: readonly JobQueue[];
  /** The handlers of the jobs; those of sweeps are built from `buildSweeps`. */
  readonly buildHandlers?: (context: JobContext) => JobHandler[];
  readonly buildSweeps?: (context: JobContext) => Sweep[];
  /** Adds the metrics of the noun that a worker reads from the tables. */
  readonly registerMetrics?: (registry: Registry, context: JobContext) => void;
  /** Defines for each table of the noun that names an account how the account is erased from it and exported. */
  readonly personal_data?: Readonly<Record<string, PersonalData>>;
  /** Removes or empties the rows of an account. Adds the files that must go to `files`. */
  readonly eraseAccount?: (tx: Tx, account_id: string, files: FilesToRemove) => Promise<void>;
  readonly hooks?: ModuleHooks<Actor>;
  /** Returns the parts of an account's export that the noun owns. */
  readonly exportAccount?: (tx: Tx, account_id: string) => Promise<Record<string, unknown>>;
}
