import type { AudioEngine } from '@tangent/audio/engine.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import type { BaseContext } from '../../platform/module.ts';

/** The context of the calls about masters. */
export interface MasteringContext extends BaseContext {
  storage: Storage;
}

/** The context of the job that masters. */
export interface MasteringJobContext extends MasteringContext {
  /** A child process of its own, so that nobody's upload waits behind a master. */
  mastering_engine: AudioEngine;
}
