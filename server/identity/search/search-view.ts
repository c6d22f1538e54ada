import type { SearchHit } from '@tangent/contract/search.ts';
import { artists } from '@tangent/db/schema/artist.ts';
import { releases } from '@tangent/db/schema/release.ts';
import { SEARCH_HITS_MAX } from '@tangent/domain/limits.ts';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';

/** Further words do not narrow the search for a title. */
const WORDS_MAX = 8;

/** Returns the account's releases, then artists, that contain all of these words in any order, the latest first. */
export async function searchOwn(db: Db, accountId: string, query: string): Promise<SearchHit[]> {
  const words = query.split(/\s+/).slice(0, WORDS_MAX);
  const [ownReleases, ownArtists] = await Promise.all([
    db
      .select({ id: releases.id, title: releases.title, subtitle: releases.primary_artist })
      .from(releases)
      .where(and(eq(releases.account_id, accountId), containsAll(RELEASE_TEXT, words)))
      .orderBy(desc(releases.created_at), desc(releases.id))
      .limit(SEARCH_HITS_MAX),
    db
      .select({ id: artists.id, title: artists.name })
      .from(artists)
      .where(and(eq(artists.account_id, accountId), containsAll(sql`${artists.name}`, words)))
      .orderBy(desc(artists.created_at), desc(artists.id))
      .limit(SEARCH_HITS_MAX),
  ]);
  return [
    ...ownReleases.map((hit) => ({ kind: 'release' as const, ...hit })),
    ...ownArtists.map((hit) => ({ kind: 'artist' as const, ...hit, subtitle: null })),
  ];
}

const RELEASE_TEXT = sql`concat_ws(' ', ${releases.title}, ${releases.version_title}, ${releases.primary_artist})`;

// Matches plain text, not a pattern: a percent sign is a percent sign.
function containsAll(text: SQL, words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => sql`position(${fold(sql`${word}::text`)} in ${fold(text)}) > 0`));
}

// Folds letters the way users type a search: without case and marks, every i the same with or without its dot.
// PostgreSQL folds both sides, so that they agree whatever its locale.
function fold(text: SQL): SQL {
  return sql`lower(translate(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g'), 'ıİ’‘', 'ii'''''))`;
}
