import { releases } from '@tangent/db/schema/release.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { Span } from './load-days.ts';

/** The days on which music of the artist of a release came out. */
export async function listReleaseDays(tx: Tx, releaseId: string, { from, to }: Span): Promise<string[]> {
  const { rows } = await tx.execute<{ day: string }>(sql`
    select distinct coalesce(r.live_date, r.release_date)::text as day
      from ${releases} r
     where r.artist_id = (select artist_id from ${releases} where id = ${releaseId})
       and r.status in ('in_process', 'published', 'takedown_requested', 'removed')
       and coalesce(r.live_date, r.release_date) between ${from} and ${to}`);
  return rows.map(({ day }) => day);
}
