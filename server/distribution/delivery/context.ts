import type { AudioEngine } from '@tangent/audio/engine.ts';
import type { ErnSchemas } from '@tangent/ddex/check/check-schema.ts';
import type { ErnParty } from '@tangent/ddex/model.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import type { StoreAccess } from './open-store-session.ts';

/** What bringing releases to stores needs from outside. */
export interface DeliveryContext {
  db: Db;
  clock: Clock;
  log: Log;
  storage: Storage;
  audio: Pick<AudioEngine, 'encodeFlac' | 'encodeWav'>;
  /** The official schemas; null when no folder with them is set, and then nothing goes to a real store. */
  schemas: ErnSchemas | null;
  sender: ErnParty;
  access: StoreAccess;
  /** True while the address of `access` is the sandbox. */
  is_sandbox: boolean;
}
