import type { AnalyticsDemographics, AnalyticsQuery } from '@tangent/contract/insight/analytics.ts';
import { AGE_GROUPS, GENDERS } from '@tangent/domain/insight/analytics/audience.ts';
import { hideSmallGroups } from '@tangent/domain/insight/analytics/hide-small-groups.ts';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { prepareQuestion, presentHead } from './figure-query.ts';
import { trendRows } from './trend-rows.ts';

/** Returns listeners by age and gender; small groups are left out. */
export async function getAnalyticsDemographicsView(
  db: Db,
  actor: Actor,
  query: AnalyticsQuery,
  now: Date,
): Promise<AnalyticsDemographics> {
  const figureQuery = await prepareQuestion(db, { actor, tab: 'demographics', query, now });
  const { music, range } = figureQuery;
  const columns = ['age_group', 'gender', 'listeners'];
  const { rows } = await db.execute<{ age_group: number; gender: number; listeners: string }>(sql`
    select age_group, gender, sum(listeners)::bigint as listeners from ${trendRows('audience', music, range, columns)}
     group by age_group, gender`);
  const known = new Map(rows.map((row) => [row.age_group * GENDERS.length + row.gender, Number(row.listeners)]));
  const visible = hideSmallGroups(
    AGE_GROUPS.flatMap((_, age) => GENDERS.map((_gender, n) => known.get(toCellIndex(age, n)) ?? 0)),
  );
  const groups = AGE_GROUPS.map((age_group, age) => {
    const [unknown, female, male, other] = GENDERS.map((_, n) => ({ listeners: visible[toCellIndex(age, n)] ?? null }));
    const none = { listeners: null };
    return { age_group, female: female ?? none, male: male ?? none, other: other ?? none, unknown: unknown ?? none };
  });
  const [first, ...others] = groups;
  return { ...presentHead(actor, figureQuery), groups: first === undefined ? others : [...others, first] };
}

const toCellIndex = (age: number, gender: number) => age * GENDERS.length + gender;
