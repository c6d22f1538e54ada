import { VERSION_TYPES } from '@tangent/domain/catalogue/release/release-type.ts';
import { RELEASE_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import { GENRES } from '@tangent/domain/genre.ts';
import { PLAYLIST_HEALTH } from '@tangent/domain/promotion/playlist/health.ts';
import {
  DECLINE_REASONS,
  PITCH_STATES,
  PLAYLIST_PLATFORMS,
  PLAYLIST_TAKES,
} from '@tangent/domain/promotion/playlist/playlist.ts';
import { PITCH_CHARS } from '@tangent/domain/promotion/playlist-limits.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { calendarDate, count, cursor, id, idempotencyKey, idParams, instant, pageOf } from '../values.ts';

/** A playlist as everybody sees it; the address of its curator is never part of it. */
const playlist = z.object({
  id,
  name: z.string(),
  curator: z.string(),
  platform: z.enum(PLAYLIST_PLATFORMS),
  url: z.string(),
  genre: z.enum(GENRES),
  description: z.string(),
  takes: z.enum(PLAYLIST_TAKES),
  /** The days within which the curator promises to answer. */
  answer_days: count,
  /** How the curator has really answered lately; null while too few pitches are decided. */
  answers: z.object({ pitches: count, days: count.nullable(), accepted_percent: count }).nullable(),
  songs_per_week: count,
  followers: count,
  /** Followers of the last weeks, the oldest first. */
  follower_history: z.array(count),
  health: z.enum(PLAYLIST_HEALTH),
  /** Whether a pitch can be sent now. */
  is_open: z.boolean(),
  verified_on: calendarDate,
});
export type Playlist = z.infer<typeof playlist>;

export const playlistFilter = z.object({
  q: z.string().max(100).optional(),
  platform: z.enum(PLAYLIST_PLATFORMS).optional(),
  genre: z.enum(GENRES).optional(),
  takes: z.enum(PLAYLIST_TAKES).optional(),
});
export type PlaylistFilter = z.infer<typeof playlistFilter>;

export const listPlaylists = defineCall({
  method: 'GET',
  path: '/v1/api/playlists',
  summary: 'Lists the playlists that take pitches, the largest first; open to everyone',
  query: playlistFilter,
  response: z.object({ items: z.array(playlist), total: count }),
});

export const getPlaylist = defineCall({
  method: 'GET',
  path: '/v1/api/playlists/:id',
  summary: 'Returns a playlist; open to everyone',
  params: idParams,
  response: playlist,
});

/** A song that can be pitched. */
const pitchSong = z.object({
  track_id: id,
  title: z.string(),
  /** Two versions of a song have the same title. */
  version_type: z.enum(VERSION_TYPES),
  version_title: z.string().nullable(),
  artist: z.string(),
  release_title: z.string(),
  release_id: id,
  status: z.enum(RELEASE_STATUSES),
  release_date: calendarDate.nullable(),
  artwork_upload_id: id.nullable(),
  duration_ms: count.nullable(),
});
export type PitchSong = z.infer<typeof pitchSong>;

export const listPitchSongs = defineCall({
  method: 'GET',
  path: '/v1/api/pitch-songs',
  summary: 'Lists the songs of the account that can be pitched: of releases that are approved, in process or published',
  response: z.object({ items: z.array(pitchSong) }),
});

const pitch = z.object({
  id,
  playlist: playlist.pick({ id: true, name: true, curator: true, platform: true }),
  track_id: id,
  song: z.string(),
  /** Two versions of a song have the same title. */
  version_type: z.enum(VERSION_TYPES),
  version_title: z.string().nullable(),
  text: z.string(),
  state: z.enum(PITCH_STATES),
  is_listening_allowed: z.boolean(),
  created_at: instant,
  due_at: instant,
  answered_at: instant.nullable(),
  reason: z.enum(DECLINE_REASONS).nullable(),
  comment: z.string().nullable(),
});
export type Pitch = z.infer<typeof pitch>;

export const sendPitch = defineCall({
  method: 'POST',
  path: '/v1/api/playlists/:id/pitches',
  summary: 'Pitches a song to a playlist; one pitch per playlist and song',
  params: idParams,
  body: z.object({
    track_id: id.nullable(),
    text: z.string().max(4 * PITCH_CHARS.max),
    is_listening_allowed: z.boolean(),
  }),
  idempotency_key: idempotencyKey,
  response: pitch,
  status: 201,
});

export const listPitches = defineCall({
  method: 'GET',
  path: '/v1/api/pitches',
  summary: 'Lists the pitches of the account, newest first',
  query: z.object({ cursor }),
  response: pageOf(pitch).extend({ waiting: count }),
});

export const setListening = defineCall({
  method: 'PUT',
  path: '/v1/api/pitches/:id/listening',
  summary: 'Allows or ends private listening to a pitched song',
  params: idParams,
  body: z.object({ is_allowed: z.boolean() }),
  response: pitch,
});

const staffPlaylist = playlist.extend({
  curator_email: z.string(),
  is_reported: z.boolean(),
  takes_pitches: z.boolean(),
});
export type StaffPlaylist = z.infer<typeof staffPlaylist>;

export const listStaffPlaylists = defineCall({
  method: 'GET',
  path: '/v1/api/backoffice/playlists',
  summary: 'Lists all playlists with their curators, by name',
  query: z.object({ cursor: id.optional() }),
  response: pageOf(staffPlaylist),
});

export const updatePlaylist = defineCall({
  method: 'PATCH',
  path: '/v1/api/backoffice/playlists/:id',
  summary: 'Opens, closes, reports or verifies a playlist',
  params: idParams,
  body: z.object({ is_open: z.boolean(), is_reported: z.boolean(), is_verified: z.boolean() }).partial(),
  response: staffPlaylist,
});

export const importPlaylists = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/playlists/import',
  summary: 'Imports playlists from CSV: all rows or none. A known address updates its playlist',
  body: z.object({ csv: z.string().max(1_000_000) }),
  response: z.object({ added: count, updated: count }),
});
