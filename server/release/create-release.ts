import type { createRelease as createCall, Release } from '@tangent/contract/release.ts';
import type { z } from 'zod';
import type { Actor } from '../auth/public.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { insertStatusChange } from './move-release.ts';
import { insertRelease } from './release-store.ts';
import { getReleaseView } from './release-view.ts';
import { buildReleaseFields, getChosenArtist } from './save-draft.ts';
import { saveTracks } from './save-tracks.ts';

/** Starts a draft for one of the caller's artists. */
export async function createRelease(
  tx: Tx,
  actor: Actor,
  draft: z.output<typeof createCall.body>,
  now: Date,
): Promise<Release> {
  const artist = await getChosenArtist(tx, actor, draft.artist_id);
  const release = await insertRelease(tx, {
    ...(await buildReleaseFields(tx, actor, draft)),
    account_id: actor.user_id,
    artist_id: artist.id,
    primary_artist: artist.name,
    created_at: now,
    updated_at: now,
  });
  await saveTracks(tx, release.id, draft.tracks ?? []);
  const begin = { from: null, to: 'draft', at: now, by: 'owner', actor_id: actor.user_id } as const;
  await insertStatusChange(tx, { release_id: release.id, ...begin });
  return getReleaseView(tx, release.id);
}
