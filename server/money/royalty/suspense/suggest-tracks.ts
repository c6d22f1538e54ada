import type { SuspenseSuggestion, suggestTracks as suggestCall } from '@tangent/contract/money/backoffice-suspense.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { selectTrackArtist } from '@tangent/db/schema/catalogue/track-artist.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { suspense_lines } from '@tangent/db/schema/money/sales.ts';
import { RELEASED_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { containsPattern } from '../../../platform/sql/contains-pattern.ts';
import type { Db } from '../../../platform/sql/open-database.ts';
import { groupCondition } from './suspense-filter.ts';

type Query = z.output<typeof suggestCall.query>;

const SUGGESTIONS_MAX = 20;
const ARTIST = selectTrackArtist();

/**
 * Suggests tracks for lines in suspense, the most likely first: those with one of their codes, then those with their
 * title. With a search text, all tracks with that name. Staff decides (docs/standards/reports.md).
 */
export async function suggestTracks(db: Db, { search, ...key }: Query): Promise<SuspenseSuggestion[]> {
  const text = search?.trim() ?? '';
  const likeness = text === '' ? await likenessTo(db, key) : compareWords(text);
  const by = sql<SuspenseSuggestion['by'] | null>`case ${sql.join(likeness, sql` `)} end`;
  const rank = sql`array_position(array['isrc', 'upc', 'title_and_artist', 'title', 'search'], ${by})`;
  const rows = await db
    .select({
      track_id: tracks.id,
      release_id: releases.id,
      title: tracks.title,
      version_type: tracks.version_type,
      version_title: tracks.version_title,
      artist: ARTIST,
      release_title: releases.title,
      isrc: tracks.isrc,
      upc: releases.upc,
      by,
      account_name: sql<string>`${users.first_name} || ' ' || ${users.last_name}`,
    })
    .from(tracks)
    .innerJoin(releases, eq(releases.id, tracks.release_id))
    .innerJoin(users, eq(users.id, releases.account_id))
    .where(and(inArray(releases.status, RELEASED_STATUSES), isNull(users.erased_at), sql`${by} is not null`))
    .orderBy(rank, asc(tracks.title), asc(tracks.id))
    .limit(SUGGESTIONS_MAX);
  return rows.flatMap(({ by: reason, ...row }) => (reason === null ? [] : [{ ...row, by: reason }]));
}

/** Returns what a track has in common with the lines of a group, as branches of a `case`. */
async function likenessTo(db: Db, key: Omit<Query, 'search'>): Promise<SQL[]> {
  const [names] = await db
    .select({
      title: sql<string | null>`min(${suspense_lines.title})`,
      artist: sql<string | null>`min(${suspense_lines.artist})`,
    })
    .from(suspense_lines)
    .where(groupCondition(key));
  const title = sql`lower(${tracks.title}) = lower(${names?.title ?? null}::text)`;
  const artist = sql`lower(${names?.artist ?? null}::text) in (lower(${ARTIST}), lower(${releases.primary_artist}))`;
  return [
    sql`when ${tracks.isrc} = ${key.isrc ?? null}::text then 'isrc'`,
    sql`when ${upcIs(key.upc ?? null)} then 'upc'`,
    sql`when ${title} and ${artist} then 'title_and_artist'`,
    sql`when ${title} then 'title'`,
  ];
}

function compareWords(text: string): SQL[] {
  const like = containsPattern(text);
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  const named = sql`concat_ws(' ', ${ARTIST}, ${tracks.title}, ${tracks.version_title}, ${releases.title}) ilike ${like}`;
  return [sql`when ${tracks.isrc} = ${code} or ${upcIs(code.padStart(14, '0'))} or ${named} then 'search'`];
}

// Product codes are stored as they were entered, possibly with fewer leading zeros.
function upcIs(upc: string | null): SQL {
  return sql`lpad(${releases.upc}, 14, '0') = ${upc}::text`;
}
