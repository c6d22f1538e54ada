import { checkStyle } from '@tangent/domain/catalogue/release/style/check-style.ts';
import { sampleStyle } from '@tangent/domain/testing/sample-style.ts';
import { expect, test } from 'vitest';
import { groupVerdicts } from './style-groups.ts';

// Rules such as C1 are explained in docs/standards/store-rules.md.

const FINDINGS = checkStyle(sampleStyle({ title: 'NIGHT DRIVE', tracks: [], upc: '1', release_date: '2026-01-10' }));
const summarise = (storeIds: string[]) =>
  groupVerdicts(FINDINGS, storeIds).groups.map(
    ({ verdict, store_ids, findings }) =>
      `${store_ids.join('+')} ${verdict} ${findings.map(({ rule }) => rule).join()}`,
  );

test('stores with the same verdict are grouped, refusals before changes', () => {
  expect(summarise(['spotify', 'apple-music', 'itunes-store', 'deezer'])).toEqual([
    'spotify+apple-music+itunes-store refused C1',
    'apple-music+itunes-store altered T1',
  ]);
});

test('only chosen stores are named; the others accept it as it is, and findings nobody acts on are advice', () => {
  const { accepting, advice } = groupVerdicts(FINDINGS, ['deezer', 'tidal']);
  expect(summarise(['deezer', 'tidal'])).toEqual([]);
  expect(accepting).toEqual(['deezer', 'tidal']);
  expect(advice.map(({ rule }) => rule)).toEqual(['T1', 'R15', 'C1']);
});
