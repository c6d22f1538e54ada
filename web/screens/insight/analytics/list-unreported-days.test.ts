import { expect, test } from 'vitest';
import { isDayReported, listUnreportedDays } from './list-unreported-days.ts';

const reported = (...days: string[]) => ({
  range: { from: '2026-11-01', to: '2026-11-22' },
  freshness: days.map((until) => ({ store: { id: until, name: until }, until, received_at: `${until}T09:00:00.000Z` })),
});

test('days that no store has reported yet are unknown, not zero', () => {
  const head = reported('2026-11-18', '2026-11-20', '2026-11-19');
  expect(isDayReported(head, '2026-11-20')).toBe(true);
  expect(isDayReported(head, '2026-11-21')).toBe(false);
  expect(listUnreportedDays(head)).toEqual({ from: '2026-11-21', to: '2026-11-22' });
  expect(listUnreportedDays(reported('2026-11-22'))).toBeNull();
  expect(listUnreportedDays(reported('2026-10-02'))).toEqual({ from: '2026-11-01', to: '2026-11-22' });
  expect(isDayReported(reported(), '2026-11-01')).toBe(false);
});
