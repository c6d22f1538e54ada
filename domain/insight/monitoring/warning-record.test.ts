import { expect, test } from 'vitest';
import { shareOfArtificial } from './warning-record.ts';

test.each([
  [0, 0, null],
  [19, 0, null],
  [10, 10, 5_000],
  [2, 1, null],
  [93, 7, 9_300],
  [0, 20, 0],
])(
  'of %i artificial and %i natural cases the share is %j: few cases are no percentage',
  (artificial, natural, share) => {
    const cases = { artificial, natural, open: 400, calm: 400 };
    expect(shareOfArtificial({ since: null, cases, fines: { warned: 0, unwarned: 0 }, warned_days: null })).toBe(share);
  },
);
