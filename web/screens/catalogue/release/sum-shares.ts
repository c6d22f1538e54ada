import type { Track } from '@tangent/contract/catalogue/release.ts';

export type Writer = { readonly name: string; readonly basis_points: number };

/** Adds the shares of each person over all tracks and divides by their number; the largest share comes first. */
export function sumShares(tracks: readonly Pick<Track, 'contributors'>[]): Writer[] {
  const sums = new Map<string, number>();
  for (const { contributors } of tracks) {
    for (const { name, share_basis_points } of contributors) {
      const key = name.trim();
      if (key !== '' && share_basis_points > 0) sums.set(key, (sums.get(key) ?? 0) + share_basis_points);
    }
  }
  return [...sums]
    .map(([name, sum]) => ({ name, basis_points: Math.round(sum / Math.max(1, tracks.length)) }))
    .sort((a, b) => b.basis_points - a.basis_points || a.name.localeCompare(b.name));
}
