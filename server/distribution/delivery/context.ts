import type { AppleSchema } from '@tangent/apple/check/check-schema.ts';
import type { AudioEngine } from '@tangent/audio/engine.ts';
import type { ErnSchemas } from '@tangent/ddex/check/check-schema.ts';
import type { ErnParty } from '@tangent/ddex/model.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { BaseContext } from '../../platform/module.ts';
import type { StoreAccess } from './send/open-store-session.ts';

/** Our account at Apple. */
export interface AppleAccount {
  /** Our short name there, which every package names. */
  provider: string;
  /** Apple's own schema, when its file is configured; without it our reading of it checks packages. */
  schema: AppleSchema | null;
}

/** The context of delivering releases to stores. */
export interface DeliveryContext extends BaseContext {
  log: Log;
  storage: Storage;
  audio: Pick<AudioEngine, 'encodeFlac' | 'encodeWav' | 'measure'>;
  /** The official schemas; null when no folder of them is configured, and then no message goes to a real store. */
  schemas: ErnSchemas | null;
  sender: ErnParty;
  apple: AppleAccount;
  access: StoreAccess;
  /** Opens the keys of protected artist pages. */
  auth_secret: string;
  /** True while the address of `access` is the sandbox. */
  is_sandbox: boolean;
}
