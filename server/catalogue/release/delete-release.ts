import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { enqueueDiscards } from '../upload/public.ts';
import { listTrackRows, lockOwnRelease } from './release-store.ts';

/** Deletes a draft, and afterwards those of its files that nothing else uses. Only a draft can be deleted. */
export async function deleteRelease(tx: Tx, actor: Actor, id: string): Promise<void> {
  const release = await lockOwnRelease(tx, actor, id);
  if (release.status !== 'draft') throw new Refusal('not_editable');
  const files = [release.artwork_upload_id, ...(await listTrackRows(tx, id)).map((track) => track.audio_upload_id)];
  await tx.delete(releases).where(eq(releases.id, id));
  await enqueueDiscards(
    tx,
    files.filter((file) => file !== null),
  );
}
