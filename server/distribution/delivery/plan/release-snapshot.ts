import { createHash } from 'node:crypto';
import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { release_snapshots, track_removals } from '@tangent/db/schema/distribution/delivery.ts';
import type { AiAnswers, AiExtent } from '@tangent/domain/catalogue/release/ai/ai-answers.ts';
import type { ClaimPolicyChoice } from '@tangent/domain/catalogue/release/claim-policy.ts';
import type { ClaimCondition } from '@tangent/domain/catalogue/release/claims.ts';
import { listUsedPages } from '@tangent/domain/catalogue/release/credit/credited-pages.ts';
import type { Contributor, Performer, ProductionCredit } from '@tangent/domain/catalogue/release/credit/credits.ts';
import { isByVariousArtists, listMainArtists } from '@tangent/domain/catalogue/release/credit/primary-artist.ts';
import type { RecordingFields } from '@tangent/domain/catalogue/release/credit/recording.ts';
import type { SongwriterAnswer } from '@tangent/domain/catalogue/release/credit/songwriters.ts';
import { findReleaseInstant } from '@tangent/domain/catalogue/release/date/release-opening.ts';
import type { Schedule } from '@tangent/domain/catalogue/release/date/schedule.ts';
import type { ReleaseType, VersionType } from '@tangent/domain/catalogue/release/release-type.ts';
import { findRightsLine, type RightsLine } from '@tangent/domain/catalogue/release/rights-lines.ts';
import { listDealTerritories } from '@tangent/domain/catalogue/release/territories.ts';
import type { DeliveryQuality } from '@tangent/domain/distribution/delivery/delivery-quality.ts';
import type { Genre } from '@tangent/domain/genre.ts';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';
import { EMPTY_TRACK_FIELDS, NO_FACTS, NO_MORE, NO_SIDE } from './snapshot-defaults.ts';

/** An uploaded file at approval. */
type SnapshotFile = { upload_id: string; sha256: string };

/**
 * The properties of the source decide which files are made from it; unknown in snapshots from before they were stored.
 */
export type SnapshotSound = SnapshotFile & {
  format: 'wav' | 'aiff' | 'flac' | 'mp3' | null;
  sample_rate_hz: number | null;
  bits_per_sample: number | null;
};
export type SnapshotCover = SnapshotFile & { side_px: number | null };

export type SnapshotTrack = RecordingFields & {
  position: number;
  disc_number: number;
  title: string;
  version_type: VersionType;
  version_title: string | null;
  /** Null: the primary artist of the release. */
  artist: string | null;
  co_artists: readonly string[];
  featured_artists: readonly string[];
  remixers: readonly string[];
  /** Null: the genres of the release. */
  genre: Genre | null;
  composer_name: string | null;
  composer_spotify_uri: string | null;
  contributors: readonly Contributor[];
  songwriters: SongwriterAnswer;
  performers: readonly Performer[];
  production_credits: readonly ProductionCredit[];
  ai_answers: AiAnswers;
  claim_conditions: readonly ClaimCondition[];
  /** The stores that the track has left while the rest of the release stays. */
  removed_from: readonly string[];
  /** Null: at the loudest part. */
  clip_start_seconds: number | null;
  is_instant: boolean;
  loudest_start_ms: number | null;
  /** Null: as on the release. */
  p_line: RightsLine | null;
  language: string;
  explicit: boolean;
  isrc: string;
  duration_ms: number;
  /** The lyrics, with times when they are LRC; null for none. */
  lyrics: { text: string; is_synchronized: boolean } | null;
  audio: SnapshotSound;
};

/** Who a credited artist is elsewhere. */
export type SnapshotProfile = Pick<
  typeof artists.$inferSelect,
  'name' | 'spotify_id' | 'apple_music_id' | 'isni' | 'new_pages'
>;

/** Everything about a release that any message to any store contains, fixed at approval. */
export type ReleaseSnapshot = ClaimPolicyChoice & {
  release_id: string;
  title: string;
  version_title: string | null;
  release_type: ReleaseType;
  primary_artist: string;
  /** The artists behind that name: the main ones, the profile first, and the guests of the whole release. */
  main_artists: readonly string[];
  featured_artists: readonly string[];
  various_artists: boolean;
  /** The primary artist's Spotify profile, 22 characters; null when none is linked, and for various artists. */
  artist_spotify_id: string | null;
  artist_id: string | null;
  /** Who credited artists are elsewhere: profiles of the account, and others whose pages the release names. */
  profiles: readonly SnapshotProfile[];
  record_label: string;
  language: string;
  primary_genre: Genre;
  secondary_genre: Genre | null;
  explicit: boolean;
  upc: string;
  release_date: string;
  /** The instant at which it opens everywhere; null: at midnight of each country. */
  opens_at: string | null;
  original_release_date: string | null;
  /** Null in snapshots from before these lines could be chosen: year of the release date, and the label. */
  p_line: RightsLine | null;
  c_line: RightsLine | null;
  /** From this date fans may pre-save it before the release; null without a campaign. */
  presave_date: string | null;
  schedule: Schedule;
  /** Where it is sold, as in deals: `Worldwide`, or codes of ISO 3166-1. */
  territories: readonly string[];
  delivery_quality: DeliveryQuality;
  artwork: SnapshotCover;
  /** How far AI made the artwork; null is unanswered. */
  artwork_ai: AiExtent | null;
  tracks: SnapshotTrack[];
};

/**
 * Saves the current content of the release as a snapshot; later edits change no message of this delivery (rule F13 in
 * docs/standards/reliability.md).
 */
export async function insertSnapshot(
  tx: Tx,
  releaseId: string,
  now: Date,
): Promise<{ id: string; content: ReleaseSnapshot }> {
  const content = await readRelease(tx, releaseId);
  const id = uuidv7();
  const content_sha256 = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  await tx.insert(release_snapshots).values({ id, release_id: releaseId, content, content_sha256, created_at: now });
  return { id, content };
}

export async function getSnapshot(tx: Tx | Db, id: string): Promise<ReleaseSnapshot> {
  const snapshot = (await listSnapshots(tx, [id])).get(id);
  if (!snapshot) throw new Error(`snapshot ${id} is missing`);
  return snapshot;
}

/** Finds the newest snapshot of a release; null before its approval. */
export async function findNewestSnapshot(tx: Tx, releaseId: string): Promise<string | null> {
  const [snapshot] = await tx
    .select({ id: release_snapshots.id })
    .from(release_snapshots)
    .where(eq(release_snapshots.release_id, releaseId))
    .orderBy(desc(release_snapshots.id))
    .limit(1);
  return snapshot?.id ?? null;
}

/** Returns snapshots by their ids. */
export async function listSnapshots(
  tx: Tx | Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReleaseSnapshot>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(release_snapshots)
    .where(inArray(release_snapshots.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, content }) => [id, completeSnapshot(content as ReleaseSnapshot)]));
}

// Snapshots never change; those from before these fields existed get default values.
function completeSnapshot(content: ReleaseSnapshot): ReleaseSnapshot {
  const tracks = content.tracks.map((track) => {
    return { ...EMPTY_TRACK_FIELDS, ...track, audio: { ...NO_FACTS, ...track.audio } };
  });
  return {
    ...NO_MORE,
    ...findEarlierDefaults(content),
    ...content,
    artwork: { ...NO_SIDE, ...content.artwork },
    tracks,
  };
}

/** Releases from before these choices had one artist and opened at 00:00 UTC. */
function findEarlierDefaults({ release_date, primary_artist }: ReleaseSnapshot): Partial<ReleaseSnapshot> {
  return { opens_at: `${release_date}T00:00:00Z`, main_artists: [primary_artist], featured_artists: [] };
}

async function readRelease(tx: Tx, releaseId: string): Promise<ReleaseSnapshot> {
  const [release] = await tx.select().from(releases).where(eq(releases.id, releaseId));
  if (!release) throw new Error(`release ${releaseId} is missing`);
  const [artist] = await tx.select().from(artists).where(eq(artists.id, release.artist_id));
  const rows = await tx.select().from(tracks).where(eq(tracks.release_id, releaseId)).orderBy(asc(tracks.position));
  const files = await readFiles(tx, [release.artwork_upload_id, ...rows.map((row) => row.audio_upload_id)]);
  const removals = await tx
    .select({ track_id: track_removals.track_id, store_id: track_removals.store_id })
    .from(track_removals)
    .where(and(eq(track_removals.release_id, releaseId), isNull(track_removals.restored_at)))
    .orderBy(asc(track_removals.store_id));
  return {
    release_id: release.id,
    title: release.title,
    version_title: release.version_title,
    release_type: release.release_type,
    primary_artist: release.primary_artist,
    main_artists: listMainArtists(release, release.primary_artist),
    featured_artists: isByVariousArtists(release) ? [] : release.featured_artists,
    various_artists: release.various_artists,
    artist_spotify_id: isByVariousArtists(release) ? null : (artist?.spotify_id ?? null),
    artist_id: isByVariousArtists(release) ? null : release.artist_id,
    profiles: await listProfiles(tx, release, rows),
    record_label: release.record_label ?? requireValue(artist?.name ?? null, 'artist'),
    language: requireValue(release.language, 'language'),
    primary_genre: requireValue(release.primary_genre, 'genre'),
    secondary_genre: release.secondary_genre,
    explicit: release.explicit,
    upc: requireValue(release.upc, 'UPC'),
    release_date: requireValue(release.release_date, 'release date'),
    opens_at: findReleaseInstant(release, release.release_date),
    original_release_date: release.original_release_date,
    p_line: findRightsLine(release, 'p', artist?.name ?? release.primary_artist),
    c_line: findRightsLine(release, 'c', artist?.name ?? release.primary_artist),
    presave_date: release.presave_enabled ? release.presave_date : null,
    schedule: release.schedule,
    territories: listDealTerritories(release),
    claim_policy: release.claim_policy,
    claim_exceptions: release.claim_exceptions,
    delivery_quality: requireValue(release.delivery_quality, 'delivery quality'),
    artwork: buildCover(files, release.artwork_upload_id),
    artwork_ai: release.artwork_ai,
    tracks: rows.map((row) => ({
      ...buildTrack(files, row),
      p_line: findTrackLine(release, row, artist?.name ?? ''),
      removed_from: removals.filter(({ track_id }) => track_id === row.id).map(({ store_id }) => store_id),
    })),
  };
}

/**
 * Lists the profiles of the account whose names the release credits, then the other credited artists whose pages it
 * names. A profile counts more than a page of the same name.
 */
async function listProfiles(
  tx: Tx,
  release: typeof releases.$inferSelect,
  rows: readonly (typeof tracks.$inferSelect)[],
): Promise<SnapshotProfile[]> {
  const profiles = await tx
    .select({
      id: artists.id,
      name: artists.name,
      spotify_id: artists.spotify_id,
      apple_music_id: artists.apple_music_id,
      isni: artists.isni,
      new_pages: artists.new_pages,
    })
    .from(artists)
    .where(eq(artists.account_id, release.account_id))
    .orderBy(asc(artists.name));
  const credited = new Set(
    [
      ...release.co_artists,
      ...release.featured_artists,
      ...rows.flatMap((row) => [row.artist, row.composer_name]),
      ...rows.flatMap((row) => [...row.co_artists, ...row.featured_artists, ...row.remixers]),
      ...rows.flatMap((row) =>
        [...row.contributors, ...row.performers, ...row.production_credits].map(({ name }) => name),
      ),
    ].map((name) => (name ?? '').toLowerCase()),
  );
  const isCredited = (profile: { id: string; name: string }) =>
    (profile.id === release.artist_id && !isByVariousArtists(release)) || credited.has(profile.name.toLowerCase());
  const own = profiles.filter(isCredited).map(({ id: _id, ...profile }) => profile);
  const others = listUsedPages({ ...release, tracks: rows }).filter(
    ({ name }) => !own.some((profile) => profile.name.toLowerCase() === name.toLowerCase()),
  );
  return [...own, ...others.map((pages) => ({ ...pages, isni: null, new_pages: [] }))];
}

type UploadRow = typeof uploads.$inferSelect;

async function readFiles(tx: Tx, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, UploadRow>> {
  const known = ids.filter((id) => id !== null);
  const rows = await tx.select().from(uploads).where(inArray(uploads.id, known));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the P line of a track that has a year or an owner of its own; the other comes from the release. */
function findTrackLine(
  release: typeof releases.$inferSelect,
  { p_line_year, p_line_owner }: typeof tracks.$inferSelect,
  artist: string,
): RightsLine | null {
  if (p_line_year === null && p_line_owner === null) return null;
  const own = { p_line_year: p_line_year ?? release.p_line_year, p_line_owner: p_line_owner ?? release.p_line_owner };
  return findRightsLine({ ...release, ...own }, 'p', artist);
}

function buildTrack(
  files: ReadonlyMap<string, UploadRow>,
  row: typeof tracks.$inferSelect,
): Omit<SnapshotTrack, 'p_line' | 'removed_from'> {
  const facts = files.get(row.audio_upload_id ?? '')?.facts;
  const { position, title, version_type, version_title, artist, co_artists, featured_artists } = row;
  const { remixers, genre } = row;
  const { composer_name, composer_spotify_uri, contributors, songwriters, performers, ai_answers, explicit } = row;
  const { production_credits, recording_country, recording_date, iswc, publisher } = row;
  const { disc_number, claim_conditions, clip_start_seconds, is_instant } = row;
  return {
    position,
    disc_number,
    title,
    version_type,
    version_title,
    artist,
    co_artists,
    featured_artists,
    remixers,
    genre,
    composer_name,
    composer_spotify_uri,
    contributors,
    songwriters,
    performers,
    production_credits,
    recording_country,
    recording_date,
    iswc,
    publisher,
    ai_answers,
    claim_conditions,
    clip_start_seconds,
    is_instant,
    loudest_start_ms: toNumber(facts?.loudest_start_ms),
    explicit,
    language: requireValue(row.language, 'track language'),
    isrc: requireValue(row.isrc, 'ISRC'),
    duration_ms: Number(requireValue(facts?.duration_ms ?? null, 'duration')),
    lyrics:
      row.has_lyrics && row.lyrics !== null ? { text: row.lyrics, is_synchronized: row.lyrics_synchronized } : null,
    audio: buildSound(files, row.audio_upload_id),
  };
}

function buildSound(files: ReadonlyMap<string, UploadRow>, uploadId: string | null): SnapshotSound {
  const facts = files.get(uploadId ?? '')?.facts;
  return {
    ...buildFile(files, uploadId),
    format: (facts?.format ?? null) as SnapshotSound['format'],
    sample_rate_hz: toNumber(facts?.sample_rate_hz),
    bits_per_sample: toNumber(facts?.bits_per_sample),
  };
}

function buildCover(files: ReadonlyMap<string, UploadRow>, uploadId: string | null): SnapshotCover {
  const facts = files.get(uploadId ?? '')?.facts;
  const sides = [toNumber(facts?.width_px), toNumber(facts?.height_px)].filter((side) => side !== null);
  return { ...buildFile(files, uploadId), side_px: sides.length === 0 ? null : Math.max(...sides) };
}

function buildFile(files: ReadonlyMap<string, UploadRow>, uploadId: string | null): SnapshotFile {
  const id = requireValue(uploadId, 'file');
  return { upload_id: id, sha256: requireValue(files.get(id)?.sha256 ?? null, 'finished file') };
}

function toNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

// The submission required all of these values; a missing one means that the row was changed while bypassing the rules.
function requireValue<T>(value: T | null, name: string): T {
  if (value === null) throw new Error(`an approved release has no ${name}`);
  return value;
}
