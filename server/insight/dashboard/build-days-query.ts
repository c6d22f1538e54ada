import { utcDay } from '@tangent/domain/calendar.ts';
import { findPeriodDays } from '@tangent/domain/insight/analytics/period.ts';
import { can } from '@tangent/domain/money/plan/capability.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { buildFigureQuery, type FigureQuery } from '../analytics/public.ts';

type Days = { actor: Actor; days: 7 | 30 | 90; now: Date };

/** Builds the query of the analytics for this many days, compared with as many directly before. */
export function buildDaysQuery(db: Db, { actor, days, now }: Days): Promise<FigureQuery> {
  const period = `last_${days}_days` as const;
  const has_today = can(actor.plan, 'advanced_analytics');
  const found = findPeriodDays({ period }, { today: utcDay(now.getTime()), first_day: null, has_today });
  return buildFigureQuery(db, { account_id: actor.user_id, tracks: null }, { ...found, period, compare: 'previous' });
}
