import path from 'node:path';
import { changeTrack } from '../../catalogue/release/public.ts';
import { addMadeFile, makeFileKey } from '../../catalogue/upload/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { MasteringContext } from './context.ts';
import { masteringKey } from './mastering-key.ts';
import { getOwnMastering } from './mastering-store.ts';

/**
 * Puts the 24-bit master into a track of an own draft, as a copy that is measured like any upload, and answers the
 * track's question about AI: post-production, partly. The artist may change both.
 */
export async function useMastering(
  { db, storage, clock }: MasteringContext,
  actor: Actor,
  id: string,
  target: { release_id: string; track_id: string },
): Promise<{ release_id: string; upload_id: string }> {
  const row = await getOwnMastering(db, actor, id);
  const size_bytes = row.file_sizes?.wav24;
  if (row.status !== 'success' || size_bytes === undefined) throw new Refusal('conflict');
  const copy = makeFileKey();
  await storage.withLocalFile(masteringKey(id, 'wav24'), (file) => storage.put(copy.storage_key, file));
  try {
    await inTransaction(db, async (tx) => {
      const filename = `${path.parse(row.filename).name} (master).wav`;
      await addMadeFile(tx, { ...copy, account_id: actor.user_id, kind: 'audio', filename, size_bytes }, clock.now());
      const change = { audio_upload_id: copy.id, ai_answers: { post_production: 'partly' } } as const;
      await changeTrack(tx, actor, target, change, clock.now());
    });
  } catch (error) {
    await storage.remove(copy.storage_key);
    throw error;
  }
  return { release_id: target.release_id, upload_id: copy.id };
}
