import type { Contributor } from '@tangent/domain/release/credits.ts';
import { missingShare } from '../../../parts/money/share-math.ts';

/** One more person, who is given what nobody has yet. */
export function addContributor(contributors: readonly Contributor[]): Contributor[] {
  const share_basis_points = Math.max(0, missingShare(contributors));
  return [...contributors, { name: '', role: contributors.at(-1)?.role ?? 'writer', share_basis_points }];
}

/**
 * The composer of the track among those who share in it: nothing happens when they are there already. The first one
 * gets everything; whoever comes later gets what nobody has.
 */
export function addComposer(contributors: readonly Contributor[], composerName: string): readonly Contributor[] {
  const name = composerName.trim();
  if (name === '' || findComposer(contributors).includes(name)) return contributors;
  return [...contributors, { name, role: 'composer', share_basis_points: Math.max(0, missingShare(contributors)) }];
}

/** The names of the composers among those who share in a track. */
export function findComposer(contributors: readonly Contributor[]): string[] {
  return contributors
    .filter(({ role, name }) => role === 'composer' && name.trim() !== '')
    .map(({ name }) => name.trim());
}
