import type { StoreCategory } from '../store/store.ts';

/**
 * The conditions under which a service may claim a recording in other people's uploads: the rights are
 * exclusive, no sample or loop is licensed to others too, neither song nor recording is in the public domain, and it is
 * music, not sound effects or speech.
 */
export const CLAIM_CONDITIONS = ['exclusive_rights', 'own_sounds', 'protected', 'music'] as const;
export type ClaimCondition = (typeof CLAIM_CONDITIONS)[number];

type ClaimAnswers = { readonly claim_conditions: readonly ClaimCondition[] };

/**
 * Returns whether a track may be claimed: the artist has confirmed every condition.
 *
 * @example isClaimable({ claim_conditions: ['exclusive_rights'] }) // false
 */
export function isClaimable({ claim_conditions }: ClaimAnswers): boolean {
  return CLAIM_CONDITIONS.every((condition) => claim_conditions.includes(condition));
}

/**
 * Returns whether a store gets anything of a release: a fingerprint service only gets tracks that may be claimed
 * (A-202).
 */
export function hasTracksFor(category: StoreCategory, tracks: readonly ClaimAnswers[]): boolean {
  return category !== 'fingerprint' || tracks.some(isClaimable);
}
