import type { createArtist as createArtistCall } from '@tangent/contract/catalogue/artist.ts';
import { ARTIST_PROFILES_MAX } from '@tangent/domain/catalogue/catalogue-limits.ts';
import type { z } from 'zod';
import { lockAccount } from '../../identity/account/public.ts';
import { type Actor, requireCapability } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { type ArtistRow, countArtists, insertArtist } from './artist-store.ts';
import { buildArtist, EMPTY_ARTIST } from './build-artist.ts';
import { checkPicture } from './check-picture.ts';
import { type ElsewhereFacts, toFollowers } from './linked-profile.ts';

type ArtistFields = z.output<typeof createArtistCall.body>;

/** Creates an artist profile in the caller's account, as long as the plan allows one more. */
export async function createArtist(
  tx: Tx,
  actor: Actor,
  fields: ArtistFields,
  { profile, key }: ElsewhereFacts,
  now: Date,
): Promise<ArtistRow> {
  const columns = buildArtist(EMPTY_ARTIST, fields);
  await checkPicture(tx, actor, columns.picture_upload_id);
  await lockAccount(tx, actor.user_id);
  refuseOneTooMany(actor, await countArtists(tx, actor.user_id));
  const followers = toFollowers(columns.spotify_id, profile, now);
  return insertArtist(tx, { account_id: actor.user_id, ...columns, ...followers, ...key, created_at: now });
}

function refuseOneTooMany(actor: Actor, total: number): void {
  const max = ARTIST_PROFILES_MAX[actor.plan];
  if (total < max) return;
  requireCapability(actor, 'artist_profiles');
  throw new Refusal('invalid_input', [{ code: 'artist_limit', path: 'name', params: { max } }]);
}
