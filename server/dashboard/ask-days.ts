import { rangeOf } from '@tangent/domain/analytics/period.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { poseQuestion, type Question } from '../analytics/public.ts';
import type { Db } from '../platform/sql/open-database.ts';

/** Asks for so many full days that end yesterday, for every plan, beside as many before them. */
export async function askDays(db: Db, account_id: string, days: 7 | 30 | 90, now: Date): Promise<Question> {
  const period = `last_${days}_days` as const;
  const range = rangeOf({ period }, { today: utcDay(now.getTime()), first_day: null, has_today: false });
  return poseQuestion(db, { account_id, tracks: null }, { range, period, compare: 'previous' });
}
