import type { Contributor } from '@tangent/domain/catalogue/release/credit/credits.ts';
import { missingShare } from '../../../../parts/money/share-math.ts';

/** Adds a contributor with the share that is still unassigned. */
export function addContributor(contributors: readonly Contributor[]): Contributor[] {
  const share_basis_points = Math.max(0, missingShare(contributors));
  return [...contributors, { name: '', role: contributors.at(-1)?.role ?? 'writer', share_basis_points }];
}

/**
 * Adds the track's composer to its contributors, unless they are among them already. The first contributor gets
 * everything, a later one the share that is still unassigned.
 */
export function addComposer(contributors: readonly Contributor[], composerName: string): readonly Contributor[] {
  const name = composerName.trim();
  if (name === '' || findComposer(contributors).includes(name)) return contributors;
  return [...contributors, { name, role: 'composer', share_basis_points: Math.max(0, missingShare(contributors)) }];
}

/** Returns the names of the composers among the contributors of a track. */
export function findComposer(contributors: readonly Contributor[]): string[] {
  return contributors
    .filter(({ role, name }) => role === 'composer' && name.trim() !== '')
    .map(({ name }) => name.trim());
}
