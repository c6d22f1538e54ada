import { release_findings, releases } from '@tangent/db/schema/catalogue/release.ts';
import type { ReopeningReason } from '@tangent/domain/catalogue/release/review/reopening-reasons.ts';
import { eq } from 'drizzle-orm';
import type { BaseContext } from '../../platform/module.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { approve, type ReviewRules } from './approve-release.ts';
import { decideReview, type Verdict } from './decide-review.ts';
import { AUTOMATIC_REVIEW, lockForReview } from './decision.ts';
import { refuseWhileProposed } from './proposal-store.ts';
import { findApprovalCauses } from './second-approval.ts';

/** The context of the automatic review. */
export interface ReviewContext extends BaseContext, Pick<ReviewRules, 'prefixes' | 'hooks'> {
  /** Whether releases without any findings are decided without a reviewer. */
  auto_review: boolean;
}

/** Findings that are a measurement, not a judgement, with the reason that the owner receives for each. */
const OBJECTIVE: Readonly<Record<string, ReopeningReason>> = {
  unusual_loudness: 'volume',
  duplicate_audio: 'already_processed',
};

type Finding = typeof release_findings.$inferSelect;

/**
 * Decides the cases that need no judgement, when this is switched on: no finding means approved, objective findings
 * mean reopened, and everything else waits for a reviewer.
 */
export async function reviewAutomatically(context: ReviewContext): Promise<void> {
  if (!context.auto_review) return;
  const waiting = await context.db.select({ id: releases.id }).from(releases).where(eq(releases.status, 'in_review'));
  for (const { id } of waiting) {
    try {
      await inTransaction(context.db, (tx) => decide(tx, context, id));
    } catch (error) {
      // A reviewer was faster, or the release needs something only a reviewer can provide; the next release must not
      // wait for it.
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

async function decide(tx: Tx, context: ReviewContext, releaseId: string): Promise<void> {
  const now = context.clock.now();
  // Two reviewers may be working on it already, and the automatic review never approves a release of a restricted
  // owner.
  const release = await lockForReview(tx, releaseId);
  await refuseWhileProposed(tx, releaseId);
  if ((await findApprovalCauses(tx, release)).includes('blocked_owner')) return;
  const found = await tx.select().from(release_findings).where(eq(release_findings.release_id, releaseId));
  const findings = found.filter((finding) => !isAdvice(finding));
  if (findings.length === 0) return approve(tx, AUTOMATIC_REVIEW, releaseId, context, now);
  const verdict = findVerdict(findings);
  if (verdict === null) return;
  await decideReview(tx, AUTOMATIC_REVIEW, { release_id: releaseId, to: 'reopened', at: now }, verdict);
}

// The owner saw before submitting which fields a store may alter or query; a release that a store refuses waits for a
// reviewer.
function isAdvice({ code, params }: Finding): boolean {
  return code === 'style' && params?.severity !== 'block';
}

function findVerdict(findings: readonly Finding[]): Verdict | null {
  const reasons = findings.map(({ code }) => OBJECTIVE[code]).filter((reason) => reason !== undefined);
  if (reasons.length < findings.length) return null;
  const track_numbers = findings
    .map(({ path }) => /^tracks\.(\d+)\./.exec(path)?.[1])
    .filter((index) => index !== undefined)
    .map((index) => Number(index) + 1);
  return { reasons, note: null, track_numbers, fields: findings.map(({ path }) => path) };
}
