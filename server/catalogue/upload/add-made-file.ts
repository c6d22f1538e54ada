import { uuidv7 } from 'uuidv7';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { processUploadJob } from './jobs.ts';
import { sourceKey } from './upload-key.ts';
import { insertUpload, moveUpload, type UploadRow } from './upload-store.ts';

type MadeFile = Pick<UploadRow, 'id' | 'account_id' | 'kind' | 'filename' | 'size_bytes'> & { storage_key: string };

/** Returns the id and the storage key for a file that the product makes itself. */
export function makeFileKey(): Pick<MadeFile, 'id' | 'storage_key'> {
  const id = uuidv7();
  return { id, storage_key: sourceKey(id) };
}

/** Adds a file that is stored already, and enqueues its inspection like that of an upload. */
export async function addMadeFile(tx: Tx, { storage_key, ...file }: MadeFile, now: Date): Promise<void> {
  await insertUpload(tx, file, now);
  await moveUpload(tx, file.id, ['preparing'], { state: 'processing', storage_key }, now);
  await enqueue(tx, processUploadJob, { upload_id: file.id }, { key: file.id });
}
