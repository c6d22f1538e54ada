import type { Issue } from '../issue.ts';

/** Why one person does not decide alone. */
export const SECOND_APPROVAL_CAUSES = ['rejection', 'blocked_owner', 'blocking_finding'] as const;
export type SecondApprovalCause = (typeof SECOND_APPROVAL_CAUSES)[number];

/** What of a finding matters here. */
type Found = { readonly code: string; readonly params?: Issue['params'] | undefined };

/** What a second look is decided by. */
export type SecondApprovalFacts = {
  readonly decision: 'approve' | 'reject';
  /** The owner is frozen or banned. */
  readonly owner_blocked: boolean;
  readonly findings: readonly Found[];
};

/**
 * What makes a decision one for two people: a rejection is final, and letting out the release of a restricted account, or one
 * with misleading or banned words, is not for one person either. Empty when one person is enough.
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
 * Style rules by which stores refuse words that mislead: 'exclusive' and formats, addresses, names of stores, advertising, search
 * terms, names of other people, tributes. What a store refuses for its form, such as a small cover, is for one person.
 */
const MISLEADING_RULES: readonly unknown[] = ['T19', 'T20', 'T22', 'T23', 'T24', 'T26', 'T30', 'T31', 'A9'];

/** Whether a finding is more than a hint: banned words, or words by which a release misleads. */
export function isBlocking({ code, params }: Found): boolean {
  return code === 'banned_words' || (code === 'style' && MISLEADING_RULES.includes(params?.rule));
}
