import type { listAllWatchCases, listWatchCases, WatchCase } from '@tangent/contract/watch.ts';
import { users } from '@tangent/db/schema/account.ts';
import { releases } from '@tangent/db/schema/release.ts';
import { stores } from '@tangent/db/schema/store.ts';
import { watch_cases, watch_findings } from '@tangent/db/schema/watch.ts';
import type { WatchRule } from '@tangent/domain/analytics/watch/finding.ts';
import { CASES_PER_PAGE } from '@tangent/domain/watch-limits.ts';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db, Tx } from '../platform/sql/open-database.ts';
import { formatPlace, parsePlace } from '../platform/sql/place.ts';
import { countOpenCases } from './count-open-cases.ts';

type Own = { query: z.output<typeof listWatchCases.query>; page: z.input<typeof listWatchCases.response> };
type All = { query: z.output<typeof listAllWatchCases.query>; page: z.input<typeof listAllWatchCases.response> };

/** One page of the cases of an account, those with the latest findings first. */
export async function listOwnCases(db: Db, accountId: string, { release, cursor }: Own['query']): Promise<Own['page']> {
  const wanted = and(
    eq(watch_cases.account_id, accountId),
    release === undefined ? undefined : eq(watch_cases.release_id, release),
  );
  const { rows, ...page } = await listPage(db, wanted, cursor);
  return { ...page, items: rows.map(presentCase), open: await countOpenCases(db, accountId) };
}

/** One page of the cases of everybody. */
export async function listAllCases(db: Db, { state, cursor }: All['query']): Promise<All['page']> {
  const { rows, ...page } = await listPage(db, state === undefined ? undefined : eq(watch_cases.state, state), cursor);
  return { ...page, items: rows.map((row) => ({ ...presentCase(row), owner: ownerOf(row) })) };
}

export const ownerOf = ({ row, owner_name }: CaseWithNames) => ({ id: row.account_id, name: owner_name });

async function listPage(db: Db, wanted: SQL | undefined, cursor: string | undefined) {
  const rows = await selectCases(db)
    .where(cursor === undefined ? wanted : and(wanted, comesAfter(cursor)))
    .orderBy(desc(watch_cases.last_day), desc(watch_cases.id))
    .limit(CASES_PER_PAGE + 1);
  const shown = rows.slice(0, CASES_PER_PAGE);
  const last = rows.length > shown.length ? shown.at(-1)?.row : undefined;
  const next_cursor = last ? formatPlace({ at: new Date(last.last_day), id: last.id }) : null;
  return { rows: shown, next_cursor, total: await db.$count(watch_cases, wanted) };
}

// What the whole day had stands with the finding: of a country or a playlist beside its own streams.
const FOUND_STREAMS = sql<string>`(select coalesce(sum(f.streams), 0) from (
  select max(coalesce((numbers->>'of_streams')::bigint, (numbers->>'streams')::bigint)) as streams
    from ${watch_findings} where case_id = ${watch_cases.id} group by day) f)`;

/** Cases with the names of what they are about. */
export function selectCases(db: Db | Tx) {
  const found = (what: string) =>
    sql`(select ${sql.raw(what)} from ${watch_findings} where case_id = ${watch_cases.id})`;
  return db
    .select({
      row: watch_cases,
      title: releases.title,
      artwork_upload_id: releases.artwork_upload_id,
      store_name: stores.name,
      owner_name: sql<string>`${users.first_name} || ' ' || ${users.last_name}`,
      rules: sql<WatchRule[] | null>`${found('array_agg(distinct rule)')}`,
      days: sql<number>`${found('count(distinct day)::int')}`,
      streams: FOUND_STREAMS,
    })
    .from(watch_cases)
    .innerJoin(releases, eq(releases.id, watch_cases.release_id))
    .innerJoin(stores, eq(stores.id, watch_cases.store_id))
    .innerJoin(users, eq(users.id, watch_cases.account_id));
}

export type CaseWithNames = Awaited<ReturnType<typeof selectCases>>[number];

export function presentCase({
  row,
  title,
  artwork_upload_id,
  store_name,
  rules,
  days,
  streams,
}: CaseWithNames): WatchCase {
  const { id, state, first_day, last_day, answer, verdict, opened_at, changed_at } = row;
  return {
    id,
    state,
    first_day,
    last_day,
    answer,
    verdict,
    days,
    rules: rules ?? [],
    streams: Number(streams),
    release: { id: row.release_id, title, artwork_upload_id },
    store: { id: row.store_id, name: store_name },

    opened_at: opened_at.toISOString(),
    changed_at: changed_at.toISOString(),
  };
}

function comesAfter(cursor: string): SQL {
  const { at, id } = parsePlace(cursor);
  const day = at.toISOString().slice(0, 10);
  return sql`(${watch_cases.last_day}, ${watch_cases.id}) < (${day}::date, ${id}::uuid)`;
}
