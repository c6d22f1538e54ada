import { expect, test } from 'vitest';
import { REPORT_PROFILES } from './report-profile.ts';
import { NEXT_SALES_FILE_STATES, SALES_FILE_STATES } from './sales-file.ts';
import { isSameReport } from './same-report.ts';

test('final states stay final: a posted file can only be reversed', () => {
  const ends = SALES_FILE_STATES.filter((state) => NEXT_SALES_FILE_STATES[state].length === 0);
  expect(ends.sort()).toEqual(['declined', 'duplicate', 'malformed', 'reversed', 'unknown_format']);
  expect(NEXT_SALES_FILE_STATES.posted).toEqual(['reversed']);
});

test('two files of one store and month are the same report, unless they cover different money or different days', () => {
  for (const one of REPORT_PROFILES)
    for (const other of REPORT_PROFILES) {
      const isBeside = [one, other].sort().join() === 'youtube,youtube_subscription';
      const isDaily = one === 'apple_daily' && other === 'apple_daily';
      expect(isSameReport(one, other), `${one} and ${other}`).toBe(!isBeside && !isDaily);
    }
});
