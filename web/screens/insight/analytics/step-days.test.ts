import { expect, test } from 'vitest';
import { listStepDays } from './step-days.ts';
import { formatLongStep } from './step-text.ts';

test('an incomplete month is labelled with its days, in the period and in the comparison', () => {
  const head = {
    range: { from: '2026-08-01', to: '2026-11-22' },
    comparison: { from: '2026-04-09', to: '2026-07-31' },
  };
  const points = [
    { at: '2026-08-01', before_at: '2026-04-09' },
    { at: '2026-09-01', before_at: '2026-05-10' },
    { at: '2026-10-01', before_at: '2026-06-09' },
    { at: '2026-11-01', before_at: '2026-07-10' },
  ];
  const days = listStepDays(head, points);
  expect(days.map(({ now }) => formatLongStep(now, 'month', 'en'))).toEqual([
    'August 2026',
    'September 2026',
    'October 2026',
    expect.stringMatching(/^Nov 1\s–\s22, 2026$/),
  ]);
  expect(days.map(({ before }) => before)).toEqual([
    { from: '2026-04-09', to: '2026-05-09' },
    { from: '2026-05-10', to: '2026-06-08' },
    { from: '2026-06-09', to: '2026-07-09' },
    { from: '2026-07-10', to: '2026-07-31' },
  ]);
  expect(formatLongStep({ from: '2026-11-22', to: '2026-11-22' }, 'day', 'en')).toBe('Sun, Nov 22, 2026');
});
