/** Why a user may only see the restriction page. */
export const BLOCK_REASONS = [
  'fraud_suspected',
  'copyright_claim',
  'payment_dispute',
  'terms_violation',
  'other',
] as const;
export type BlockReason = (typeof BLOCK_REASONS)[number];

/**
 * Returns whether a user is frozen or banned: they can reach only /account/blocked, in the browser and with every call
 * (S2-063, S6-003, A-066).
 */
export function isBlocked(user: { readonly freeze: boolean; readonly banned: boolean }): boolean {
  return user.freeze || user.banned;
}
