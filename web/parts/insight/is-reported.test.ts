import { expect, test } from 'vitest';
import { isReported } from './is-reported.ts';

test('money of months without any statement is unknown, not zero', () => {
  const months = { from: '2026-10', to: '2026-11' };
  expect(isReported({ until: '2026-10' }, months)).toBe(true);
  expect(isReported({ until: '2026-09' }, months)).toBe(false);
  expect(isReported({ until: null }, months)).toBe(false);
});
