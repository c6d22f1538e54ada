import { PROOF_DOCUMENTS_MAX } from '../../catalogue/release-limits.ts';
import type { Issue } from '../../issue.ts';
import { CLAIM_REASON_CHARS } from '../../request-limits.ts';
import { type ClaimAnswer, type ClaimKind, listClaimAnswers } from './rights-claim.ts';

/** An answer as the artist gives it. */
export type AnswerDraft = { readonly answer: ClaimAnswer; readonly reason: string; readonly proofs: number };

/** Checks an answer to a claim: a dispute needs a reason in words and at least one document. */
export function checkClaimAnswer(kind: ClaimKind, { answer, reason, proofs }: AnswerDraft): Issue[] {
  if (!listClaimAnswers(kind).includes(answer)) return [{ code: 'claim_answer', path: 'answer' }];
  if (answer !== 'dispute') return [];
  const issues: Issue[] = [];
  const { min, max } = CLAIM_REASON_CHARS;
  const length = [...reason.trim()].length;
  if (length < min) issues.push({ code: 'claim_reason_short', path: 'reason', params: { min } });
  if (length > max) issues.push({ code: 'claim_reason_long', path: 'reason', params: { max } });
  if (proofs === 0) issues.push({ code: 'claim_proof_missing', path: 'proofs' });
  if (proofs > PROOF_DOCUMENTS_MAX)
    issues.push({ code: 'too_many_documents', path: 'proofs', params: { max: PROOF_DOCUMENTS_MAX } });
  return issues;
}
