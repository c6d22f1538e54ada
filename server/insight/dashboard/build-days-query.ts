import { utcDay } from '@tangent/domain/calendar.ts';
import { toRange } from '@tangent/domain/insight/analytics/period.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { buildFigureQuery, type FigureQuery } from '../analytics/public.ts';

/**
 * Builds a query for this many full days ending yesterday, on every plan, compared with as many days before.
 */
export async function buildDaysQuery(db: Db, account_id: string, days: 7 | 30 | 90, now: Date): Promise<FigureQuery> {
  const period = `last_${days}_days` as const;
  const range = toRange({ period }, { today: utcDay(now.getTime()), first_day: null, has_today: false });
  return buildFigureQuery(db, { account_id, tracks: null }, { range, period, compare: 'previous' });
}
