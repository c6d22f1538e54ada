/** The services whose fingerprints find music in videos. */
export const CLAIM_SERVICES = ['youtube', 'meta'] as const;
export type ClaimService = (typeof CLAIM_SERVICES)[number];

/**
 * The kinds of claims: another party claims a video of the artist, two parties own one recording, or a video of another
 * person uses the music and the artist earns from it.
 */
export const CLAIM_KINDS = ['own_video', 'ownership', 'use'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** The states of a claim here: it waits for an answer, for its delivery, for the service, or for nothing. */
export const CLAIM_STATES = ['open', 'answered', 'sent', 'closed'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** The answers of an artist: the claim may stay, their own part is given up, or the claim is wrong. */
export const CLAIM_ANSWERS = ['keep', 'release', 'dispute'] as const;
export type ClaimAnswer = (typeof CLAIM_ANSWERS)[number];

/** How a service ended a claim: it stands, its owner gave up, or the other party took it back. */
export const CLAIM_RESULTS = ['upheld', 'released', 'withdrawn'] as const;
export type ClaimResult = (typeof CLAIM_RESULTS)[number];

/** The word of a service about a claim: it waits for us, it examines our answer, or it has ended. */
export const NOTICE_STATES = ['claimed', 'under_review', ...CLAIM_RESULTS] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

/** Lists the answers to a claim. Nobody disputes a claim of their own. */
export function listClaimAnswers(kind: ClaimKind): readonly ClaimAnswer[] {
  return kind === 'use' ? ['keep', 'release'] : CLAIM_ANSWERS;
}

/** Returns whether a service ended the claim. */
export function isClaimResult(state: NoticeState): state is ClaimResult {
  return (CLAIM_RESULTS as readonly string[]).includes(state);
}
