import type { getReview } from '@tangent/contract/backoffice.ts';
import { subscriptions, users } from '@tangent/db/schema/account.ts';
import { artists } from '@tangent/db/schema/artist.ts';
import { release_findings, releases } from '@tangent/db/schema/release.ts';
import { reviewDueMs } from '@tangent/domain/release/review-due.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { planOf } from '../account/public.ts';
import { listDeliveriesOf } from '../delivery/public.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Db, Tx } from '../platform/sql/open-database.ts';
import { getReleaseView } from '../release/public.ts';

type ReviewView = z.input<typeof getReview.response>;

/** A release as a reviewer sees it: with what the checks found, who it is from, and where it stands at the stores. */
export async function getReviewView(tx: Tx | Db, releaseId: string, now: Date): Promise<ReviewView> {
  const [row] = await tx
    .select()
    .from(releases)
    .innerJoin(users, eq(users.id, releases.account_id))
    .innerJoin(artists, eq(artists.id, releases.artist_id))
    .leftJoin(subscriptions, eq(subscriptions.account_id, users.id))
    .where(eq(releases.id, releaseId));
  if (!row) throw new Refusal('not_found');
  const release = await getReleaseView(tx, releaseId, now);
  const { first_name, last_name, username, email } = row.users;
  const { name, legal_first_name, legal_last_name } = row.artists;
  return {
    release,
    findings: await listFindings(tx, releaseId),
    owner: { name: `${first_name} ${last_name}`, username, email, plan: planOf(row.subscriptions, now) },
    artist: { name, legal_first_name, legal_last_name },
    deliveries: await listDeliveriesOf(tx, releaseId),
    due_at: findDueAt(release),
  };
}

async function listFindings(tx: Tx | Db, releaseId: string): Promise<ReviewView['findings']> {
  const rows = await tx.select().from(release_findings).where(eq(release_findings.release_id, releaseId));
  return rows.map(({ code, path, params }) => ({ code, path, ...(params ? { params } : {}) }));
}

function findDueAt({ status, timeline }: ReviewView['release']): string | null {
  const submitted = timeline.findLast((change) => change.to === 'submitted');
  if (status !== 'in_review' || !submitted) return null;
  return new Date(reviewDueMs(Date.parse(submitted.at))).toISOString();
}
