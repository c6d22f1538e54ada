import type { AudioEngine } from '@tangent/audio/engine.ts';
import type pg from 'pg';
import type { Storage } from '../../gateways/storage/storage.ts';
import type { BaseContext } from '../../platform/module.ts';

/** The context of the calls about uploads. */
export interface UploadContext extends BaseContext {
  pool: pg.Pool;
  /** Connections whose session is ours, for locks that a session holds. */
  session_pool: pg.Pool;
  storage: Storage;
  /** Folder of unfinished uploads, the same for every process. */
  incoming_folder: string;
}

/** The context of the jobs of uploads. */
export interface ProcessContext extends UploadContext {
  audio: AudioEngine;
  /** Leaves previews to `addPreview`, so that many uploads are complete sooner. */
  are_previews_later?: boolean;
}
