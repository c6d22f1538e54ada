import type { Contributor } from '@tangent/domain/catalogue/release/credit/credits.ts';
import { listMissingSongwriters, type SongwriterFields } from '@tangent/domain/catalogue/release/credit/songwriters.ts';
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

/**
 * Names a person for everything that stores miss about who wrote a track, with the share that is still unassigned: as
 * songwriter when both are missing. Rows without a name make room.
 */
export function addWriter(track: SongwriterFields, name: string): readonly Contributor[] {
  const [role, other] = listMissingSongwriters(track);
  if (role === undefined) return track.contributors;
  const named = track.contributors.filter((one) => one.name.trim() !== '');
  const share_basis_points = Math.max(0, missingShare(named));
  return [...named, { name, role: other === undefined ? role : 'writer', share_basis_points }];
}

/** Returns the names of the composers among the contributors of a track. */
export function findComposer(contributors: readonly Contributor[]): string[] {
  return contributors
    .filter(({ role, name }) => role === 'composer' && name.trim() !== '')
    .map(({ name }) => name.trim());
}
