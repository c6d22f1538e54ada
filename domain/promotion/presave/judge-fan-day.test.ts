import { expect, test } from 'vitest';
import { isDoubtfulFanDay } from './judge-fan-day.ts';

test.each([
  [{ spotify: 0, mail: 0, calendar: 50 }, true],
  [{ spotify: 0, mail: 0, calendar: 49 }, false],
  [{ spotify: 60, mail: 29, calendar: 90 }, true],
  [{ spotify: 60, mail: 30, calendar: 90 }, false],
  [{ spotify: 900, mail: 40, calendar: 300 }, false],
  [{ spotify: 300, mail: 0, calendar: 0 }, false],
])('new fans of a day %j: doubtful is %s', (day, isDoubtful) => {
  expect(isDoubtfulFanDay(day)).toBe(isDoubtful);
});
