import type { sendPitch as sendCall } from '@tangent/contract/promotion/playlist.ts';
import { playlist_pitches } from '@tangent/db/schema/promotion/playlist.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { checkPitch, takesSong } from '@tangent/domain/promotion/playlist/check-pitch.ts';
import type { z } from 'zod';
import type { Actor } from '../../identity/auth/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { pitchMailJob } from './jobs.ts';
import { type FoundPitch, findPitchSong, getOwnPitch } from './pitch-store.ts';
import { getPlaylistRow, takesPitches } from './playlist-store.ts';

/** Sends a pitch and tells the curator by email. The key of the table allows one per playlist and song. */
export async function sendPitch(
  tx: Tx,
  actor: Actor,
  playlistId: string,
  { track_id, text, is_listening_allowed }: z.output<typeof sendCall.body>,
  now: Date,
): Promise<FoundPitch> {
  const playlist = await getPlaylistRow(tx, playlistId);
  const issues = checkPitch({ track_id, text });
  if (issues.length > 0 || track_id === null) throw new Refusal('invalid_input', issues);
  const song = await findPitchSong(tx, actor, track_id);
  if (song === null) throw new Refusal('not_found', [{ code: 'not_found', path: 'track_id' }]);
  if (!takesPitches(playlist)) throw new Refusal('playlist_closed');
  if (!takesSong(playlist.takes, song.status)) {
    throw new Refusal('invalid_input', [{ code: `pitch_takes_${playlist.takes}`, path: 'track_id' }]);
  }
  const [row] = await tx
    .insert(playlist_pitches)
    .values({
      account_id: actor.user_id,
      playlist_id: playlistId,
      track_id,
      text: text.trim().normalize('NFC'),
      is_listening_allowed,
      created_at: now,
      due_at: new Date(now.getTime() + playlist.answer_days * DAY_MS),
    })
    .onConflictDoNothing()
    .returning({ id: playlist_pitches.id });
  if (!row) throw new Refusal('already_submitted');
  await enqueue(tx, pitchMailJob, { mail: 'pitch_received', pitch_id: row.id });
  return getOwnPitch(tx, actor, row.id);
}
