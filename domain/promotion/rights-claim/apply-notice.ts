import { type ClaimResult, type ClaimState, isClaimResult, type NoticeState } from './rights-claim.ts';

/** A claim as we know it. Instants are in milliseconds; `last_state` is what the service named last, at `changed_at_ms`. */
export type KnownClaim = {
  readonly state: ClaimState;
  readonly last_state: NoticeState;
  readonly changed_at_ms: number;
  readonly answered_at_ms: number | null;
};

/** The current word of a service about a claim, and since when. */
export type ClaimNotice = { readonly state: NoticeState; readonly changed_at_ms: number };

/**
 * The effect of a notice. `reopens`: the artist must answer, for the first time or again. `contradicts`: the service
 * takes back what it said, which staff should see.
 */
export type NoticeEffect =
  | { readonly effect: 'doubled' | 'late' }
  | {
      readonly effect: 'changed';
      readonly state: ClaimState;
      readonly result: ClaimResult | null;
      readonly reopens: boolean;
      readonly contradicts: boolean;
    };

/**
 * Applies what a service says to a claim. Services repeat themselves, deliver out of order and contradict
 * themselves: the notice with the later instant counts. Of two that differ at the same instant the one that ends the
 * claim counts, and between two ends the first.
 *
 * @example applyNotice(null, { state: 'claimed', changed_at_ms: 5 }) // a new claim that waits for an answer
 */
export function applyNotice(known: KnownClaim | null, notice: ClaimNotice): NoticeEffect {
  if (known === null) return move(notice, { reopens: notice.state === 'claimed', contradicts: false });
  if (notice.changed_at_ms < known.changed_at_ms) return { effect: 'late' };
  if (notice.changed_at_ms === known.changed_at_ms) {
    if (notice.state === known.last_state) return { effect: 'doubled' };
    if (isClaimResult(known.last_state) || !isClaimResult(notice.state)) return { effect: 'late' };
    return move(notice, { reopens: false, contradicts: true });
  }
  const wasClosed = known.state === 'closed';
  if (notice.state !== 'claimed')
    return move(notice, { reopens: false, contradicts: wasClosed && notice.state !== known.last_state });
  // The service had not received the answer yet when it said so.
  const isBeforeAnswer = known.answered_at_ms !== null && notice.changed_at_ms <= known.answered_at_ms;
  if (!wasClosed && isBeforeAnswer) return keep(known.state);
  return known.state === 'open' ? keep('open') : move(notice, { reopens: true, contradicts: wasClosed });
}

function move({ state }: ClaimNotice, flags: { reopens: boolean; contradicts: boolean }): NoticeEffect {
  if (isClaimResult(state)) return { effect: 'changed', state: 'closed', result: state, ...flags };
  return { effect: 'changed', state: state === 'claimed' ? 'open' : 'sent', result: null, ...flags };
}

function keep(state: ClaimState): NoticeEffect {
  return { effect: 'changed', state, result: null, reopens: false, contradicts: false };
}
