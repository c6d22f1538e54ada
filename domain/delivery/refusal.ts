/**
 * Refusals an artist can do something about, or has to know of because the store gives nobody else a say. Everything else that
 * stores refuse is ours to mend, and is shown without a mail.
 */
export const OWNER_REASONS = ['rights_conflict', 'terms_of_service', 'release_not_available'] as const;
export type OwnerReason = (typeof OWNER_REASONS)[number];

/** Whether the owner of a release is written to when a store refuses it for this reason. */
export function concernsOwner(reasonCode: string | null): reasonCode is OwnerReason {
  return OWNER_REASONS.some((reason) => reason === reasonCode);
}
