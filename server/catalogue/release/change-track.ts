import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { isEditable } from '@tangent/domain/catalogue/release/status.ts';
import { and, eq, sql } from 'drizzle-orm';
import { recordActivity } from '../../events/activity/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { TrackRow } from './present-release.ts';
import { lockOwnRelease, updateRelease } from './release-store.ts';

/** The part of a track that a tool makes, and the answers about AI that come with it. */
type MadePart = Partial<Pick<TrackRow, 'audio_upload_id' | 'has_lyrics' | 'lyrics' | 'lyrics_synchronized'>> &
  Pick<TrackRow, 'ai_answers'>;

/** Puts the work of a tool into a track of an own draft; other answers about AI stay. */
export async function changeTrack(
  tx: Tx,
  actor: Actor,
  { release_id, track_id }: { release_id: string; track_id: string },
  change: MadePart,
  now: Date,
): Promise<void> {
  const release = await lockOwnRelease(tx, actor, release_id);
  if (!isEditable(release.status)) throw new Refusal('not_editable');
  const changed = await tx
    .update(tracks)
    .set({ ...change, ai_answers: sql`${tracks.ai_answers} || ${JSON.stringify(change.ai_answers)}::jsonb` })
    .where(and(eq(tracks.id, track_id), eq(tracks.release_id, release_id)))
    .returning({ id: tracks.id });
  if (changed.length === 0) throw new Refusal('not_found');
  await updateRelease(tx, release_id, {}, now);
  await recordActivity(tx, { account_id: actor.user_id, release_id, type: 'updated', at: now });
}
