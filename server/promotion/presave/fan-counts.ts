import type { PresaveDetail } from '@tangent/contract/promotion/presave.ts';
import { presave_fan_counts } from '@tangent/db/schema/promotion/presave.ts';
import type { FanState, FanWay } from '@tangent/domain/promotion/presave/fan-state.ts';
import { isDoubtfulFanDay } from '@tangent/domain/promotion/presave/judge-fan-day.ts';
import { CAMPAIGN_COUNTRIES } from '@tangent/domain/promotion/presave-limits.ts';
import { and, asc, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

const UNKNOWN_COUNTRY = 'ZZ';

const { campaign_id, day, way, state, is_withdrawn, country } = presave_fan_counts;
const fans = sql`sum(${presave_fan_counts.fans})`.mapWith(Number);
/** A fan who confirmed and did not withdraw. */
const isCounted = and(ne(state, 'waiting'), eq(is_withdrawn, false));

/** Counts the fans of campaigns by the way they came. */
export function countFansByWay(
  db: Db | Tx,
  ids: readonly string[],
): Promise<{ campaign_id: string; way: FanWay; fans: number }[]> {
  return db
    .select({ campaign_id, way, fans })
    .from(presave_fan_counts)
    .where(and(inArray(campaign_id, [...ids]), isCounted))
    .groupBy(campaign_id, way);
}

/** Lists the new fans of each day that has some, and the days whose calendar fans may be made up. */
export async function listFanDays(
  db: Db,
  campaignId: string,
): Promise<Pick<PresaveDetail, 'growth' | 'doubtful_days'>> {
  const only = (wanted: FanWay) =>
    sql`coalesce(sum(${presave_fan_counts.fans}) filter (where ${way} = ${wanted}), 0)`.mapWith(Number);
  const days = await db
    .select({ date: day, fans, spotify: only('spotify'), mail: only('mail'), calendar: only('calendar') })
    .from(presave_fan_counts)
    .where(and(eq(campaign_id, campaignId), isCounted))
    .groupBy(day)
    .having(gt(fans, 0))
    .orderBy(asc(day));
  return {
    growth: days.map((one) => ({ date: one.date, fans: one.fans })),
    doubtful_days: days
      .filter(isDoubtfulFanDay)
      .map((one) => ({ date: one.date, fans: one.fans, calendar: one.calendar })),
  };
}

/** Lists the countries with the most fans. */
export function listCountries(db: Db, campaignId: string): Promise<PresaveDetail['countries']> {
  return db
    .select({ country, fans })
    .from(presave_fan_counts)
    .where(and(eq(campaign_id, campaignId), isCounted, ne(country, UNKNOWN_COUNTRY)))
    .groupBy(country)
    .having(gt(fans, 0))
    .orderBy(desc(fans), asc(country))
    .limit(CAMPAIGN_COUNTRIES);
}

/** Counts the fans of a campaign by way and state, also those who withdrew. */
export function countFanStates(db: Db, campaignId: string): Promise<{ way: FanWay; state: FanState; fans: number }[]> {
  return db
    .select({ way, state, fans })
    .from(presave_fan_counts)
    .where(eq(campaign_id, campaignId))
    .groupBy(way, state);
}

/** Counts the fans that the list of a campaign has, or had before their rows were pruned: all but unconfirmed ones. */
export async function countListedFans(db: Db, campaignId: string, wanted: FanWay | undefined): Promise<number> {
  const isListed = and(eq(campaign_id, campaignId), ne(state, 'waiting'));
  const [row] = await db
    .select({ fans: sql`coalesce(${fans}, 0)`.mapWith(Number) })
    .from(presave_fan_counts)
    .where(wanted === undefined ? isListed : and(isListed, eq(way, wanted)));
  return row?.fans ?? 0;
}

/** Counts everybody who ever came to a campaign, in whichever state. */
export async function countEverybody(tx: Tx, campaignId: string): Promise<number> {
  const [row] = await tx
    .select({ fans: sql`coalesce(${fans}, 0)`.mapWith(Number) })
    .from(presave_fan_counts)
    .where(eq(campaign_id, campaignId));
  return row?.fans ?? 0;
}
