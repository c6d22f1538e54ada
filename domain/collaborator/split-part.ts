import { SHARES_TOTAL_BASIS_POINTS } from '../limits.ts';
import { CONTRIBUTOR_ROLES, type Contributor, type ContributorRole } from '../release/credits.ts';

/** What one person gets of a track. Without an e-mail address the owner keeps the part. */
export type SplitPart = {
  readonly name: string;
  readonly roles: readonly ContributorRole[];
  /** Hundredths of a percent; those of a track total 10,000. */
  readonly share_basis_points: number;
  readonly email: string | null;
};

/**
 * The parts that the first version of a track begins with: its credits, one part per name, roles and shares taken together. A track that
 * credits nobody is all its owner's.
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
    roles: CONTRIBUTOR_ROLES.filter((role) => credits.some((credit) => credit.role === role)),
    share_basis_points: credits.reduce((sum, { share_basis_points }) => sum + share_basis_points, 0),
    email: null,
  }));
}

/** An address as addresses are compared. */
export function foldEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
