import { checkSplits } from '@tangent/domain/catalogue/release/credit/check-splits.ts';
import type { Contributor } from '@tangent/domain/catalogue/release/credit/credits.ts';
import { expect, test } from 'vitest';
import { missingShare, splitEvenly } from '../../../../parts/money/share-math.ts';
import { addComposer, addContributor, addWriter, findComposer } from './credit-shares.ts';

const contributors = (...shares: number[]): Contributor[] =>
  shares.map((share_basis_points, index) => ({ name: `Ada Kaya ${index}`, role: 'writer', share_basis_points }));
const listShares = (contributors: readonly Contributor[]) => contributors.map((one) => one.share_basis_points);

test('[S3-073] shares split evenly add up to exactly 100 % for any number of people', () => {
  for (let count = 1; count <= 50; count += 1) {
    const shares = splitEvenly(contributors(...Array.from({ length: count }, () => 0)));
    expect(checkSplits(shares)).toEqual([]);
    expect(Math.max(...listShares(shares)) - Math.min(...listShares(shares))).toBeLessThanOrEqual(1);
  }
  expect(listShares(splitEvenly(contributors(0, 0, 0)))).toEqual([3334, 3333, 3333]);
  expect(splitEvenly([])).toEqual([]);
});

test('one tap names a person for all that stores miss about who wrote a track, and for nothing else', () => {
  const track = { songwriters: 'named', composer_name: null, version_type: 'original', language: 'en' } as const;
  const lyricist: Contributor = { name: 'Bo', role: 'lyricist', share_basis_points: 4_000 };
  const ada = (role: Contributor['role'], share_basis_points: number) => ({ name: 'Ada', role, share_basis_points });
  expect(addWriter({ ...track, contributors: [] }, 'Ada')).toEqual([ada('writer', 10_000)]);
  expect(addWriter({ ...track, contributors: [{ ...lyricist, name: ' ' }] }, 'Ada')).toEqual([ada('writer', 10_000)]);
  expect(addWriter({ ...track, contributors: [lyricist] }, 'Ada')).toEqual([lyricist, ada('composer', 6_000)]);
  expect(addWriter({ ...track, language: 'zxx', contributors: [] }, 'Ada')).toEqual([ada('composer', 10_000)]);
  expect(addWriter({ ...track, contributors: contributors(10_000) }, 'Ada')).toEqual(contributors(10_000));
});

test('the missing or excess share is exact to the hundredth', () => {
  expect(missingShare(contributors(3333, 3333, 3333))).toBe(1);
  expect(missingShare(contributors(6000, 6000))).toBe(-2000);
});

test('a new person gets the unassigned share, and never less than nothing', () => {
  expect(listShares(addContributor(contributors(2500)))).toEqual([2500, 7500]);
  expect(listShares(addContributor(contributors(9000, 5000)))).toEqual([9000, 5000, 0]);
  expect(addContributor([])).toEqual([{ name: '', role: 'writer', share_basis_points: 10_000 }]);
});

test('the composer is added to the contributors once, and the other way round', () => {
  const once = addComposer(contributors(4000), ' Zeynep Ay ');
  expect(once.at(-1)).toEqual({ name: 'Zeynep Ay', role: 'composer', share_basis_points: 6000 });
  expect(addComposer(once, 'Zeynep Ay')).toBe(once);
  expect(addComposer(once, '  ')).toBe(once);
  expect(findComposer(once)).toEqual(['Zeynep Ay']);
});
