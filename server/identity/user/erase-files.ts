import { removeUploadFiles } from '../../catalogue/upload/public.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import type { BaseContext } from '../../platform/module.ts';

/** The context of removing the files of an erased account. */
export interface FilesContext extends BaseContext {
  storage: Storage;
  /** Folder of unfinished uploads. */
  incoming_folder: string;
}

/** Removes the files of an erased account. An interrupted run is repeated. */
export async function eraseFiles(
  context: FilesContext,
  { upload_ids, storage_keys }: { upload_ids: string[]; storage_keys: string[] },
): Promise<void> {
  for (const id of upload_ids) await removeUploadFiles(context, id);
  for (const key of storage_keys) await context.storage.remove(key);
}
