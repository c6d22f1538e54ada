import { isEditable } from '@tangent/domain/catalogue/release/status.ts';
import { recordActivity } from '../../events/activity/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { ReleaseRow } from './present-release.ts';
import { lockOwnRelease, updateRelease } from './release-store.ts';

/**
 * Replaces the artwork of an own draft, and the answer about AI that comes with it. Returns the version of the
 * release that has it.
 */
export async function replaceArtwork(
  tx: Tx,
  actor: Actor,
  releaseId: string,
  change: Pick<ReleaseRow, 'artwork_upload_id' | 'artwork_ai'>,
  now: Date,
): Promise<number> {
  const release = await lockOwnRelease(tx, actor, releaseId);
  if (!isEditable(release.status)) throw new Refusal('not_editable');
  await updateRelease(tx, releaseId, change, now);
  await recordActivity(tx, { account_id: actor.user_id, release_id: releaseId, type: 'updated', at: now });
  return release.version + 1;
}
