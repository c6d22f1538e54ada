import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { playlist_pitches } from '@tangent/db/schema/promotion/playlist.ts';
import { countCharacters } from '@tangent/domain/check-text.ts';
import { canMovePitch, DECLINE_REASONS, isPitchOpen } from '@tangent/domain/promotion/playlist/playlist.ts';
import { PITCH_COMMENT_MAX_CHARS } from '@tangent/domain/promotion/playlist-limits.ts';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Clock } from '../../platform/clock/clock.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { listeningPath, readAnswerToken, readListeningToken } from './curator-token.ts';
import { pitchMailJob } from './jobs.ts';
import { type FoundPitch, findPitch, isAvailable } from './pitch-store.ts';

export interface CuratorContext {
  db: Db;
  clock: Pick<Clock, 'now'>;
  auth_secret: string;
}

/** The page of a curator: the pitch, and where its song can be heard. */
export interface CuratorPage {
  found: FoundPitch;
  /** Null when the artist allows no listening, or the pitch is answered. */
  listening_path: string | null;
}

/** Reads the pitch behind a curator's link; null when the link is not ours, `gone` when the pitch is not available. */
export async function readCuratorPage(context: CuratorContext, token: string): Promise<CuratorPage | 'gone' | null> {
  const { db, clock, auth_secret } = context;
  const id = readAnswerToken(token, auth_secret);
  const found = id === null ? null : await findPitch(db, id);
  if (found === null) return null;
  if (!isAvailable(found)) return 'gone';
  const { pitch, track } = found;
  const canListen = pitch.is_listening_allowed && isPitchOpen(pitch.state) && track.audio_upload_id !== null;
  return { found, listening_path: canListen ? listeningPath(pitch.id, clock.now(), auth_secret) : null };
}

/**
 * Returns the key of the sound behind a listening address, and notes that the curator heard it.
 *
 * @param options.is_played False for a robot, a prefetch or a request for headers: it hears nothing.
 */
export async function openListening(
  context: CuratorContext,
  token: string,
  { is_played }: { is_played: boolean },
): Promise<string | null> {
  const { db, clock, auth_secret } = context;
  const now = clock.now();
  const id = readListeningToken(token, now, auth_secret);
  const found = id === null ? null : await findPitch(db, id);
  if (found === null || !isAvailable(found)) return null;
  if (!found.pitch.is_listening_allowed || !isPitchOpen(found.pitch.state)) return null;
  const [sound] = await db
    .select({ key: uploads.preview_key })
    .from(uploads)
    .where(eq(uploads.id, found.track.audio_upload_id ?? found.track.id));
  if (!sound?.key) return null;
  if (!is_played) return sound.key;
  await db
    .update(playlist_pitches)
    .set({ state: 'listened', listened_at: now })
    .where(and(eq(playlist_pitches.id, found.pitch.id), eq(playlist_pitches.state, 'submitted')));
  return sound.key;
}

/** Stores the answer of a curator; a second answer is refused, and one about a pitch that is not available. */
export async function answerPitch(
  context: CuratorContext,
  token: string,
  { answer, reason, comment }: Readonly<Record<string, string>>,
): Promise<'answered' | 'incomplete' | 'closed' | 'gone' | null> {
  const { db, clock, auth_secret } = context;
  const id = readAnswerToken(token, auth_secret);
  if (id === null) return null;
  const state = answer === 'accept' ? 'accepted' : answer === 'decline' ? 'declined' : null;
  const known = DECLINE_REASONS.find((one) => one === reason) ?? null;
  const text = (comment ?? '').trim().normalize('NFC');
  const isTooLong = countCharacters(text) > PITCH_COMMENT_MAX_CHARS;
  if (state === null || isTooLong || (state === 'declined' && known === null)) return 'incomplete';
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(playlist_pitches).where(eq(playlist_pitches.id, id)).for('update');
    if (!row) throw new Refusal('not_found');
    const found = await findPitch(tx, id);
    if (found === null || !isAvailable(found)) return 'gone';
    if (!canMovePitch(row.state, state)) return 'closed';
    await tx
      .update(playlist_pitches)
      .set({
        state,
        reason: state === 'declined' ? known : null,
        comment: text === '' ? null : text,
        answered_at: clock.now(),
      })
      .where(eq(playlist_pitches.id, id));
    await enqueue(tx, pitchMailJob, { mail: state === 'accepted' ? 'pitch_accepted' : 'pitch_declined', pitch_id: id });
    return 'answered';
  });
}

/** Closes the pitches that no curator answered within the promised days, and tells their artists. */
export async function closePitches({ db, clock }: Pick<CuratorContext, 'db' | 'clock'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    const closed = await tx
      .update(playlist_pitches)
      .set({ state: 'closed', answered_at: clock.now() })
      .where(and(inArray(playlist_pitches.state, ['submitted', 'listened']), lt(playlist_pitches.due_at, clock.now())))
      .returning({ id: playlist_pitches.id });
    for (const { id } of closed) await enqueue(tx, pitchMailJob, { mail: 'pitch_closed', pitch_id: id });
  });
}
