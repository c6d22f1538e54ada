import type { FirstSteps } from '@tangent/contract/insight/dashboard.ts';
import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';

/** Returns which of the first steps an account has taken: completed steps are ticked automatically. */
export async function getFirstStepsView(db: Db, accountId: string): Promise<FirstSteps> {
  const [has_artist] = await db
    .select({ id: artists.id })
    .from(artists)
    .where(eq(artists.account_id, accountId))
    .limit(1);
  const [has_release] = await db
    .select({ is_submitted: sql<boolean>`coalesce(bool_or(${releases.submitted_at} is not null), false)` })
    .from(releases)
    .where(eq(releases.account_id, accountId))
    .groupBy(releases.account_id);
  return {
    artist: has_artist !== undefined,
    release: has_release !== undefined,
    submission: has_release?.is_submitted ?? false,
  };
}
