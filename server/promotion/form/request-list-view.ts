import type { listFormRequests, listStaffRequests } from '@tangent/contract/promotion/form.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { form_requests } from '@tangent/db/schema/promotion/form.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { REQUESTS_PER_PAGE } from '@tangent/domain/promotion/form-limits.ts';
import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Actor } from '../../identity/auth/public.ts';
import { encodeCursor, newerThan, olderThan, splitPage } from '../../platform/sql/cursor.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { presentPerson, presentRequest } from './present-request.ts';

/** Answers of this many days count in the statistics. */
const STATISTICS_DAYS = 90;

/** Returns a page of the caller's requests, newest first. */
export async function listOwnRequests(
  db: Db,
  { user_id }: Actor,
  { cursor }: z.output<typeof listFormRequests.query>,
): Promise<z.input<typeof listFormRequests.response>> {
  const isOwn = eq(form_requests.account_id, user_id);
  const after = cursor === undefined ? undefined : olderThan(form_requests.created_at, form_requests.id, cursor);
  const rows = await db
    .select()
    .from(form_requests)
    .where(and(isOwn, after))
    .orderBy(desc(form_requests.created_at), desc(form_requests.id))
    .limit(REQUESTS_PER_PAGE + 1);
  const { visible, last } = splitPage(rows, REQUESTS_PER_PAGE);
  return {
    items: visible.map(presentRequest),
    next_cursor: last ? encodeCursor({ at: last.created_at, id: last.id }) : null,
    total: await db.$count(form_requests, isOwn),
  };
}

/** Returns a page of everybody's requests: open ones by their deadline, answered ones newest first. */
export async function listRequestsForStaff(
  db: Db,
  { state, form, cursor }: z.output<typeof listStaffRequests.query>,
  now: Date,
): Promise<z.input<typeof listStaffRequests.response>> {
  const isOpen = state === 'open';
  const at = isOpen ? form_requests.due_at : form_requests.answered_at;
  const isAfter = isOpen ? newerThan : olderThan;
  const direction = isOpen ? asc : desc;
  const filter = and(
    isOpen ? ne(form_requests.status, 'answered') : eq(form_requests.status, 'answered'),
    form === undefined ? undefined : eq(form_requests.form, form),
  );
  const rows = await db
    .select({ request: form_requests, user: users })
    .from(form_requests)
    .innerJoin(users, eq(users.id, form_requests.account_id))
    .where(and(filter, cursor === undefined ? undefined : isAfter(at, form_requests.id, cursor)))
    .orderBy(direction(at), direction(form_requests.id))
    .limit(REQUESTS_PER_PAGE + 1);
  const { visible, last } = splitPage(rows, REQUESTS_PER_PAGE);
  const lastAt = isOpen ? last?.request.due_at : last?.request.answered_at;
  return {
    items: visible.map(({ request, user }) => ({
      ...presentRequest(request),
      person: presentPerson(user, request.plan),
    })),
    next_cursor: last && lastAt ? encodeCursor({ at: lastAt, id: last.request.id }) : null,
    total: await db.$count(form_requests, filter),
    statistics: await countRequests(db, now),
  };
}

async function countRequests(db: Db, now: Date) {
  const { status, due_at, answered_at } = form_requests;
  const since = new Date(now.getTime() - STATISTICS_DAYS * DAY_MS).toISOString();
  const isAnswered = sql`${status} = 'answered' and ${answered_at} >= ${since}::timestamptz`;
  const number = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})::int`;
  const [row] = await db
    .select({
      all: count(),
      open: number(sql`${status} <> 'answered'`),
      overdue: number(sql`${status} <> 'answered' and ${due_at} < ${now.toISOString()}::timestamptz`),
      answered: number(isAnswered),
      answered_in_time: number(sql`${isAnswered} and ${answered_at} <= ${due_at}`),
    })
    .from(form_requests);
  return row ?? { open: 0, overdue: 0, answered: 0, answered_in_time: 0 };
}
