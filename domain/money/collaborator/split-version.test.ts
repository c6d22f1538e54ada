import { expect, test } from 'vitest';
import { computeVersionStatus, findVersionFor, type SplitVersionStatus } from './split-version.ts';

const VERSIONS = [
  { number: 1, effective_from: '2026-03' },
  { number: 2, effective_from: '2026-06' },
  { number: 3, effective_from: '2026-06' },
  { number: 4, effective_from: '2026-09' },
  { number: 5, effective_from: '2026-07' },
];

test.each([
  ['2026-02', null],
  ['2026-03', 1],
  ['2026-05', 1],
  ['2026-06', 3],
  ['2026-07', 5],
  ['2026-08', 5],
  ['2026-09', 4],
  ['2030-01', 4],
])(
  'in %s version %s applies: the newest of the latest month that has come, in whatever order they are stored',
  (period, number) => {
    expect(findVersionFor(VERSIONS, period)?.number ?? null).toBe(number);
    expect(findVersionFor([...VERSIONS].reverse(), period)?.number ?? null).toBe(number);
  },
);

test.each<[string, SplitVersionStatus[]]>([
  ['2026-02', ['waiting', 'replaced', 'waiting', 'waiting', 'waiting']],
  ['2026-07', ['past', 'replaced', 'past', 'waiting', 'in_force']],
  ['2026-12', ['past', 'replaced', 'past', 'in_force', 'past']],
])('in %s every version has its status', (month, statuses) => {
  expect(VERSIONS.map((one) => computeVersionStatus(one, VERSIONS, month))).toEqual(statuses);
});
