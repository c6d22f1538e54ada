import { type ContributorRole, SHARE_ROLES } from '../../catalogue/release/credit/contributor-role.ts';
import type { Contributor } from '../../catalogue/release/credit/credits.ts';
import { SHARES_TOTAL_BASIS_POINTS } from '../../catalogue/release-limits.ts';

/** One person's part of a track. Without an email address the owner keeps the part. */
export type SplitPart = {
  readonly name: string;
  readonly roles: readonly ContributorRole[];
  /** Hundredths of a percent; those of a track total 10,000. */
  readonly share_basis_points: number;
  readonly email: string | null;
};

/**
 * Builds the parts of a first version from the credits of a track: one part per name, with all roles and shares
 * combined. A track without credits belongs entirely to its owner.
 */
export function partsFromCredits(contributors: readonly Contributor[], ownerName: string): SplitPart[] {
  if (contributors.length === 0)
    return [{ name: ownerName, roles: [], share_basis_points: SHARES_TOTAL_BASIS_POINTS, email: null }];
  const people = new Map<string, Contributor[]>();
  for (const one of contributors) {
    const name = one.name.trim().replace(/\s+/gu, ' ');
    people.set(name, [...(people.get(name) ?? []), one]);
  }
  return [...people].map(([name, credits]) => ({
    name,
    roles: SHARE_ROLES.filter((role) => credits.some((credit) => credit.role === role)),
    share_basis_points: credits.reduce((sum, { share_basis_points }) => sum + share_basis_points, 0),
    email: null,
  }));
}
