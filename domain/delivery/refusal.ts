/**
 * Refusals an artist can do something about, or has to know of because the store gives nobody else a say. Everything else that
 * stores refuse is ours to mend, and is shown without a mail.
 */
const OWNER_REASONS = ['rights_conflict', 'terms_of_service', 'release_not_available'] as const;
export type OwnerReason = (typeof OWNER_REASONS)[number];

/** Who can do something about it: we alone, the artist with a correction, or whoever holds the rights with a proof. */
export type RefusalRemedy = 'ours' | 'details' | 'rights';

const RIGHTS: readonly string[] = ['rights_conflict', 'terms_of_service'];

/** Whether the owner of a release is written to when a store refuses it for this reason. */
export function concernsOwner(reasonCode: string | null): reasonCode is OwnerReason {
  return OWNER_REASONS.some((reason) => reason === reasonCode);
}

/** What a reason asks for. Everything that has to do with files, messages and lines is our work. */
export function findRemedy(reasonCode: string): RefusalRemedy {
  if (RIGHTS.includes(reasonCode)) return 'rights';
  return concernsOwner(reasonCode) ? 'details' : 'ours';
}
