import { createHash } from 'node:crypto';
import { artists } from '@tangent/db/schema/artist.ts';
import { release_snapshots } from '@tangent/db/schema/delivery.ts';
import { releases, tracks } from '@tangent/db/schema/release.ts';
import { uploads } from '@tangent/db/schema/upload.ts';
import type { DeliveryQuality } from '@tangent/domain/delivery/delivery-quality.ts';
import type { Genre } from '@tangent/domain/genre.ts';
import type { Contributor, Performer } from '@tangent/domain/release/credits.ts';
import type { ReleaseType, VersionType } from '@tangent/domain/release/release-type.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../platform/sql/open-database.ts';

/** An uploaded file as it was approved. */
export type SnapshotFile = { upload_id: string; sha256: string };

export type SnapshotTrack = {
  position: number;
  title: string;
  version_type: VersionType;
  version_title: string | null;
  /** Null: the primary artist of the release. */
  artist: string | null;
  featured_artists: readonly string[];
  /** Null: the genres of the release. */
  genre: Genre | null;
  composer_name: string | null;
  composer_spotify_uri: string | null;
  contributors: readonly Contributor[];
  performers: readonly Performer[];
  language: string;
  explicit: boolean;
  isrc: string;
  duration_ms: number;
  audio: SnapshotFile;
};

/** Everything about a release that any message to any store says, fixed at approval. */
export type ReleaseSnapshot = {
  release_id: string;
  title: string;
  version_title: string | null;
  release_type: ReleaseType;
  primary_artist: string;
  /** The primary artist's profile, 22 characters; null where none is linked, and for various artists. */
  artist_spotify_id: string | null;
  record_label: string;
  language: string;
  primary_genre: Genre;
  secondary_genre: Genre | null;
  explicit: boolean;
  upc: string;
  release_date: string;
  delivery_quality: DeliveryQuality;
  artwork: SnapshotFile;
  tracks: SnapshotTrack[];
};

/** Fixes the release as it stands now; what is edited later touches no message of this delivery (RELIABILITY F13). */
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

export async function getSnapshot(tx: Tx, id: string): Promise<ReleaseSnapshot> {
  const [row] = await tx.select().from(release_snapshots).where(eq(release_snapshots.id, id));
  if (!row) throw new Error(`snapshot ${id} is missing`);
  return completeSnapshot(row.content as ReleaseSnapshot);
}

// Snapshots are never changed; one from before these fields existed says nothing in them.
function completeSnapshot(content: ReleaseSnapshot): ReleaseSnapshot {
  const tracks = content.tracks.map((track) => ({ ...NOTHING_MORE, ...track }));
  return { ...{ version_title: null, artist_spotify_id: null }, ...content, tracks };
}

const NOTHING_MORE = {
  ...{ version_title: null, artist: null, featured_artists: [], genre: null },
  ...{ composer_name: null, composer_spotify_uri: null, contributors: [], performers: [] },
};

async function readRelease(tx: Tx, releaseId: string): Promise<ReleaseSnapshot> {
  const [release] = await tx.select().from(releases).where(eq(releases.id, releaseId));
  if (!release) throw new Error(`release ${releaseId} is missing`);
  const [artist] = await tx.select().from(artists).where(eq(artists.id, release.artist_id));
  const rows = await tx.select().from(tracks).where(eq(tracks.release_id, releaseId)).orderBy(asc(tracks.position));
  const files = await readFiles(tx, [release.artwork_upload_id, ...rows.map((row) => row.audio_upload_id)]);
  return {
    release_id: release.id,
    title: release.title,
    version_title: release.version_title,
    release_type: release.release_type,
    primary_artist: release.primary_artist,
    artist_spotify_id: artist?.name === release.primary_artist ? artist.spotify_id : null,
    record_label: release.record_label ?? given(artist?.name ?? null, 'artist'),
    language: given(release.language, 'language'),
    primary_genre: given(release.primary_genre, 'genre'),
    secondary_genre: release.secondary_genre,
    explicit: release.explicit,
    upc: given(release.upc, 'UPC'),
    release_date: given(release.release_date, 'release date'),
    delivery_quality: given(release.delivery_quality, 'delivery quality'),
    artwork: buildFile(files, release.artwork_upload_id),
    tracks: rows.map((row) => buildTrack(files, row)),
  };
}

type UploadRow = typeof uploads.$inferSelect;

async function readFiles(tx: Tx, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, UploadRow>> {
  const known = ids.filter((id) => id !== null);
  const rows = await tx.select().from(uploads).where(inArray(uploads.id, known));
  return new Map(rows.map((row) => [row.id, row]));
}

function buildTrack(files: ReadonlyMap<string, UploadRow>, row: typeof tracks.$inferSelect): SnapshotTrack {
  const facts = files.get(row.audio_upload_id ?? '')?.facts;
  return {
    position: row.position,
    title: row.title,
    version_type: row.version_type,
    version_title: row.version_title,
    artist: row.artist,
    featured_artists: row.featured_artists,
    genre: row.genre,
    composer_name: row.composer_name,
    composer_spotify_uri: row.composer_spotify_uri,
    contributors: row.contributors,
    performers: row.performers,
    language: given(row.language, 'track language'),
    explicit: row.explicit,
    isrc: given(row.isrc, 'ISRC'),
    duration_ms: Number(given(facts?.duration_ms ?? null, 'duration')),
    audio: buildFile(files, row.audio_upload_id),
  };
}

function buildFile(files: ReadonlyMap<string, UploadRow>, uploadId: string | null) {
  const id = given(uploadId, 'file');
  return { upload_id: id, sha256: given(files.get(id)?.sha256 ?? null, 'finished file') };
}

// The submission required all of it; a hole here means the row was changed behind the back of the rules.
function given<T>(value: T | null, name: string): T {
  if (value === null) throw new Error(`an approved release has no ${name}`);
  return value;
}
