import { toStoredLyrics } from '@tangent/domain/catalogue/release/lyrics/stored-lyrics.ts';
import { findToolExtent, toLyricsText } from '@tangent/domain/promotion/lyrics/song.ts';
import { changeTrack } from '../../catalogue/release/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { LyricsContext } from './context.ts';
import { getOwnLyric } from './lyric-store.ts';

/**
 * Puts the text, as it is sung, into a track of an own draft, and answers the track's question about AI for the lyrics
 * fully, or partly when lines are the artist's. The artist may change both.
 */
export async function useLyric(
  { db, clock }: LyricsContext,
  actor: Actor,
  id: string,
  target: { release_id: string; track_id: string },
): Promise<{ release_id: string; track_id: string }> {
  const { sections } = await getOwnLyric(db, actor, id);
  const extent = findToolExtent(sections);
  const stored = toStoredLyrics(toLyricsText(sections), { is_synchronized: false, may_have_times: false });
  const lyrics = { has_lyrics: true, lyrics: stored.lyrics, lyrics_synchronized: false };
  await inTransaction(db, (tx) =>
    changeTrack(tx, actor, target, { ...lyrics, ai_answers: extent === null ? {} : { lyrics: extent } }, clock.now()),
  );
  return target;
}
