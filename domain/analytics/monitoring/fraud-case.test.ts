import { expect, test } from 'vitest';
import { belongsToCase, stateAfterFinding, stateAfterQuietDays } from './fraud-case.ts';

test('what is found within four weeks of a case belongs to it, also when a store tells of an earlier day late', () => {
  const days = { first_day: '2028-03-01', last_day: '2028-03-10' };
  for (const day of ['2028-02-02', '2028-03-05', '2028-04-07']) expect(belongsToCase(days, day)).toBe(true);
  for (const day of ['2028-02-01', '2028-04-08']) expect(belongsToCase(days, day)).toBe(false);
});

test('more findings open a case again, unless staff found it to be natural', () => {
  expect(stateAfterFinding({ state: 'open', verdict: null })).toBe('open');
  expect(stateAfterFinding({ state: 'calm', verdict: null })).toBe('open');
  expect(stateAfterFinding({ state: 'closed', verdict: 'artificial' })).toBe('open');
  expect(stateAfterFinding({ state: 'closed', verdict: 'natural' })).toBe('closed');
});

test('an open case is calm after a week that the store told of, a closed one stays closed', () => {
  expect(stateAfterQuietDays({ state: 'open' }, 6)).toBe('open');
  expect(stateAfterQuietDays({ state: 'open' }, 7)).toBe('calm');
  expect(stateAfterQuietDays({ state: 'calm' }, 0)).toBe('calm');
  expect(stateAfterQuietDays({ state: 'closed' }, 30)).toBe('closed');
});
