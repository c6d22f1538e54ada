import { type SQL, sql } from 'drizzle-orm';

/**
 * The name shown on a track, without its guests, in SQL: the same as `getTrackArtist` in
 * `domain/catalogue/release/credit/primary-artist.ts`. The arguments are the names of the two tables in the query.
 */
export function selectTrackArtist(track = 'tracks', release = 'releases'): SQL<string> {
  const [artist, co_artists] = [column(track, 'artist'), column(track, 'co_artists')];
  const last = sql`cardinality(${co_artists})`;
  const before = sql`array_to_string(array_prepend(${artist}, ${co_artists}[:${last} - 1]), ', ')`;
  return sql<string>`case when ${artist} is null then ${column(release, 'primary_artist')}
    when ${last} = 0 then ${artist} else ${before} || ' & ' || ${co_artists}[${last}] end`;
}

function column(table: string, name: string): SQL {
  return sql`${sql.identifier(table)}.${sql.identifier(name)}`;
}
