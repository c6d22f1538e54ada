import { REFERRAL_TIERS } from '../referral-limits.ts';

export type ReferralTier = keyof typeof REFERRAL_TIERS;
export const TIERS = Object.keys(REFERRAL_TIERS) as ReferralTier[];

/** Returns the lowest tier that is not reached with so many friends who count; null above the highest. */
export function findNextTier(qualified: number): ReferralTier | null {
  return TIERS.find((tier) => REFERRAL_TIERS[tier].friends > qualified) ?? null;
}
