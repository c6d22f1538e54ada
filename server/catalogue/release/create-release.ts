import type { createRelease as createCall, Release, ReleaseDraft } from '@tangent/contract/catalogue/release.ts';
import { isEditable } from '@tangent/domain/catalogue/release/status.ts';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import { recordActivity } from '../../events/activity/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { getEntitlement, refuseNewPaidFeatures } from './entitlement.ts';
import { insertStatusChange } from './move-release.ts';
import { insertRelease, lockOwnRelease } from './release-store.ts';
import { getReleaseView } from './release-view.ts';
import { buildReleaseFields, getChosenArtist, recomputeDerivedFields } from './save-draft.ts';
import { saveTracks } from './save-tracks.ts';
import { addStartAnswers } from './start-answers.ts';
import { saveRelease } from './update-release.ts';

/**
 * Creates a draft for one of the caller's artists, with the answers that it repeats. The client may choose its id, so that it can repeat the call
 * when the response was lost: the existing draft is then updated. The id of a release of another account does not exist
 * for the caller.
 */
export async function createRelease(
  tx: Tx,
  actor: Actor,
  { id = uuidv7(), ...sent }: z.output<typeof createCall.body>,
  now: Date,
): Promise<Release> {
  const artist = await getChosenArtist(tx, actor, sent.artist_id);
  const may = getEntitlement(actor, null);
  const draft = await addStartAnswers(tx, actor, { artist, draft: sent, may });
  const isNew = await insertRelease(tx, {
    ...(await buildReleaseFields(tx, actor, may, draft)),
    id,
    account_id: actor.user_id,
    artist_id: artist.id,
    primary_artist: artist.name,
    created_at: now,
    updated_at: now,
  });
  if (!isNew) return updateExisting(tx, actor, id, sent, now);
  await saveTracks(tx, id, draft.tracks ?? [], may);
  await recomputeDerivedFields(tx, actor, may, id);
  const initialStatus = { from: null, to: 'draft', at: now, by: 'owner', actor_id: actor.user_id } as const;
  await insertStatusChange(tx, { release_id: id, ...initialStatus });
  await recordActivity(tx, { account_id: actor.user_id, release_id: id, type: 'created', at: now });
  const release = await getReleaseView(tx, id, now);
  refuseNewPaidFeatures(may, null, release);
  return release;
}

async function updateExisting(tx: Tx, actor: Actor, id: string, draft: ReleaseDraft, now: Date): Promise<Release> {
  const release = await lockOwnRelease(tx, actor, id);
  if (!isEditable(release.status)) throw new Refusal('not_editable');
  return saveRelease(tx, actor, release, draft, now);
}
