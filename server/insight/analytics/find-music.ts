import type { AnalyticsQuery } from '@tangent/contract/insight/analytics.ts';
import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { sql } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import type { MusicFilter } from './trend-rows.ts';

type Filter = Pick<AnalyticsQuery, 'artist' | 'release' | 'track'>;

/** Returns the tracks of a filter, or all without one. Music of another account is refused as not found. */
export async function findMusic(db: Db, account_id: string, filter: Filter): Promise<MusicFilter> {
  const { artist = null, release = null, track = null } = filter;
  if (artist === null && release === null && track === null) return { account_id, tracks: null };
  const { rows } = await db.execute<{ tracks: string[]; is_own: boolean }>(sql`
    with own as (
      select t.id, t.release_id, r.artist_id from ${tracks} t join ${releases} r on r.id = t.release_id
       where r.account_id = ${account_id}
    )
    select array(
        select id from own
         where (${artist}::uuid is null or artist_id = ${artist}) and (${release}::uuid is null or release_id = ${release})
           and (${track}::uuid is null or id = ${track})
      ) as tracks,
      (${artist}::uuid is null or exists (select 1 from ${artists} where id = ${artist} and account_id = ${account_id}))
      and (${release}::uuid is null or exists (select 1 from ${releases} where id = ${release} and account_id = ${account_id}))
      and (${track}::uuid is null or exists (select 1 from own where id = ${track})) as is_own`);
  const [found] = rows;
  if (!found?.is_own) throw new Refusal('not_found');
  return { account_id, tracks: found.tracks };
}
