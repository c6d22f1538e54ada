import { type SQL, sql } from 'drizzle-orm';

/** Returns the name of a track with its version, because an album may have two versions of one song. `row` is its table. */
export function trackName(row: SQL): SQL<string> {
  return sql`coalesce(${row}.title, '') || coalesce(' (' || ${row}.version_title || ')', '')`;
}
