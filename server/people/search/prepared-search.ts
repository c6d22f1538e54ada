import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { createSearchIndex, type Found } from '@tangent/domain/people/search/find-matches.ts';
import type { SearchQuery } from '@tangent/domain/people/search/read-query.ts';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { listOwnTexts, type OwnTexts, readReleaseTexts } from '../../catalogue/release/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';

type Search = (query: SearchQuery) => Found<OwnTexts>[];
type Kept = { readonly state: string; readonly search: Search; readonly size: number };

/** Things that a process keeps prepared, of all accounts together: about a kilobyte each. */
const KEPT_MAX = 50_000;

/** The accounts that searched last, by database. */
const kept = new WeakMap<Db, Map<string, Kept>>();

/**
 * Prepares the releases, tracks and artists of an account for its search. A user searches with every letter, so the
 * result is kept for as long as the database says that nothing has changed: it numbers the transaction of every row.
 */
export async function prepareSearch(db: Db, accountId: string): Promise<Search> {
  const state = await readState(db, accountId);
  const known = kept.get(db) ?? new Map<string, Kept>();
  kept.set(db, known);
  const found = known.get(accountId);
  known.delete(accountId);
  const current = found?.state === state ? found : await buildSearch(db, accountId, state);
  known.set(accountId, current);
  dropOldest(known);
  return current.search;
}

async function buildSearch(db: Db, accountId: string, state: string): Promise<Kept> {
  const [texts, names] = await Promise.all([readReleaseTexts(db, accountId), listArtistNames(db, accountId)]);
  const own = [...listOwnTexts(texts), ...names.map((artist): OwnTexts => ({ kind: 'artist', ...artist }))];
  return { state, search: createSearchIndex(own, (one) => one), size: own.length };
}

function dropOldest(known: Map<string, Kept>): void {
  let total = [...known.values()].reduce((sum, { size }) => sum + size, 0);
  for (const [accountId, { size }] of known) {
    if (total <= KEPT_MAX || known.size === 1) return;
    known.delete(accountId);
    total -= size;
  }
}

/** Describes which rows there are and who wrote them last: a changed row has the number of another transaction. */
async function readState(db: Db, accountId: string): Promise<string> {
  const count = (alias: SQL) => sql`count(*) || ' ' || coalesce(sum(${alias}.xmin::text::bigint), 0)`;
  const { rows } = await db.execute<{ state: string }>(sql`select concat_ws(' ',
    (select ${count(sql`r`)} from ${releases} r where r.account_id = ${accountId}),
    (select ${count(sql`t`)} from ${tracks} t join ${releases} r on r.id = t.release_id
      where r.account_id = ${accountId}),
    (select ${count(sql`a`)} from ${artists} a where a.account_id = ${accountId})) as state`);
  return rows[0]?.state ?? '';
}

function listArtistNames(db: Db, accountId: string): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: artists.id, name: artists.name })
    .from(artists)
    .where(eq(artists.account_id, accountId))
    .orderBy(desc(artists.created_at), desc(artists.id));
}
