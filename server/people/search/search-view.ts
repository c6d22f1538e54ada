import type { SearchHit } from '@tangent/contract/people/search.ts';
import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { SEARCH_HITS_MAX } from '@tangent/domain/people/people-limits.ts';
import type { Found } from '@tangent/domain/people/search/find-matches.ts';
import { readQuery } from '@tangent/domain/people/search/read-query.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { OwnTexts } from '../../catalogue/release/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { prepareSearch } from './prepared-search.ts';

const KINDS = ['release', 'track', 'artist'] as const satisfies readonly SearchHit['kind'][];

/**
 * Returns what fits the search in the account: of each kind the best eight, found in the surest way that any of them was.
 * Nothing typed finds nothing.
 */
export async function searchOwn(db: Db, accountId: string, typed: string): Promise<SearchHit[]> {
  const query = readQuery(typed);
  if (query.text === '') return [];
  const matches = (await prepareSearch(db, accountId))(query);
  const found = KINDS.flatMap((kind) => matches.filter(({ entry }) => entry.kind === kind).slice(0, SEARCH_HITS_MAX));
  const [ofReleases, ofTracks, ofArtists] = await Promise.all([
    describeReleases(db, listIds(found, 'release')),
    describeTracks(db, listIds(found, 'track')),
    describeArtists(db, listIds(found, 'artist')),
  ]);
  const facts = new Map([...ofReleases, ...ofTracks, ...ofArtists].map((hit) => [hit.id, hit]));
  return found.flatMap(({ entry, tier }) => {
    const hit = facts.get(entry.id);
    return hit === undefined ? [] : [{ ...hit, match: tier }];
  });
}

function listIds(found: readonly Found<OwnTexts>[], wanted: SearchHit['kind']): string[] {
  return found.flatMap(({ entry: { kind, id } }) => (kind === wanted ? [id] : []));
}

type Facts = Omit<SearchHit, 'match'>;

const RELEASE = {
  id: releases.id,
  title: releases.title,
  version_title: releases.version_title,
  primary_artist: releases.primary_artist,
  status: releases.status,
  release_date: releases.release_date,
  live_date: releases.live_date,
  upc: releases.upc,
  artwork_upload_id: releases.artwork_upload_id,
  // Qualified with their tables: the query builder omits the table name when it selects from only one table.
  track_count: sql<number>`(select count(*)::int from ${tracks} t where t.release_id = ${releases}.id)`,
  live_store_count: sql<number>`(select count(*)::int from ${deliveries} d
    where d.release_id = ${releases}.id and d.state = 'live')`,
};

async function describeReleases(db: Db, ids: readonly string[]): Promise<Facts[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(RELEASE)
    .from(releases)
    .where(inArray(releases.id, [...ids]));
  return rows.map((row) => ({
    kind: 'release',
    id: row.id,
    title: withVersion(row),
    artist: row.primary_artist,
    release: presentRelease(row),
    track: null,
    release_count: null,
    artwork_upload_id: row.artwork_upload_id,
  }));
}

async function describeTracks(db: Db, ids: readonly string[]): Promise<Facts[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      release: RELEASE,
      track: {
        id: tracks.id,
        title: tracks.title,
        version_title: tracks.version_title,
        version_type: tracks.version_type,
        artist: tracks.artist,
        position: tracks.position,
        isrc: tracks.isrc,
      },
      duration_ms: sql<number | null>`(${uploads.facts}->>'duration_ms')::int`,
    })
    .from(tracks)
    .innerJoin(releases, eq(releases.id, tracks.release_id))
    .leftJoin(uploads, eq(uploads.id, tracks.audio_upload_id))
    .where(inArray(tracks.id, [...ids]));
  return rows.map(({ release, track, duration_ms }) => ({
    kind: 'track',
    id: track.id,
    title: withVersion(track),
    artist: track.artist ?? release.primary_artist,
    release: presentRelease(release),
    track: {
      position: track.position,
      version_type: track.version_title ? null : track.version_type,
      isrc: track.isrc,
      duration_ms,
    },
    release_count: null,
    artwork_upload_id: release.artwork_upload_id,
  }));
}

async function describeArtists(db: Db, ids: readonly string[]): Promise<Facts[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: artists.id,
      title: artists.name,
      release_count: sql<number>`(select count(*)::int from ${releases} r where r.artist_id = ${artists}.id)`,
      // The newest cover is the label of the artist's record.
      artwork_upload_id: sql<string | null>`(select r.artwork_upload_id from ${releases} r
        where r.artist_id = ${artists}.id and r.artwork_upload_id is not null
        order by r.live_date desc nulls last, r.created_at desc limit 1)`,
    })
    .from(artists)
    .where(inArray(artists.id, [...ids]));
  return rows.map((row) => ({ kind: 'artist', artist: null, release: null, track: null, ...row }));
}

type Release = { title: string; version_title: string | null; primary_artist: string } & Omit<
  NonNullable<SearchHit['release']>,
  'title'
>;

function presentRelease({ primary_artist, version_title, title, ...release }: Release): SearchHit['release'] {
  return { ...release, title: withVersion({ title, version_title }) };
}

function withVersion({ title, version_title }: { title: string; version_title: string | null }): string {
  return version_title ? `${title} (${version_title})` : title;
}
