import { expect, test } from 'vitest';
import { formatAgo } from './activity-block.tsx';

const TODAY = '2026-11-20';
const NOW = Date.parse('2026-11-20T15:00:00Z');

test.each([
  ['2026-11-20T14:59:30Z', null],
  ['2026-11-20T14:48:00Z', '12 min'],
  ['2026-11-20T11:10:00Z', '3 hr'],
  ['2026-11-19T23:59:00Z', 'yesterday'],
  ['2026-11-16T09:00:00Z', 'Mon'],
  ['2026-11-13T09:00:00Z', 'Nov 13'],
])('an event at %s is shown as %s', (instant, expected) => {
  expect(formatAgo(instant, { now: NOW, today: TODAY }, 'en')).toBe(expected);
});

test('days follow the product’s clock, even when it is ahead of the browser', () => {
  const ahead = { now: NOW, today: '2026-12-01' };
  expect(formatAgo('2026-11-30T12:00:00Z', ahead, 'tr')).toBe('dün');
  expect(formatAgo('2026-12-01T08:00:00Z', ahead, 'en')).toBeNull();
});
