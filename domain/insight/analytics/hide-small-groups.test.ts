import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hideSmallGroups } from './hide-small-groups.ts';

test.each([
  { counts: [100, 9, 50, 40], visible: [100, null, 50, null] },
  { counts: [100, 9, 8, 40], visible: [100, null, null, 40] },
  { counts: [100, 3, 2, 40], visible: [100, null, null, null] },
  { counts: [100, 0, 50, 40], visible: [100, null, 50, 40] },
  { counts: [9, 0, 0, 0], visible: [null, null, null, null] },
  { counts: [10, 0], visible: [10, null] },
  { counts: [5, 5, 40], visible: [null, null, 40] },
])('of $counts listeners $visible are shown', ({ counts, visible }) => {
  expect(hideSmallGroups(counts)).toEqual(visible);
});

test('no group of one to nine listeners is shown, or can be derived from the total and the others', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30), { minLength: 1, maxLength: 8 }), (counts) => {
      const visible = hideSmallGroups(counts);
      const hidden = counts.filter((_, i) => visible[i] === null);
      const rest = hidden.reduce((sum, count) => sum + count, 0);
      expect(visible).toEqual(counts.map((count, i) => (visible[i] === null ? null : count)));
      expect(visible.every((count) => count === null || count >= 10)).toBe(true);
      const isAll = hidden.length === counts.length;
      expect(rest === 0 || isAll || (hidden.length > 1 && rest >= 10)).toBe(true);
    }),
  );
});
