/**
 * Refusals that the artist can resolve, or has to know about because only they can contact the store. All other
 * refusals are ours to fix, and are shown without an email.
 */
const OWNER_REASONS = ['rights_conflict', 'terms_of_service', 'release_not_available', 'lyrics_refused'] as const;
export type OwnerReason = (typeof OWNER_REASONS)[number];

/**
 * Who can resolve a refusal: only we, the artist with a correction, of the lyrics in particular, or the rights holder with
 * a proof.
 */
export type RefusalRemedy = 'ours' | 'details' | 'lyrics' | 'rights';

const RIGHTS: readonly string[] = ['rights_conflict', 'terms_of_service'];

/** Returns whether the owner of a release gets an email when a store refuses it for this reason. */
export function concernsOwner(reasonCode: string | null): reasonCode is OwnerReason {
  return OWNER_REASONS.some((reason) => reason === reasonCode);
}

/** Returns the remedy for a reason. Problems with files, messages and connections are ours. */
export function findRemedy(reasonCode: string): RefusalRemedy {
  if (RIGHTS.includes(reasonCode)) return 'rights';
  if (reasonCode === 'lyrics_refused') return 'lyrics';
  return concernsOwner(reasonCode) ? 'details' : 'ours';
}
