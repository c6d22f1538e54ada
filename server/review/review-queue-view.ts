import type { listReviews } from '@tangent/contract/backoffice.ts';
import { users } from '@tangent/db/schema/account.ts';
import { release_findings, release_status_changes, releases, tracks } from '@tangent/db/schema/release.ts';
import { reviewDueMs } from '@tangent/domain/release/review-due.ts';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db, Tx } from '../platform/sql/open-database.ts';

type Queue = z.input<typeof listReviews.response>;
type QueueItem = Queue['items'][number];

const SUBMITTED_MS = sql<string>`(
  select extract(epoch from max(${release_status_changes.at})) * 1000 from ${release_status_changes}
  where ${release_status_changes.release_id} = ${releases.id} and ${release_status_changes.to_status} = 'submitted')`;

/** The releases that wait for a decision, the most urgent first. All of them: the queue is a day's work, not an archive. */
export async function listReviewQueue(tx: Tx | Db): Promise<Queue> {
  const rows = await select(tx).where(eq(releases.status, 'in_review'));
  const items = rows.map(presentItem).sort((a, b) => Date.parse(a.due_at) - Date.parse(b.due_at));
  return { items, next_cursor: null, total: items.length };
}

function select(tx: Tx | Db) {
  return tx
    .select({
      release: releases,
      owner_name: sql<string>`${users.first_name} || ' ' || ${users.last_name}`,
      submitted_ms: SUBMITTED_MS,
      track_count: sql<number>`(select count(*)::int from ${tracks} where ${tracks.release_id} = ${releases.id})`,
      finding_count: sql<number>`(
        select count(*)::int from ${release_findings} where ${release_findings.release_id} = ${releases.id})`,
    })
    .from(releases)
    .innerJoin(users, eq(users.id, releases.account_id));
}

type Row = Awaited<ReturnType<typeof select>>[number];

function presentItem({ release, submitted_ms, ...counts }: Row): QueueItem {
  const { id, status, title, primary_artist, release_type, release_date, live_date, upc, artwork_upload_id } = release;
  const submitted = Number(submitted_ms);
  return {
    ...{ id, status, title, primary_artist, release_type, release_date, live_date, upc, artwork_upload_id },
    ...counts,
    created_at: release.created_at.toISOString(),
    live_store_count: 0,
    store_count: release.store_ids.length,
    submitted_on: new Date(submitted).toISOString(),
    due_at: new Date(reviewDueMs(submitted)).toISOString(),
  };
}
