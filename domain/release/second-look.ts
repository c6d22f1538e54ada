import type { Issue } from '../issue.ts';

/** Why one person does not decide alone. */
export const SECOND_LOOK_CAUSES = ['rejection', 'blocked_owner', 'blocking_finding'] as const;
export type SecondLookCause = (typeof SECOND_LOOK_CAUSES)[number];

/** What of a finding matters here. */
type Found = { readonly code: string; readonly params?: Issue['params'] | undefined };

/** What a second look is decided by. */
export type SecondLookFacts = {
  readonly decision: 'approve' | 'reject';
  /** The owner is frozen or banned. */
  readonly owner_blocked: boolean;
  readonly findings: readonly Found[];
};

/**
 * What makes a decision one for two people: a rejection is final, and letting out the release of a restricted account, or one
 * that a store refuses or that holds banned words, is not for one person either. Empty when one person is enough.
 */
export function listSecondLookCauses({ decision, owner_blocked, findings }: SecondLookFacts): SecondLookCause[] {
  if (decision === 'reject') return ['rejection'];
  return [
    ...(owner_blocked ? (['blocked_owner'] as const) : []),
    ...(findings.some(isBlocking) ? (['blocking_finding'] as const) : []),
  ];
}

/** Whether a finding is more than a hint: banned words, or a style rule by which a store refuses. */
export function isBlocking({ code, params }: Found): boolean {
  return code === 'banned_words' || (code === 'style' && params?.severity === 'block');
}
