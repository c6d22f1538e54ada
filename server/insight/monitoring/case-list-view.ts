import type { FraudCase, listAllFraudCases, listFraudCases } from '@tangent/contract/insight/monitoring.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { fraud_cases, fraud_findings } from '@tangent/db/schema/insight/monitoring.ts';
import type { FraudRule } from '@tangent/domain/insight/monitoring/finding.ts';
import { CASES_PER_PAGE } from '@tangent/domain/insight/monitoring-limits.ts';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { decodeCursor, encodeCursor, splitPage } from '../../platform/sql/cursor.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { countOpenFraudCases } from './count-open-fraud-cases.ts';

type Own = { query: z.output<typeof listFraudCases.query>; page: z.input<typeof listFraudCases.response> };
type All = { query: z.output<typeof listAllFraudCases.query>; page: z.input<typeof listAllFraudCases.response> };

/** Returns one page of the cases of an account, those with the latest findings first. */
export async function listOwnCases(db: Db, accountId: string, { release, cursor }: Own['query']): Promise<Own['page']> {
  const filter = and(
    eq(fraud_cases.account_id, accountId),
    release === undefined ? undefined : eq(fraud_cases.release_id, release),
  );
  const { rows, ...page } = await listPage(db, filter, cursor);
  return { ...page, items: rows.map(presentCase), open: await countOpenFraudCases(db, accountId) };
}

/** Returns one page of the cases of all accounts. */
export async function listAllCases(db: Db, { state, cursor }: All['query']): Promise<All['page']> {
  const { rows, ...page } = await listPage(db, state === undefined ? undefined : eq(fraud_cases.state, state), cursor);
  return { ...page, items: rows.map((row) => ({ ...presentCase(row), owner: presentOwner(row) })) };
}

export const presentOwner = ({ row, owner_name }: CaseWithNames) => ({ id: row.account_id, name: owner_name });

async function listPage(db: Db, filter: SQL | undefined, cursor: string | undefined) {
  const rows = await selectCases(db)
    .where(cursor === undefined ? filter : and(filter, isAfterCursor(cursor)))
    .orderBy(desc(fraud_cases.last_day), desc(fraud_cases.id))
    .limit(CASES_PER_PAGE + 1);
  const { visible, last } = splitPage(rows, CASES_PER_PAGE);
  const next_cursor = last ? encodeCursor({ at: new Date(last.row.last_day), id: last.row.id }) : null;
  return { rows: visible, next_cursor, total: await db.$count(fraud_cases, filter) };
}

/** The days that the findings of a case are about, with their streams, as `mergeFlagged` returns them. */
const FLAGGED = sql`(
  select d.day, max(d.streams) as streams
    from ${fraud_findings} f
   cross join lateral (
      select key as day, value::bigint as streams from jsonb_each_text(f.flagged->'days')
      union all
      select f.day::text, coalesce(numbers->>'day_streams', numbers->>'of_streams', numbers->>'streams')::bigint
       where f.flagged is null) d
   where f.case_id = ${fraud_cases.id} group by d.day) flagged`;

/** Selects cases with the names of their release, store and owner. */
export function selectCases(db: Db | Tx) {
  return db
    .select({
      row: fraud_cases,
      title: releases.title,
      artwork_upload_id: releases.artwork_upload_id,
      store_name: stores.name,
      owner_name: sql<string>`${users.first_name} || ' ' || ${users.last_name}`,
      rules: sql<
        FraudRule[] | null
      >`(select array_agg(distinct rule) from ${fraud_findings} where case_id = ${fraud_cases.id})`,
      days: sql<number>`(select count(*)::int from ${FLAGGED})`,
      streams: sql<string>`(select coalesce(sum(streams), 0) from ${FLAGGED})`,
    })
    .from(fraud_cases)
    .innerJoin(releases, eq(releases.id, fraud_cases.release_id))
    .innerJoin(stores, eq(stores.id, fraud_cases.store_id))
    .innerJoin(users, eq(users.id, fraud_cases.account_id));
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
}: CaseWithNames): FraudCase {
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

function isAfterCursor(cursor: string): SQL {
  const { at, id } = decodeCursor(cursor);
  const day = at.toISOString().slice(0, 10);
  return sql`(${fraud_cases.last_day}, ${fraud_cases.id}) < (${day}::date, ${id}::uuid)`;
}
