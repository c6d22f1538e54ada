import { expect, test } from 'vitest';
import { belongsToCase, stateAfterFinding, stateAfterQuietDays } from './fraud-case.ts';

test('a finding within four weeks of a case belongs to it, even when a store reports an earlier day late', () => {
  const days = { first_day: '2028-03-01', last_day: '2028-03-10' };
  for (const day of ['2028-02-02', '2028-03-05', '2028-04-07']) expect(belongsToCase(days, day)).toBe(true);
  for (const day of ['2028-02-01', '2028-04-08']) expect(belongsToCase(days, day)).toBe(false);
});

test('further findings reopen a case, unless staff closed it as natural', () => {
  expect(stateAfterFinding({ state: 'open', verdict: null })).toBe('open');
  expect(stateAfterFinding({ state: 'calm', verdict: null })).toBe('open');
  expect(stateAfterFinding({ state: 'closed', verdict: 'artificial' })).toBe('open');
  expect(stateAfterFinding({ state: 'closed', verdict: 'natural' })).toBe('closed');
});

test('an open case becomes calm after a week of reported days without findings, a closed one stays closed', () => {
  expect(stateAfterQuietDays({ state: 'open' }, 6)).toBe('open');
  expect(stateAfterQuietDays({ state: 'open' }, 7)).toBe('calm');
  expect(stateAfterQuietDays({ state: 'calm' }, 0)).toBe('calm');
  expect(stateAfterQuietDays({ state: 'closed' }, 30)).toBe('closed');
});
