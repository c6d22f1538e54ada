import type { getReviewStatistics } from '@tangent/contract/distribution/review-statistics.ts';
import { release_status_changes } from '@tangent/db/schema/catalogue/release.ts';
import { addDays, utcDay, utcStartMs } from '@tangent/domain/calendar.ts';
import {
  computeReviewTimes,
  computeWeeklyReviewTimes,
  countReasons,
  type ReviewDecision,
  toMonday,
} from '@tangent/domain/catalogue/release/review/review-statistics.ts';
import { REVIEW_STATISTICS_WEEKS } from '@tangent/domain/distribution/distribution-limits.ts';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../platform/sql/open-database.ts';

type Statistics = z.input<typeof getReviewStatistics.response>;

/** Returns how long recent reviews took, by reviewers and by the automatic review, and why releases were reopened. */
export async function getReviewStatisticsView(db: Db, now: Date): Promise<Statistics> {
  const today = utcDay(now.getTime());
  const weeks = REVIEW_STATISTICS_WEEKS;
  const since = new Date(utcStartMs(addDays(toMonday(today), (1 - weeks) * 7)));
  const decisions = await listDecisions(db, since);
  const countDecisions = (to: ReviewDecision['to']) => decisions.filter((decision) => decision.to === to).length;
  return {
    all: computeReviewTimes(decisions),
    by_staff: computeReviewTimes(decisions.filter(({ by }) => by === 'staff')),
    weeks: computeWeeklyReviewTimes(decisions, { today, weeks }),
    reasons: countReasons(decisions),
    decisions: {
      approved: countDecisions('approved'),
      reopened: countDecisions('reopened'),
      rejected: countDecisions('rejected'),
    },
  };
}

const DECISIONS = ['approved', 'reopened', 'rejected'] as const;

async function listDecisions(db: Db, since: Date): Promise<ReviewDecision[]> {
  const change = release_status_changes;
  const rows = await db
    .select({
      to: change.to_status,
      by: change.by,
      at: change.at,
      reasons: change.reasons,
      // The submission that this decision is about: the last one before it.
      submitted_ms: sql<string | null>`(
        select extract(epoch from max(s.at)) * 1000 from ${change} s
        where s.release_id = ${change}.release_id and s.to_status = 'submitted' and s.at <= ${change}.at)`,
    })
    .from(change)
    .where(and(eq(change.from_status, 'in_review'), inArray(change.to_status, [...DECISIONS]), gte(change.at, since)));
  return rows.flatMap(({ to, by, at, reasons, submitted_ms }) => {
    const decision = DECISIONS.find((one) => one === to);
    if (decision === undefined || by === 'owner' || submitted_ms === null) return [];
    const times = { submitted_ms: Number(submitted_ms), decided_ms: at.getTime() };
    return [{ ...times, to: decision, by, reasons: reasons ?? [] }];
  });
}
