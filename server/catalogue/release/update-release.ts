import type { Release, ReleaseDraft, updateRelease as updateCall } from '@tangent/contract/catalogue/release.ts';
import { isEditable } from '@tangent/domain/catalogue/release/status.ts';
import type { z } from 'zod';
import { recordActivity } from '../../events/activity/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { getEntitlement, refuseNewPaidFeatures } from './entitlement.ts';
import type { ReleaseRow } from './present-release.ts';
import { lockOwnRelease, updateRelease as storeRelease } from './release-store.ts';
import { getReleaseView } from './release-view.ts';
import { buildReleaseFields, recomputeDerivedFields } from './save-draft.ts';
import { saveTracks } from './save-tracks.ts';

/** Saves a draft or a reopened release. A save based on an older version is a conflict. */
export async function updateRelease(
  tx: Tx,
  actor: Actor,
  id: string,
  { version, ...draft }: z.output<typeof updateCall.body>,
  now: Date,
): Promise<Release> {
  const release = await lockOwnRelease(tx, actor, id);
  if (!isEditable(release.status)) throw new Refusal('not_editable');
  if (release.version !== version) throw new Refusal('conflict');
  return saveRelease(tx, actor, release, draft, now);
}

/** Saves the sent fields of a locked release. */
export async function saveRelease(
  tx: Tx,
  actor: Actor,
  release: ReleaseRow,
  draft: ReleaseDraft,
  now: Date,
): Promise<Release> {
  const { id } = release;
  const may = getEntitlement(actor, release);
  const before = await getReleaseView(tx, id, now);
  await storeRelease(tx, id, await buildReleaseFields(tx, actor, may, draft), now);
  if (draft.tracks !== undefined) await saveTracks(tx, id, draft.tracks, may);
  await recomputeDerivedFields(tx, actor, may, id);
  const after = await getReleaseView(tx, id, now);
  refuseNewPaidFeatures(may, before, after);
  await recordActivity(tx, { account_id: actor.user_id, release_id: id, type: 'updated', at: now });
  return after;
}
