import { expect, test } from 'vitest';
import { findCompleteUntil, findReportedUntil } from './find-reported-until.ts';

const stores = (...days: string[]) => days.map((until) => ({ until }));

test('the newest report and the last complete day differ while a store is behind', () => {
  const some = stores('2026-11-27', '2026-11-25', '2026-11-28');
  expect(findReportedUntil(some)).toBe('2026-11-28');
  expect(findCompleteUntil(some, '2026-11-27')).toBe('2026-11-25');
  expect(findCompleteUntil(stores('2026-11-28'), '2026-11-27')).toBe('2026-11-27');
  // A store that stopped reporting is not waited for.
  expect(findCompleteUntil(stores('2026-11-27', '2026-11-01'), '2026-11-27')).toBe('2026-11-27');
  expect(findCompleteUntil([], '2026-11-27')).toBeNull();
});
