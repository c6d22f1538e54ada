import type { Release, Track } from '@tangent/contract/catalogue/release.ts';
import type { Delivery } from '@tangent/contract/distribution/delivery.ts';
import { isClaimable } from '@tangent/domain/catalogue/release/claims.ts';
import { listUsedPages } from '@tangent/domain/catalogue/release/credit/credited-pages.ts';
import { BYTE_ORDER_MARK, type CsvCell, writeCsvRow } from '../../platform/csv/write-csv-row.ts';
import { createTextEntry } from '../../platform/zip/create-text-entry.ts';
import type { ZipEntry } from '../../platform/zip/stream-zip.ts';
import type { Master } from './list-masters.ts';
import type { SentMessage } from './list-messages.ts';

/** Builds a CSV table that is safe to open in a spreadsheet; the JSON file beside it has the exact texts. */
export function buildCsv(columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + [columns, ...rows].map(writeCsvRow).join('');
}

export type PackageContent = {
  readonly release: Release;
  readonly deliveries: readonly Delivery[];
  readonly masters: readonly Master[];
  readonly messages: readonly SentMessage[];
};

/** Lists the metadata files of a release: JSON for programs, tables for users. */
export function listMetadata(content: PackageContent): ZipEntry[] {
  const { release, deliveries } = content;
  const at = new Date(release.updated_at);
  return [
    createTextEntry('metadata/release.json', `${JSON.stringify({ release, deliveries }, null, 2)}\n`, at),
    createTextEntry('metadata/tracks.csv', buildTracks(release), at),
    createTextEntry('metadata/artists.csv', buildArtists(release), at),
    createTextEntry('metadata/codes.csv', buildCodes(release), at),
    createTextEntry('metadata/stores.csv', buildStores(content), at),
    createTextEntry('metadata/messages.csv', buildMessages(content), at),
    createTextEntry('SHA256SUMS', buildChecksums(content), at),
  ];
}

const list = (values: readonly string[]) => values.join('; ');

export const TRACK_COLUMNS = [
  'upc',
  'release_title',
  'primary_artist',
  'disc',
  'position',
  'title',
  'version',
  'artist',
  'featured_artists',
  'remixers',
  'isrc',
  'genre',
  'language',
  'explicit',
  'duration_ms',
  'composer',
  'contributors',
  'performers',
  'production',
  'recorded_in',
  'recorded_on',
  'iswc',
  'publisher',
  'songwriters',
  'claims',
  'clip_start',
  'instant',
  'claim_policy',
  'label',
  'release_date',
  'live_date',
] as const;

/** Lists the cells of a track in the order of the columns; those of the release alone while it has no tracks. */
export function listTrackCells(release: Release, track: Track | null): CsvCell[] {
  return [
    release.upc,
    release.title,
    release.primary_artist,
    ...(track === null ? NO_TRACK : listOwnCells(release, track)),
    describeClaimPolicy(release),
    release.record_label,
    release.release_date,
    release.live_date,
  ];
}

/** The effect of claims, and the countries with another one: `monetize; block: BR, CL`. */
function describeClaimPolicy({ claim_policy, claim_exceptions }: Release): string {
  return list([
    claim_policy,
    ...claim_exceptions.map(({ policy, territories }) => `${policy}: ${territories.join(', ')}`),
  ]);
}

function listOwnCells(release: Release, track: Track): CsvCell[] {
  return [
    track.disc_number,
    track.position,
    track.title,
    track.version_title ?? track.version_type,
    track.artist === null ? release.primary_artist : list([track.artist, ...track.co_artists]),
    list(track.featured_artists),
    list(track.remixers),
    track.isrc,
    track.genre ?? release.primary_genre,
    track.language,
    track.explicit,
    track.audio?.audio?.duration_ms ?? null,
    track.composer_name,
    list(track.contributors.map(({ name, role, share_basis_points: share }) => `${name} (${role}, ${share / 100} %)`)),
    list(track.performers.map(({ name, instrument }) => `${name} (${instrument})`)),
    list(track.production_credits.map(({ name, role }) => `${name} (${role})`)),
    track.recording_country,
    track.recording_date,
    track.iswc,
    track.publisher,
    track.songwriters,
    isClaimable(track),
    track.clip_start_seconds,
    track.is_instant,
  ];
}

const NO_TRACK: CsvCell[] = Array.from({ length: 24 }, () => null);

function buildTracks(release: Release): string {
  return buildCsv(
    TRACK_COLUMNS,
    release.tracks.map((track) => listTrackCells(release, track)),
  );
}

/** Where credited artists have their pages. */
function buildArtists(release: Release): string {
  const rows = listUsedPages(release).map(({ name, spotify_id, apple_music_id }) => [name, spotify_id, apple_music_id]);
  return buildCsv(['artist', 'spotify_id', 'apple_music_id'], rows);
}

function buildCodes({ upc, title, tracks }: Release): string {
  const trackRows = tracks.map((track) => ['ISRC', track.isrc, track.position, track.title]);
  return buildCsv(['kind', 'code', 'track', 'title'], [['UPC', upc, null, title], ...trackRows]);
}

function buildStores({ deliveries }: PackageContent): string {
  const columns = ['store', 'state', 'since', 'live_at', 'removed_at', 'contract'];
  return buildCsv(
    columns,
    deliveries.map((one) => [one.store_name, one.state, one.changed_at, one.live_at, one.removed_at, one.contract]),
  );
}

function buildMessages({ messages }: PackageContent): string {
  const columns = ['store', 'format', 'kind', 'state', 'message_id', 'delivered_at', 'answered_at', 'file'];
  return buildCsv(
    columns,
    messages.map(({ store_id, format, kind, state, message_id, delivered_at, acknowledged_at, entry }) => [
      store_id,
      format,
      kind,
      state,
      message_id,
      delivered_at.toISOString(),
      acknowledged_at?.toISOString() ?? null,
      entry.path,
    ]),
  );
}

/** Builds the list for `sha256sum --check`, which verifies that the files equal those that were uploaded and sent. */
function buildChecksums({ masters, messages }: PackageContent): string {
  const known = [...masters, ...messages].filter(({ sha256 }) => sha256 !== null);
  return known.map(({ entry, sha256 }) => `${sha256}  ${entry.path}\n`).join('');
}
