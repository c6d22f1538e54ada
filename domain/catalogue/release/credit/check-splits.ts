import type { Issue } from '../../../issue.ts';
import { SHARES_TOTAL_BASIS_POINTS } from '../../release-limits.ts';

type Shared = { readonly share_basis_points: number };

/**
 * Checks the shares of a track (S5-015, A-078): each from 0.01 to 100 %, together exactly 100 %, counted in whole
 * hundredths of a percent. An empty list means that the primary artist gets everything. Params are percentages for the
 * message.
 */
export function checkSplits(contributors: readonly Shared[]): Issue[] {
  if (contributors.length === 0) return [];
  const outside = contributors.flatMap(({ share_basis_points }, index) =>
    isShare(share_basis_points) ? [] : [{ code: 'share_range', path: `contributors.${index}.share_basis_points` }],
  );
  return outside.length > 0 ? outside : checkTotal(contributors);
}

function isShare(basisPoints: number): boolean {
  return Number.isInteger(basisPoints) && basisPoints >= 1 && basisPoints <= SHARES_TOTAL_BASIS_POINTS;
}

function checkTotal(contributors: readonly Shared[]): Issue[] {
  const path = 'contributors';
  const total = contributors.reduce((sum, { share_basis_points }) => sum + share_basis_points, 0);
  const missing = SHARES_TOTAL_BASIS_POINTS - total;
  if (missing > 0) return [{ code: 'shares_missing', path, params: { total: total / 100, missing: missing / 100 } }];
  if (missing < 0) return [{ code: 'shares_excess', path, params: { total: total / 100, excess: -missing / 100 } }];
  return [];
}
