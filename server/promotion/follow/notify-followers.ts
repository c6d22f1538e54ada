import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { artist_followers } from '@tangent/db/schema/promotion/follow.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { ANNOUNCED_WITHIN_DAYS } from '@tangent/domain/promotion/follow-limits.ts';
import { and, asc, eq, gt, gte } from 'drizzle-orm';
import type { z } from 'zod';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { BaseContext } from '../../platform/module.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { followMailJob, notifyFollowersJob } from './jobs.ts';

const BATCH = 100;

/** Starts the emails about a release that has just gone live. */
export async function announceRelease(tx: Tx, { release_id, at }: { release_id: string; at: Date }): Promise<void> {
  if (await isNews(tx, release_id, at)) {
    await enqueue(tx, notifyFollowersJob, { release_id }, { key: release_id });
  }
}

/**
 * Adds an email for each confirmed follower, a batch at a time. The next batch is added together with the emails of this
 * one, so that a killed process leaves nobody out; who got it already is left out when it is sent.
 */
export async function notifyFollowers(
  { db, clock }: BaseContext,
  data: z.output<typeof notifyFollowersJob.schema>,
): Promise<void> {
  const { release_id, after } = data;
  await inTransaction(db, async (tx) => {
    if (!(await isNews(tx, release_id, clock.now()))) return;
    const ofArtist = tx.select({ id: releases.artist_id }).from(releases).where(eq(releases.id, release_id));
    const isNext = after === undefined ? undefined : gt(artist_followers.id, after);
    const followers = await tx
      .select({ id: artist_followers.id })
      .from(artist_followers)
      .where(and(eq(artist_followers.artist_id, ofArtist), eq(artist_followers.state, 'confirmed'), isNext))
      .orderBy(asc(artist_followers.id))
      .limit(BATCH);
    for (const { id } of followers) {
      await enqueue(tx, followMailJob, { follower_id: id, release_id }, { key: `${release_id} ${id}` });
    }
    const last = followers.at(-1);
    if (last !== undefined && followers.length === BATCH) {
      await enqueue(tx, notifyFollowersJob, { ...data, after: last.id });
    }
  });
}

/** Whether a release is in stores for a few days at most, and its artist shows a page. */
async function isNews(db: Db | Tx, releaseId: string, now: Date): Promise<boolean> {
  const since = addDays(utcDay(now.getTime()), -ANNOUNCED_WITHIN_DAYS);
  const rows = await db
    .select({ id: releases.id })
    .from(releases)
    .innerJoin(artists, eq(artists.id, releases.artist_id))
    .where(
      and(
        eq(releases.id, releaseId),
        eq(releases.status, 'published'),
        eq(releases.various_artists, false),
        gte(releases.live_date, since),
        artists.show_in_catalogue,
      ),
    );
  return rows.length > 0;
}
