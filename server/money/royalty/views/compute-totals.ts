import type { royaltyFilter } from '@tangent/contract/money/royalty.ts';
import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { royalty_country_totals, royalty_store_totals } from '@tangent/db/schema/money/royalty.ts';
import { payees } from '@tangent/db/schema/money/split.ts';
import { getFirstDay } from '@tangent/domain/money/royalty/period.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';

export type RoyaltyFilter = z.output<typeof royaltyFilter>;
/** A table of totals, as `t`, and the condition for its rows. */
export type Totals = { table: SQL; where: SQL };

/** Selects the totals for a filter. Null when it names platform and country at once: no totals exist by both. */
export function computeTotals(
  holders: readonly string[],
  filter: RoyaltyFilter,
  ...dimensions: readonly string[]
): Totals | null {
  const isBy = (name: 'platform' | 'country') => dimensions.includes(name) || filter[name] !== undefined;
  if (isBy('platform') && isBy('country')) return null;
  const { from, to, platform, country, track, release, payee } = filter;
  const conditions = [
    sql`t.holder_id = any(${sql.param([...holders])})`,
    ...(from === undefined ? [] : [sql`t.period >= ${getFirstDay(from)}`]),
    ...(to === undefined ? [] : [sql`t.period <= ${getFirstDay(to)}`]),
    ...(platform === undefined ? [] : [sql`t.store_id = ${platform}`]),
    ...(country === undefined ? [] : [sql`t.country = ${country}`]),
    ...(track === undefined ? [] : [sql`t.track_id = ${track}`]),
    ...(release === undefined
      ? []
      : [sql`t.track_id = any(array(select id from ${tracks} where release_id = ${release}))`]),
    ...(payee === undefined ? [] : [sql`t.track_id = any(array(${selectPayeeTracks(holders, payee)}))`]),
  ];
  return {
    table: isBy('country') ? sql`${royalty_country_totals} t` : sql`${royalty_store_totals} t`,
    where: sql.join(conditions, sql` and `),
  };
}

/** Selects the tracks of these holders from which a person with a share has earned. */
export function selectPayeeTracks(holders: readonly string[], payeeId: string): SQL {
  return sql`select distinct own.track_id from ${royalty_store_totals} own
    where own.holder_id = ${payeeId} and exists (
      select from ${payees} p where p.id = ${payeeId} and p.owner_id = any(${sql.param([...holders])}))`;
}
