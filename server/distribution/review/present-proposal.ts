import type { Actor } from '../../identity/auth/public.ts';
import type { ProposalRow } from './proposal-store.ts';

type Proposer = { first_name: string; last_name: string };

/** A decision that waits for a second approval, with its proposer and whether the reader is that proposer. */
export function presentProposal({ decision, proposed_by, at }: ProposalRow, proposer: Proposer, actor: Actor) {
  return {
    decision,
    proposed_by: `${proposer.first_name} ${proposer.last_name}`,
    is_own: proposed_by === actor.user_id,
    at: at.toISOString(),
  };
}
