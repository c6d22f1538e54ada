import type { listReviews } from '@tangent/contract/distribution/backoffice-review.ts';
import { release_findings, release_status_changes, releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { subscriptions, users } from '@tangent/db/schema/identity/account.ts';
import { reviewDueMs } from '@tangent/domain/catalogue/release/review/review-due.ts';
import { REVIEWS_PER_PAGE } from '@tangent/domain/distribution/distribution-limits.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { toEffectivePlan } from '../../identity/account/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { type Cursor, decodeCursor, encodeCursor, splitPage } from '../../platform/sql/cursor.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { listWaitingReviews, type WaitingReview } from './waiting-reviews.ts';

type Queue = z.input<typeof listReviews.response>;
type QueueItem = Queue['items'][number];
type Query = z.output<typeof listReviews.query>;

/**
 * Lists a page of the releases that wait for a decision, the most urgent first. Deadlines skip weekends, so the
 * order is computed here; the cursor is the last row seen, so that decisions made meanwhile shift nothing.
 */
export async function listReviewQueue(
  tx: Tx | Db,
  actor: Actor,
  { filter, cursor }: Query,
  { second_approval }: { second_approval: boolean },
  now: Date,
): Promise<Queue> {
  const waiting = (await listWaitingReviews(tx, actor, second_approval)).filter((review) => isWanted(review, filter));
  const candidates = waiting
    .map((review) => ({ review, at: new Date(reviewDueMs(review.submitted_ms)), id: review.id }))
    .sort(compareCursors);
  const after = cursor === undefined ? null : decodeCursor(cursor);
  const rest = after === null ? candidates : candidates.filter((candidate) => compareCursors(after, candidate) < 0);
  const { visible, last } = splitPage(rest, REVIEWS_PER_PAGE);
  const rows = await listRows(
    tx,
    visible.map(({ id }) => id),
  );
  const items = visible.flatMap(({ review }) =>
    rows.filter(({ release }) => release.id === review.id).map((row) => presentItem(row, review, now)),
  );
  return { items, next_cursor: last ? encodeCursor(last) : null, total: waiting.length };
}

function isWanted({ is_own_review, proposal, causes }: WaitingReview, filter: Query['filter']): boolean {
  if (filter === 'mine') return is_own_review;
  return filter === 'all' || proposal !== null || causes.length > 0;
}

function compareCursors(a: Cursor, b: Cursor): number {
  return a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : Number(a.id > b.id));
}

function listRows(tx: Tx | Db, ids: readonly string[]) {
  // Qualified with their tables: inside a subquery a bare column would refer to the subquery's own table.
  const byRelease = sql`where o.release_id = ${releases}.id`;
  return tx
    .select({
      release: releases,
      subscription: subscriptions,
      owner_name: sql<string>`${users.first_name} || ' ' || ${users.last_name}`,
      track_count: sql<number>`(select count(*)::int from ${tracks} o ${byRelease})`,
      finding_count: sql<number>`(select count(*)::int from ${release_findings} o ${byRelease})`,
      submission_count: sql<number>`(
        select count(*)::int from ${release_status_changes} o ${byRelease} and o.to_status = 'submitted')`,
    })
    .from(releases)
    .innerJoin(users, eq(users.id, releases.account_id))
    .leftJoin(subscriptions, eq(subscriptions.account_id, users.id))
    .where(inArray(releases.id, [...ids]));
}

type Row = Awaited<ReturnType<typeof listRows>>[number];

function presentItem({ release, subscription, ...rest }: Row, review: WaitingReview, now: Date): QueueItem {
  const { id, status, title, primary_artist, release_type, release_date, live_date, upc, artwork_upload_id } = release;
  return {
    id,
    status,
    title,
    primary_artist,
    release_type,
    release_date,
    live_date,
    upc,
    artwork_upload_id,
    ...rest,
    plan: toEffectivePlan(subscription, now),
    second_approval: review.causes,
    proposal: review.proposal,
    created_at: release.created_at.toISOString(),
    live_store_count: 0,
    store_count: release.store_ids.length,
    submitted_on: new Date(review.submitted_ms).toISOString(),
    due_at: new Date(reviewDueMs(review.submitted_ms)).toISOString(),
  };
}
