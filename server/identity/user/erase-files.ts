import { removeUploadFiles } from '../../catalogue/upload/public.ts';
import type { EraseContext } from './context.ts';

/** Removes the files of an account that was erased. Cut off in the middle it is done again. */
export async function eraseFiles(
  context: EraseContext,
  { upload_ids, storage_keys }: { upload_ids: string[]; storage_keys: string[] },
): Promise<void> {
  for (const id of upload_ids) await removeUploadFiles(context, id);
  for (const key of storage_keys) await context.storage.remove(key);
}
