import type { ArtistDirectoryPage, DirectoryArtist } from '@tangent/contract/catalogue/artist-directory.ts';
import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import type { ArtistDirectoryFilter, ArtistDirectorySort } from '@tangent/domain/catalogue/artist/artist-directory.ts';
import { foldName } from '@tangent/domain/catalogue/artist/fold-name.ts';
import { DIRECTORY_PER_PAGE } from '@tangent/domain/catalogue/catalogue-limits.ts';
import { findMatches } from '@tangent/domain/people/search/find-matches.ts';
import { LISTENABLE_STATUSES } from '@tangent/domain/promotion/smartlink/page-state.ts';
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { containsPattern } from '../../platform/sql/contains-pattern.ts';
import { findDatabaseError } from '../../platform/sql/database-error.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { type DirectoryCursor, decodeDirectoryCursor, encodeDirectoryCursor } from './directory-cursor.ts';
import { findPageKeys } from './page-key.ts';

type Filter = Pick<ArtistDirectoryFilter, 'genre' | 'country'>;

/** The column of each order, and its direction. Unknown followers come last (A-050). */
const ORDERS: Readonly<Record<ArtistDirectorySort, { key: SQL; descends: boolean }>> = {
  followers: { key: sql`coalesce(${artists.followers}, -1)`, descends: true },
  newest: { key: sql`${artists.first_live_date}`, descends: true },
  name: { key: sql`${artists.folded_name}`, descends: false },
};

/** A search for a similar name may not hold up other requests. */
const SIMILAR_WITHIN_MS = 200;
const QUERY_CANCELED = '57014';
/** Trigrams of a search that a part of a name must share: low, since the best ones come first. */
const SIMILARITY_MIN = 0.4;
/** A name this similar is the one that was meant. */
const SIMILARITY_SURE = 0.5;
/** Names that are compared for a mistake that trigrams do not forgive. */
const RESEMBLING_AMONG = 500;
/** Half of a shorter search is part of too many names. */
const HALVED_FROM_CHARS = 8;

/** Releases of the artist in stores; a compilation of various artists is nobody's. */
const OWN_LIVE = sql`r.artist_id = ${artists.id} and not r.various_artists and r.status in (${sql.join(
  LISTENABLE_STATUSES.map((status) => sql`${status}`),
  sql`, `,
)})`;

/** Artists the directory may show (A-050): switched on, with a release in stores, of an account in good standing. */
export const LISTED = and(
  artists.show_in_catalogue,
  sql`${artists.first_live_date} is not null`,
  sql`exists (select 1 from ${releases} r where ${OWN_LIVE})`,
  eq(users.freeze, false),
  eq(users.banned, false),
  isNull(users.deactivated_at),
);

/**
 * Lists one page of the public directory of artists (A-050). A search that nothing contains finds similar names. A
 * forged cursor leads to the first page.
 */
export async function listArtistDirectory(
  db: Db,
  filter: ArtistDirectoryFilter,
  cursor: string | null,
): Promise<Omit<ArtistDirectoryPage, 'filter' | 'countries'>> {
  const after = cursor === null ? null : decodeDirectoryCursor(cursor, filter.sort);
  const rows = await listMatching(db, filter, after);
  if (rows.length === 0 && after === null && filter.q !== '') {
    const alike = await listSimilar(db, filter);
    const similar = alike.length > 0 ? alike : await listResembling(db, filter);
    return { artists: await present(db, similar), next_cursor: null, is_similar: similar.length > 0 };
  }
  const shown = rows.slice(0, DIRECTORY_PER_PAGE);
  const last = rows.length > DIRECTORY_PER_PAGE ? shown.at(-1) : undefined;
  return {
    artists: await present(db, shown),
    next_cursor: last === undefined ? null : encodeDirectoryCursor(last),
    is_similar: false,
  };
}

/** Lists the countries of all listed artists. */
export async function listDirectoryCountries(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ country: artists.country })
    .from(artists)
    .innerJoin(users, eq(users.id, artists.account_id))
    .where(and(LISTED, sql`${artists.country} is not null`));
  return rows.flatMap(({ country }) => country ?? []);
}

type Row = Omit<DirectoryArtist, 'page_key' | 'release_count' | 'newest'> & DirectoryCursor;

const COLUMNS = {
  id: artists.id,
  name: artists.name,
  type: artists.type,
  main_genre: artists.main_genre,
  country: artists.country,
  verified: artists.verified,
  followers: artists.followers,
  spotify_id: artists.spotify_id,
};

/** Lists artists whose name contains the search, one with exactly this name first; one more than a page. */
async function listMatching(db: Db, filter: ArtistDirectoryFilter, after: DirectoryCursor | null): Promise<Row[]> {
  const { key, descends } = ORDERS[filter.sort];
  const folded = foldName(filter.q);
  // A constant without a search, so that the index of the order serves.
  const rank = folded === '' ? sql`1` : sql`(${artists.folded_name} = ${folded})::int`;
  const ordered = folded === '' ? [key, artists.id] : [descends ? rank : sql`1 - ${rank}`, key, artists.id];
  return db
    .select({ ...COLUMNS, rank: sql<number>`${rank}`, key: sql<number | string>`${key}` })
    .from(artists)
    .innerJoin(users, eq(users.id, artists.account_id))
    .where(
      and(
        LISTED,
        ...narrow(filter),
        folded === '' ? undefined : sql`${artists.folded_name} like ${containsPattern(folded)}`,
        after === null ? undefined : isBehind(after),
      ),
    )
    .orderBy(...ordered.map((part) => (descends ? desc(part) : asc(part))))
    .limit(DIRECTORY_PER_PAGE + 1);

  function isBehind(seen: DirectoryCursor): SQL {
    const place = sql.join(ordered, sql`, `);
    const value = filter.sort === 'newest' ? sql`${seen.key}::date` : sql`${seen.key}`;
    const ranks = descends ? seen.rank : 1 - seen.rank;
    const last = folded === '' ? sql`${value}, ${seen.id}::uuid` : sql`${ranks}::int, ${value}, ${seen.id}::uuid`;
    return descends ? sql`(${place}) < (${last})` : sql`(${place}) > (${last})`;
  }
}

/**
 * Lists artists with a similar name, the most similar first. One mistake leaves half of the name as it is, and few names
 * contain that half; only what is not found by it is compared with every name that shares some trigrams, which takes
 * eight times as long.
 */
async function listSimilar(db: Db, filter: ArtistDirectoryFilter): Promise<Row[]> {
  const folded = foldName(filter.q);
  if (folded.length < 3) return [];
  const name = artists.folded_name;
  const likeness = sql<number>`greatest(similarity(${name}, ${folded}), word_similarity(${folded}, ${name}))`;
  const found = inTransaction(db, async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', ${String(SIMILAR_WITHIN_MS)}, true),
      set_config('pg_trgm.word_similarity_threshold', ${String(SIMILARITY_MIN)}, true)`);
    const listLike = (condition: SQL) =>
      tx
        .select({ ...COLUMNS, rank: sql<number>`1`, key: likeness })
        .from(artists)
        .innerJoin(users, eq(users.id, artists.account_id))
        .where(and(LISTED, ...narrow(filter), condition))
        .orderBy(desc(likeness), asc(artists.id))
        .limit(DIRECTORY_PER_PAGE) as Promise<Row[]>;
    if (folded.length >= HALVED_FROM_CHARS) {
      const halves = halve(folded).map((half) => sql`${name} like ${containsPattern(half)}`);
      const near = await listLike(sql`(${sql.join(halves, sql` or `)}) and ${likeness} >= ${SIMILARITY_MIN}`);
      if (near.some(({ key }) => Number(key) >= SIMILARITY_SURE)) return near;
    }
    return listLike(sql`${folded} <% ${name}`);
  });
  return found.catch((error) => {
    if (findDatabaseError(error)?.code === QUERY_CANCELED) return [];
    throw error;
  });
}

/**
 * Lists artists whose name, or the title of one of whose releases, was meant with a mistake that leaves too few letters
 * in their place for the database: 'mrae' for Maré. Looks among the most followed, who are searched for most.
 */
async function listResembling(db: Db, filter: ArtistDirectoryFilter): Promise<Row[]> {
  const { key } = ORDERS.followers;
  const rows = await db
    .select({
      ...COLUMNS,
      rank: sql<number>`1`,
      key: sql<number>`${key}`,
      titles: sql<string>`(select coalesce(string_agg(r.title, ' '), '') from ${releases} r where ${OWN_LIVE})`,
    })
    .from(artists)
    .innerJoin(users, eq(users.id, artists.account_id))
    .where(and(LISTED, ...narrow(filter)))
    .orderBy(desc(key), desc(artists.id))
    .limit(RESEMBLING_AMONG);
  return findMatches(rows, filter.q, ({ name, titles }) => ({ name, also: titles }))
    .slice(0, DIRECTORY_PER_PAGE)
    .map(({ entry: { titles, ...row } }) => row);
}

function halve(text: string): string[] {
  const letters = [...text];
  const middle = Math.ceil(letters.length / 2);
  return [letters.slice(0, middle).join(''), letters.slice(middle).join('')];
}

function narrow({ genre, country }: Filter): (SQL | undefined)[] {
  return [
    genre === null ? undefined : eq(artists.main_genre, genre),
    country === null ? undefined : eq(artists.country, country),
  ];
}

/** Adds what the artists of a page have in stores. */
async function present(db: Db | Tx, rows: readonly Row[]): Promise<DirectoryArtist[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const live = await db
    .select({
      artist_id: releases.artist_id,
      title: releases.title,
      version_title: releases.version_title,
      cover_id: releases.artwork_upload_id,
      link_key: sql<string | null>`case when ${smart_links.is_on} then ${smart_links.key} end`,
    })
    .from(releases)
    .leftJoin(smart_links, eq(smart_links.release_id, releases.id))
    .where(
      and(
        inArray(releases.artist_id, ids),
        eq(releases.various_artists, false),
        inArray(releases.status, [...LISTENABLE_STATUSES]),
      ),
    )
    .orderBy(desc(releases.live_date), desc(releases.id));
  const keys = await findPageKeys(db, ids);
  return rows.map(({ rank, key, ...artist }) => {
    const page_key = keys.get(artist.id) ?? null;
    const own = live.filter(({ artist_id }) => artist_id === artist.id);
    const newest = own.find(({ link_key }) => link_key !== null);
    const shown = newest === undefined ? null : presentNewest(newest);
    return { ...artist, page_key, release_count: own.length, newest: shown };
  });
}

function presentNewest({
  title,
  version_title,
  cover_id,
  link_key,
}: {
  title: string;
  version_title: string | null;
  cover_id: string | null;
  link_key: string | null;
}): DirectoryArtist['newest'] {
  const key = link_key ?? '';
  const cover_path = cover_id === null ? null : `/release/${key}/cover-small.jpg?v=${cover_id.slice(-6)}`;
  return { title: version_title === null ? title : `${title} (${version_title})`, key, cover_path };
}
