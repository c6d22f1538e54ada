import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { SEARCH_ROWS_MAX } from '@tangent/domain/people/people-limits.ts';
import { findMatches } from '@tangent/domain/people/search/find-matches.ts';
import type { Searchable } from '@tangent/domain/people/search/match-entry.ts';
import { readQuery } from '@tangent/domain/people/search/read-query.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';

/** The texts of a track that a search compares. */
type TrackTexts = { id: string; title: string; artists: string; isrc: string | null };
/** The texts of a release that it compares, with its tracks. */
type ReleaseTexts = {
  id: string;
  title: string;
  artists: string;
  upc: string | null;
  tracks: readonly TrackTexts[];
};

/**
 * Reads the texts of an account's releases, the newest first. They are compared here and not in the database, so that a
 * search forgives the same mistakes everywhere: two thousand titles are read faster than they are described to SQL.
 */
export async function readReleaseTexts(db: Db, accountId: string): Promise<ReleaseTexts[]> {
  // One row for each release: a row for each track would cost as much as the rest of the search.
  const { rows } = await db.execute<{
    id: string;
    title: string;
    artists: string;
    upc: string | null;
    tracks: [string, string, string, string | null][];
  }>(sql`select r.id, ${joined(sql`r.title`, sql`r.version_title`)} as title, r.upc,
      ${joined(sql`r.primary_artist`, sql`array_to_string(r.co_artists || r.featured_artists, ' ')`)} as artists,
      coalesce((select json_agg(json_build_array(t.id, ${joined(sql`t.title`, sql`t.version_title`)},
        ${joined(sql`t.artist`, sql`array_to_string(t.co_artists || t.featured_artists || t.remixers, ' ')`)}, t.isrc)
        order by t.position) from ${tracks} t where t.release_id = r.id), '[]') as tracks
    from ${releases} r where r.account_id = ${accountId}
    order by r.created_at desc, r.id desc limit ${SEARCH_ROWS_MAX}`);
  return rows.map((row) => ({
    ...row,
    tracks: row.tracks.map(([id, title, artists, isrc]) => ({ id, title, artists, isrc: isrc?.toUpperCase() ?? null })),
  }));
}

function joined(...parts: SQL[]): SQL {
  return sql`concat_ws(' ', ${sql.join(parts, sql`, `)})`;
}

/** A thing of an account as a search compares it. */
export type OwnTexts = { readonly kind: 'release' | 'track' | 'artist'; readonly id: string } & Searchable;

/** Lists releases, by their own texts and code, and tracks, by theirs and the artists of their release. */
export function listOwnTexts(found: readonly ReleaseTexts[]): OwnTexts[] {
  return found.flatMap((release): OwnTexts[] => [
    { kind: 'release', id: release.id, name: release.title, also: release.artists, codes: [release.upc] },
    ...release.tracks.map(
      (track): OwnTexts => ({
        kind: 'track',
        id: track.id,
        name: track.title,
        also: track.artists === '' ? release.artists : `${track.artists} ${release.artists}`,
        codes: [track.isrc],
      }),
    ),
  ]);
}

/** Lists the releases that a search finds by anything of them or of their tracks. */
export async function listFoundReleases(db: Db, accountId: string, typed: string): Promise<string[]> {
  const found = findMatches(await readReleaseTexts(db, accountId), readQuery(typed), (release) => ({
    name: release.title,
    also: [release.artists, ...release.tracks.map(({ title, artists }) => `${title} ${artists}`)].join(' '),
    codes: [release.upc, ...release.tracks.map(({ isrc }) => isrc)],
  }));
  return found.map(({ entry }) => entry.id);
}
