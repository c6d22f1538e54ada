import { SHARES_TOTAL_BASIS_POINTS } from '@tangent/domain/catalogue/release-limits.ts';

type Shared = { readonly share_basis_points: number };

/** Splits into equal parts that add up to exactly 100 %: the first ones take the remaining hundredths. */
export function splitEvenly<Part extends Shared>(parts: readonly Part[]): Part[] {
  const share = Math.floor(SHARES_TOTAL_BASIS_POINTS / Math.max(1, parts.length));
  const left = SHARES_TOTAL_BASIS_POINTS - share * parts.length;
  return parts.map((one, index) => ({ ...one, share_basis_points: share + (index < left ? 1 : 0) }));
}

/** Returns the share missing to 100 %; negative when the parts are too much. */
export function missingShare(parts: readonly Shared[]): number {
  return SHARES_TOTAL_BASIS_POINTS - parts.reduce((sum, one) => sum + one.share_basis_points, 0);
}
