import type { Issue } from '../../../issue.ts';

/** Why a decision needs a second approval. */
export const SECOND_APPROVAL_CAUSES = ['rejection', 'blocked_owner', 'blocking_finding'] as const;
export type SecondApprovalCause = (typeof SECOND_APPROVAL_CAUSES)[number];

/** The fields of a finding that matter here. */
type Found = { readonly code: string; readonly params?: Issue['params'] | undefined };

/** The facts that decide whether a second approval is needed. */
export type SecondApprovalFacts = {
  readonly decision: 'approve' | 'reject';
  /** The owner is frozen or banned. */
  readonly owner_blocked: boolean;
  readonly findings: readonly Found[];
};

/**
 * Lists why a decision needs a second approval: a rejection is final, and a single reviewer should not approve the
 * release of a restricted account, or one with misleading or banned words. Empty when one reviewer is enough.
 */
export function listSecondApprovalCauses({
  decision,
  owner_blocked,
  findings,
}: SecondApprovalFacts): SecondApprovalCause[] {
  if (decision === 'reject') return ['rejection'];
  return [
    ...(owner_blocked ? (['blocked_owner'] as const) : []),
    ...(findings.some(isBlocking) ? (['blocking_finding'] as const) : []),
  ];
}

/**
 * Style rules about misleading words that stores refuse: 'exclusive' and formats, addresses, names of stores,
 * advertising, search terms, names of other people, tributes. Problems of form, such as small artwork, need one
 * reviewer only.
 */
const MISLEADING_RULES: readonly unknown[] = ['T19', 'T20', 'T22', 'T23', 'T24', 'T26', 'T30', 'T31', 'A9'];

/** Returns whether a finding is more than a hint: banned words, or misleading words. */
export function isBlocking({ code, params }: Found): boolean {
  return code === 'banned_words' || (code === 'style' && MISLEADING_RULES.includes(params?.rule));
}
