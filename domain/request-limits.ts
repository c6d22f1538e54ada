/** The limits of claims on music and of moves from other distributors. */

/** Days to answer a claim of each service, counted from the claim. */
export const CLAIM_ANSWER_DAYS = { youtube: 30, meta: 7 } as const;
/** An email reminds of a claim without an answer this many days before its last day. */
export const CLAIM_REMINDER_DAYS = 3;
/** Why a claim is wrong, in characters after trimming. */
export const CLAIM_REASON_CHARS = { min: 20, max: 1000 } as const;
/** After so many lost disputes within a year, staff is asked to hold the earnings before sending another. */
export const LOST_DISPUTES_MAX = 3;
/** Claims per page of a list. */
export const CLAIMS_PER_PAGE = 50;
/** Days that the steps of a move take at a store: expected ones, and the match that must pass. */
export const MOVE_DAYS = { deliver: 2, match: 5, check: 4, offline: 3, form: 3, remove: 1, leave: 2 } as const;
/** The day on which a new distributor delivers: so many days ago, or from today on, at most. */
export const HANDOVER_DAYS = { past: 60, ahead: 365 } as const;
/** The name of a distributor, in characters after trimming. */
export const DISTRIBUTOR_NAME_CHARS = { max: 80 } as const;
