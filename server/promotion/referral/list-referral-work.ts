import { users } from '@tangent/db/schema/identity/account.ts';
import { referrals } from '@tangent/db/schema/promotion/referral.ts';
import { addBusinessDays, utcDay } from '@tangent/domain/calendar.ts';
import { WORK_QUEUE_ROWS_MAX } from '@tangent/domain/people/people-limits.ts';
import { dueDayMs, type WaitingItem } from '@tangent/domain/people/work-queue.ts';
import { REFERRAL_REVIEW_BUSINESS_DAYS } from '@tangent/domain/promotion/referral-limits.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import { STAFF_FILTERS } from './friend-list-view.ts';

/** Lists the invited people who wait for a decision, until the day that both of them read. */
export async function listReferralWork(db: Db): Promise<WaitingItem[]> {
  const { id, checked_at, friend_id } = referrals;
  const rows = await db
    .select({ id, name: sql<string>`${users.first_name} || ' ' || ${users.last_name}`, checked_at })
    .from(referrals)
    .innerJoin(users, eq(users.id, friend_id))
    .where(STAFF_FILTERS.checking)
    .orderBy(asc(checked_at))
    .limit(WORK_QUEUE_ROWS_MAX);
  const dueMs = (at: Date) => dueDayMs(addBusinessDays(utcDay(at.getTime()), REFERRAL_REVIEW_BUSINESS_DAYS));
  return rows.map(({ checked_at, ...row }) => ({ ...row, due_ms: checked_at && dueMs(checked_at) }));
}
