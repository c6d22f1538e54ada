import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { type ArtistRow, lockOwnArtist, renameDrafts, updateArtistRow } from './artist-store.ts';
import { isRenamable } from './artist-view.ts';
import { type ArtistChanges, buildArtist } from './build-artist.ts';
import { checkPicture } from './check-picture.ts';
import { type ElsewhereFacts, type LinkedProfile, toFollowers } from './linked-profile.ts';
import { renewPageKey } from './page-key.ts';

const IDENTITY = ['name', 'legal_first_name', 'legal_last_name'] as const;

/**
 * Updates a profile. After the first submission the name is fixed; a new name has to be verified again.
 */
export async function updateArtist(
  tx: Tx,
  actor: Actor,
  id: string,
  changes: ArtistChanges,
  { profile, key }: ElsewhereFacts,
  now: Date,
): Promise<void> {
  const before = await lockOwnArtist(tx, actor.user_id, id);
  const columns = buildArtist(before, changes);
  if (columns.picture_upload_id !== before.picture_upload_id) {
    await checkPicture(tx, actor, columns.picture_upload_id);
  }
  if (columns.name !== before.name) {
    if (!(await isRenamable(tx, id))) throw new Refusal('invalid_input', [{ code: 'not_renamable', path: 'name' }]);
    await renameDrafts(tx, id, columns.name);
  }
  const isSomeoneElse = IDENTITY.some((name) => columns[name] !== before[name]);
  await updateArtistRow(tx, id, {
    ...columns,
    ...key,
    ...(isSomeoneElse ? { verified: false } : {}),
    ...followersAfter(before, columns.spotify_id ?? null, profile, now),
  });
  if (columns.name !== before.name) await renewPageKey(tx, id, now);
}

function followersAfter(before: ArtistRow, spotifyId: string | null, profile: LinkedProfile | null, now: Date) {
  if (spotifyId === before.spotify_id && profile === null) return {};
  return toFollowers(spotifyId, profile, now);
}
