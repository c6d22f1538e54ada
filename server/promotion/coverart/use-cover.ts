import { replaceArtwork } from '../../catalogue/release/public.ts';
import { addMadeFile, makeFileKey } from '../../catalogue/upload/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { CoverContext } from './context.ts';
import { coverKey } from './cover-key.ts';
import { getCandidate, getOwnRun } from './cover-store.ts';

/**
 * Makes a candidate the artwork of an own draft, as a copy that is inspected like any upload, and answers the
 * question about AI: fully. The artist may change both.
 */
export async function useCover(
  { db, storage, clock }: CoverContext,
  actor: Actor,
  id: string,
  { release_id, number }: { release_id: string; number: number },
): Promise<{ release_id: string; upload_id: string; version: number }> {
  const row = await getOwnRun(db, actor, id);
  const { size_bytes } = getCandidate(row, number);
  const copy = makeFileKey();
  await storage.withLocalFile(coverKey(id, number, 'jpeg'), (file) => storage.put(copy.storage_key, file));
  try {
    const version = await inTransaction(db, async (tx) => {
      const filename = nameCoverFile(row.title, number, 'jpg');
      await addMadeFile(tx, { ...copy, account_id: actor.user_id, kind: 'artwork', filename, size_bytes }, clock.now());
      return replaceArtwork(tx, actor, release_id, { artwork_upload_id: copy.id, artwork_ai: 'fully' }, clock.now());
    });
    return { release_id, upload_id: copy.id, version };
  } catch (error) {
    await storage.remove(copy.storage_key);
    throw error;
  }
}

/** Names the file of a candidate after the title on it. */
export function nameCoverFile(title: string, number: number, extension: string): string {
  const name = title.replace(/[\\/:*?"<>|\p{Cc}]/gu, '').trim();
  return `${name === '' ? 'cover' : name} ${number + 1}.${extension}`;
}
