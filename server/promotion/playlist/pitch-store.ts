import { audioFacts } from '@tangent/contract/catalogue/upload.ts';
import type { Pitch, PitchSong } from '@tangent/contract/promotion/playlist.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { playlist_pitches, playlists } from '@tangent/db/schema/promotion/playlist.ts';
import { getTrackArtist } from '@tangent/domain/catalogue/release/credit/primary-artist.ts';
import { computeAccountStatus } from '@tangent/domain/identity/access/account-status.ts';
import { UNPAGED_ROWS_MAX } from '@tangent/domain/limits.ts';
import { PITCHABLE_STATUSES } from '@tangent/domain/promotion/playlist/check-pitch.ts';
import { isPitchAvailable } from '@tangent/domain/promotion/playlist/pitch-availability.ts';
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

type PitchRow = typeof playlist_pitches.$inferSelect;

/** A pitch with its playlist, its song and the upload of its sound. */
export type FoundPitch = {
  pitch: PitchRow;
  playlist: typeof playlists.$inferSelect;
  track: typeof tracks.$inferSelect;
  release: typeof releases.$inferSelect;
  /** The flags that its account status is computed from. */
  owner: Pick<typeof users.$inferSelect, 'freeze' | 'banned' | 'deactivated_at'>;
};

/** Lists the songs that the caller can pitch, newest release first. */
export async function listPitchSongsView(db: Db, actor: Actor): Promise<PitchSong[]> {
  const rows = await selectSongs(db, actor).limit(UNPAGED_ROWS_MAX);
  return rows.map(presentSong);
}

/** Finds a song that the caller can pitch, also one that the list has no room for. */
export async function findPitchSong(tx: Tx, actor: Actor, trackId: string): Promise<PitchSong | null> {
  const [row] = await selectSongs(tx, actor, eq(tracks.id, trackId));
  return row ? presentSong(row) : null;
}

function selectSongs(tx: Tx | Db, { user_id }: Actor, condition?: SQL) {
  return tx
    .select({ track: tracks, release: releases, facts: uploads.facts })
    .from(tracks)
    .innerJoin(releases, eq(releases.id, tracks.release_id))
    .leftJoin(uploads, eq(uploads.id, tracks.audio_upload_id))
    .where(and(eq(releases.account_id, user_id), inArray(releases.status, [...PITCHABLE_STATUSES]), condition))
    .orderBy(desc(releases.created_at), asc(releases.id), asc(tracks.position));
}

type SongRow = Awaited<ReturnType<typeof selectSongs>>[number];

function presentSong({ track, release, facts }: SongRow): PitchSong {
  return {
    track_id: track.id,
    title: track.title,
    version_type: track.version_type,
    version_title: track.version_title,
    artist: getTrackArtist(track, release.primary_artist),
    release_title: release.title,
    release_id: release.id,
    status: release.status,
    release_date: release.release_date,
    artwork_upload_id: release.artwork_upload_id,
    duration_ms: audioFacts.safeParse(facts).data?.duration_ms ?? null,
  };
}

/** Finds a pitch with everything around it. */
export async function findPitch(tx: Tx | Db, id: string): Promise<FoundPitch | null> {
  const [row] = await selectPitches(tx).where(eq(playlist_pitches.id, id));
  return row ?? null;
}

/** Returns whether the curator may still read, hear and answer a pitch. */
export function isAvailable({ release, owner: { freeze, banned, deactivated_at } }: FoundPitch): boolean {
  const account_status = computeAccountStatus({ freeze, banned, is_deactivated: deactivated_at !== null });
  return isPitchAvailable({ release_status: release.status, account_status });
}

/** Returns a pitch of the caller; one of another account does not exist for them. */
export async function getOwnPitch(tx: Tx | Db, actor: Actor, id: string): Promise<FoundPitch> {
  const found = await findPitch(tx, id);
  if (found?.pitch.account_id !== actor.user_id) throw new Refusal('not_found');
  return found;
}

/** Selects pitches with their playlists and songs. */
export function selectPitches(tx: Tx | Db) {
  return tx
    .select({
      pitch: playlist_pitches,
      playlist: playlists,
      track: tracks,
      release: releases,
      owner: { freeze: users.freeze, banned: users.banned, deactivated_at: users.deactivated_at },
    })
    .from(playlist_pitches)
    .innerJoin(playlists, eq(playlists.id, playlist_pitches.playlist_id))
    .innerJoin(tracks, eq(tracks.id, playlist_pitches.track_id))
    .innerJoin(releases, eq(releases.id, tracks.release_id))
    .innerJoin(users, eq(users.id, playlist_pitches.account_id));
}

/** Presents a pitch to the artist. */
export function presentPitch({ pitch, playlist, track }: FoundPitch): Pitch {
  const { id, track_id, text, state, is_listening_allowed, reason, comment } = pitch;
  return {
    id,
    playlist: { id: playlist.id, name: playlist.name, curator: playlist.curator, platform: playlist.platform },
    track_id,
    song: track.title,
    version_type: track.version_type,
    version_title: track.version_title,
    text,
    state,
    is_listening_allowed,
    created_at: pitch.created_at.toISOString(),
    due_at: pitch.due_at.toISOString(),
    answered_at: pitch.answered_at?.toISOString() ?? null,
    reason,
    comment,
  };
}
