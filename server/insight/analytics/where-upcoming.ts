import { releases } from '@tangent/db/schema/catalogue/release.ts';
import type { CalendarDate } from '@tangent/domain/calendar.ts';
import { UPCOMING_STATUSES } from '@tangent/domain/catalogue/release/date/upcoming.ts';
import { and, asc, eq, gte, inArray } from 'drizzle-orm';

/** Matches the releases of an account that come out today or later. */
export const whereUpcoming = (accountId: string, today: CalendarDate) =>
  and(
    eq(releases.account_id, accountId),
    inArray(releases.status, UPCOMING_STATUSES),
    gte(releases.release_date, today),
  );

export const NEAREST_FIRST = [asc(releases.release_date), asc(releases.created_at), asc(releases.id)];
