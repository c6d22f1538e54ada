import type { listUsers } from '@tangent/contract/people/backoffice-users.ts';
import { subscriptions, users } from '@tangent/db/schema/identity/account.ts';
import type { Plan } from '@tangent/domain/money/plan/plan.ts';
import { PAST_DUE_GRACE_DAYS, RENEWAL_LEEWAY_HOURS } from '@tangent/domain/money/plan-limits.ts';
import { USERS_PER_PAGE } from '@tangent/domain/people/people-limits.ts';
import { and, count, desc, eq, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { presentListedUser } from '../../identity/account/public.ts';
import { containsPattern } from '../../platform/sql/contains-pattern.ts';
import { encodeCursor, olderThan, splitPage } from '../../platform/sql/cursor.ts';
import type { Db } from '../../platform/sql/open-database.ts';

type Query = z.output<typeof listUsers.query>;
type Page = z.input<typeof listUsers.response>;

/** Returns a page of accounts, the newest first. */
export async function listUsersView(db: Db, query: Query, now: Date): Promise<Page> {
  const filter = and(...listConditions(query, now));
  const after = query.cursor === undefined ? undefined : olderThan(users.created_at, users.id, query.cursor);
  const rows = await db
    .select({ user: users, subscription: subscriptions })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.account_id, users.id))
    .where(and(filter, after))
    .orderBy(desc(users.created_at), desc(users.id))
    .limit(USERS_PER_PAGE + 1);
  const [all] = await db
    .select({ total: count() })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.account_id, users.id))
    .where(filter);
  const { visible, last } = splitPage(rows, USERS_PER_PAGE);
  return {
    items: visible.map(({ user, subscription }) => presentListedUser(user, subscription, now)),
    next_cursor: last ? encodeCursor({ at: last.user.created_at, id: last.user.id }) : null,
    total: all?.total ?? 0,
  };
}

function listConditions({ search = '', account_status, role, plan }: Query, now: Date): (SQL | undefined)[] {
  return [
    search.trim() === '' ? undefined : matches(search.trim()),
    account_status === undefined ? undefined : STATUS_CONDITIONS[account_status],
    role === undefined ? undefined : eq(users.is_staff, true),
    plan === undefined ? undefined : isOnPlan(plan, now),
  ];
}

const IS_OPEN = isNull(users.deactivated_at);

/** `computeAccountStatus` in SQL. */
const STATUS_CONDITIONS: Record<NonNullable<Query['account_status']>, SQL | undefined> = {
  active: and(IS_OPEN, eq(users.freeze, false), eq(users.banned, false)),
  frozen: and(IS_OPEN, eq(users.freeze, true), eq(users.banned, false)),
  banned: and(IS_OPEN, eq(users.banned, true)),
  blocked: and(IS_OPEN, or(eq(users.freeze, true), eq(users.banned, true))),
  deactivated: isNotNull(users.deactivated_at),
};

function matches(search: string): SQL {
  const like = containsPattern(search);
  return sql`(${users.first_name} || ' ' || ${users.last_name} ilike ${like} or ${users.username} ilike ${like}
    or ${users.email} ilike ${like} or ${users.id}::text = ${search.toLowerCase()})`;
}

/** `toEffectivePlan` in SQL; an account without a subscription has the free plan. */
function isOnPlan(plan: Plan, now: Date): SQL {
  const { status, provider, cancel_at_period_end } = subscriptions;
  const grace = sql`case when ${status} = 'past_due' then ${24 * PAST_DUE_GRACE_DAYS}
    when ${status} = 'active' and ${provider} = 'stripe' and not ${cancel_at_period_end} then ${RENEWAL_LEEWAY_HOURS} else 0 end`;
  const isPaid = sql`coalesce(${subscriptions.plan} <> 'free'
    and ${subscriptions.expires_at} + make_interval(hours => ${grace}) > ${now.toISOString()}::timestamptz, false)`;
  return plan === 'free' ? not(isPaid) : sql`(${isPaid} and ${subscriptions.plan} = ${plan})`;
}
