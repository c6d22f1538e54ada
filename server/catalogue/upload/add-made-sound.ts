import { uuidv7 } from 'uuidv7';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { processUploadJob } from './jobs.ts';
import { sourceKey } from './upload-key.ts';
import { insertUpload, moveUpload, type UploadRow } from './upload-store.ts';

type MadeSound = Pick<UploadRow, 'id' | 'account_id' | 'filename' | 'size_bytes'> & { storage_key: string };

/** Returns the id and the storage key for a sound that the product makes itself. */
export function makeSoundKey(): Pick<MadeSound, 'id' | 'storage_key'> {
  const id = uuidv7();
  return { id, storage_key: sourceKey(id) };
}

/** Adds a sound that is stored already, and enqueues its inspection like that of an upload. */
export async function addMadeSound(tx: Tx, { storage_key, ...sound }: MadeSound, now: Date): Promise<void> {
  await insertUpload(tx, { ...sound, kind: 'audio' }, now);
  await moveUpload(tx, sound.id, ['preparing'], { state: 'processing', storage_key }, now);
  await enqueue(tx, processUploadJob, { upload_id: sound.id }, { key: sound.id });
}
