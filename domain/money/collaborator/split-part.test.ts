import { expect, test } from 'vitest';
import { partsFromCredits } from './split-part.ts';

test('the first version starts with the credits: one part per person, with all of their roles and shares', () => {
  const credits = [
    { name: 'Ada  Yıldız ', role: 'writer', share_basis_points: 2500 },
    { name: 'Bora Kaya', role: 'producer', share_basis_points: 5000 },
    { name: 'Ada Yıldız', role: 'composer', share_basis_points: 2500 },
  ] as const;
  expect(partsFromCredits(credits, 'Cem Ak')).toEqual([
    { name: 'Ada Yıldız', roles: ['composer', 'writer'], share_basis_points: 5000, email: null },
    { name: 'Bora Kaya', roles: ['producer'], share_basis_points: 5000, email: null },
  ]);
});

test('a track without credits belongs entirely to its owner', () => {
  expect(partsFromCredits([], 'Cem Ak')).toEqual([
    { name: 'Cem Ak', roles: [], share_basis_points: 10_000, email: null },
  ]);
});
