import { store_profiles, stores } from '@tangent/db/schema/catalogue/store.ts';
import type { StoreStarts } from '@tangent/domain/catalogue/release/date/release-opening.ts';
import type { LyricsFormat } from '@tangent/domain/catalogue/release/lyrics/lyrics-file.ts';
import type { StoreFormat } from '@tangent/domain/catalogue/store/store-format.ts';
import { and, asc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

export type StoreRow = typeof stores.$inferSelect;

/** A store is connected when it has a DDEX party id and a profile for its deliveries. */
export const isConnected = and(
  isNotNull(stores.ddex_party_id),
  sql`exists (select 1 from ${store_profiles} where ${store_profiles.store_id} = ${stores.id})`,
);

/** The newest profile of a store. */
const profile = sql`(
  select p.profile from ${store_profiles} p where p.store_id = ${stores.id} order by p.version desc limit 1
)`;

/** The fields of the profile that screens need; profiles from before a field existed have its default. */
const profileFields = {
  format: sql<StoreFormat | null>`case when ${profile} ->> 'choreography' = 'apple_package' then 'apple_package'
    else 'ern_' || (${profile} ->> 'ern_version') end`,
  starts: sql<StoreStarts>`coalesce(${profile} ->> 'starts', 'any')`,
  claims: sql<boolean>`coalesce(${profile} -> 'deals' @> '[{"model": "rights_claim"}]', false)`,
  takes_clip_start: sql<boolean>`coalesce((${profile} ->> 'takes_clip_start')::boolean, false)`,
  takes_pre_orders: sql<boolean>`coalesce((${profile} ->> 'takes_pre_orders')::boolean, false)`,
  takes_lyrics: sql<boolean>`coalesce((${profile} ->> 'takes_lyrics')::boolean, false)`,
  timed_lyrics: sql<LyricsFormat>`coalesce(${profile} ->> 'timed_lyrics', 'LRC')`,
};

type ActiveStore = StoreRow & {
  connected: boolean;
  format: StoreFormat | null;
  starts: StoreStarts;
  claims: boolean;
  takes_clip_start: boolean;
  takes_pre_orders: boolean;
  takes_lyrics: boolean;
  timed_lyrics: LyricsFormat;
};

/** Lists the stores that can be chosen now, in the order of their names. */
export async function listActiveStores(tx: Tx | Db): Promise<ActiveStore[]> {
  return tx
    .select({
      ...getTableColumns(stores),
      connected: sql<boolean>`(${isConnected})`,
      ...profileFields,
    })
    .from(stores)
    .where(eq(stores.active, true))
    .orderBy(asc(sql`lower(${stores.name})`));
}
