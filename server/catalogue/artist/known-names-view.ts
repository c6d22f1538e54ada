import { KNOWN_NAMES_MAX } from '@tangent/domain/catalogue/catalogue-limits.ts';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/**
 * Lists every name on submitted releases of an account, as it was spelled: artists, guests, composers, contributors,
 * performers, producers and engineers, those of the latest release first (rule A11 in docs/standards/store-rules.md). `exceptRelease` excludes
 * the release that is being checked.
 */
export async function listKnownNames(
  db: Db | Tx,
  accountId: string,
  exceptRelease: string | null = null,
): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    with known as (
      select id, primary_artist, submitted_at from releases
      where account_id = ${accountId} and submitted_at is not null and id is distinct from ${exceptRelease}::uuid
    ), named as (
      select primary_artist as name, submitted_at from known
      union all
      select name, known.submitted_at from known join tracks on tracks.release_id = known.id,
        lateral (
          select unnest(tracks.co_artists || tracks.featured_artists || tracks.remixers || array[tracks.artist, tracks.composer_name]) as name
          union all select credit ->> 'name' from jsonb_array_elements(tracks.contributors || tracks.performers || tracks.production_credits) as credit
        ) as names
    )
    select name from named where name <> '' group by name order by max(submitted_at) desc, name limit ${KNOWN_NAMES_MAX}`);
  return rows.map(({ name }) => name);
}
