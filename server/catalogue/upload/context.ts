import type { AudioEngine } from '@tangent/audio/engine.ts';
import type pg from 'pg';
import type { Storage } from '../../gateways/storage/storage.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** What the calls and jobs about uploads need from outside. */
export interface UploadContext {
  db: Db;
  pool: pg.Pool;
  clock: Clock;
  storage: Storage;
  /** Folder of the unfinished ones, the same for every process. */
  incoming_folder: string;
}

/** What looking at uploads needs besides. */
export interface ProcessContext extends UploadContext {
  audio: AudioEngine;
}
