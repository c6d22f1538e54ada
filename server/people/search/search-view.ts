import type { SearchHit } from '@tangent/contract/people/search.ts';
import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { SEARCH_HITS_MAX } from '@tangent/domain/people/people-limits.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { containsWords, splitWords } from '../../platform/sql/contains-words.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** Returns the account's releases, then artists, that contain all of these words in any order, the latest first. */
export async function searchOwn(db: Db, accountId: string, query: string): Promise<SearchHit[]> {
  const words = splitWords(query);
  const [ownReleases, ownArtists] = await Promise.all([
    db
      .select({ id: releases.id, title: releases.title, subtitle: releases.primary_artist })
      .from(releases)
      .where(and(eq(releases.account_id, accountId), containsWords(RELEASE_TEXT, words)))
      .orderBy(desc(releases.created_at), desc(releases.id))
      .limit(SEARCH_HITS_MAX),
    db
      .select({ id: artists.id, title: artists.name })
      .from(artists)
      .where(and(eq(artists.account_id, accountId), containsWords(sql`${artists.name}`, words)))
      .orderBy(desc(artists.created_at), desc(artists.id))
      .limit(SEARCH_HITS_MAX),
  ]);
  return [
    ...ownReleases.map((hit) => ({ kind: 'release' as const, ...hit })),
    ...ownArtists.map((hit) => ({ kind: 'artist' as const, ...hit, subtitle: null })),
  ];
}

const RELEASE_TEXT = sql`concat_ws(' ', ${releases.title}, ${releases.version_title}, ${releases.primary_artist})`;
