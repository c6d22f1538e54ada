import { computeShare } from '@tangent/sandbox/stores/reports/course.ts';
import { expect, test } from 'vitest';
import { MARE_RELEASES } from './mare-releases.ts';

/** Sums the plays of the band from one day to another, counted from today, in plays of the largest store. */
function sumPlays(first: number, last: number): number {
  let plays = 0;
  for (const { audience, released, status, tracks } of MARE_RELEASES) {
    if (audience === undefined || status === 'removed') continue;
    for (let day = Math.max(first, released); day <= last; day += 1) {
      plays += audience.fame * tracks.length * computeShare(audience.course, day - released);
    }
  }
  return plays;
}

test('more people play the band of the demo every month: the first screen and the picture of it show what grows', () => {
  const months = [0, 1, 2].map((ago) => sumPlays(-30 * (ago + 1), -30 * ago - 1));
  expect(months.toSorted((a, b) => b - a)).toEqual(months);
  expect((months[0] ?? 0) / (months[1] ?? 1)).toBeGreaterThan(1.1);
});
