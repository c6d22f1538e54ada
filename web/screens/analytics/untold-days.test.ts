import { expect, test } from 'vitest';
import { isKnown, untoldDays } from './untold-days.ts';

const told = (...days: string[]) => ({
  range: { from: '2026-11-01', to: '2026-11-22' },
  freshness: days.map((until) => ({ store: { id: until, name: until }, until, received_at: `${until}T09:00:00.000Z` })),
});

test('days that no store has told of yet are unknown and not zero', () => {
  const head = told('2026-11-18', '2026-11-20', '2026-11-19');
  expect(isKnown(head, '2026-11-20')).toBe(true);
  expect(isKnown(head, '2026-11-21')).toBe(false);
  expect(untoldDays(head)).toEqual({ from: '2026-11-21', to: '2026-11-22' });
  expect(untoldDays(told('2026-11-22'))).toBeNull();
  expect(untoldDays(told('2026-10-02'))).toEqual({ from: '2026-11-01', to: '2026-11-22' });
  expect(isKnown(told(), '2026-11-01')).toBe(false);
});
