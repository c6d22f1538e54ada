import { expect, test } from 'vitest';
import { isFree, readChoice, readTab, TABS } from './read-choice.ts';

const read = (text: string) => readChoice(new URLSearchParams(text));

test('[S9-013] an address sets the period, the comparison and the music, and anything else in it is ignored', () => {
  const track = '01a204b8-90e1-7150-bcc3-b7e581acc603';
  expect(read('')).toEqual({ period: 'last_30_days', compare: 'previous' });
  expect(read(`period=this_year&compare=last_year&track=${track}&from=2026-01-01`)).toEqual({
    period: 'this_year',
    compare: 'last_year',
    track,
  });
  expect(read('period=custom&compare=none&from=2026-01-01&to=2026-02-30')).toEqual({
    period: 'custom',
    compare: 'none',
    from: '2026-01-01',
    to: '2026-02-30',
  });
  expect(read('period=forever&compare=all&artist=1&release=%00&track=&to=x')).toEqual(read(''));
});

test('an address opens its tab, or the overview if the tab does not exist', () => {
  expect(readTab(new URLSearchParams('tab=territories'))).toBe('territories');
  expect(readTab(new URLSearchParams('tab=money'))).toBe('overview');
});

test('without a paid plan only the overview of up to 30 past days is available', () => {
  expect(TABS.filter((tab) => isFree(tab, 'last_7_days'))).toEqual(['overview']);
  expect(isFree('overview', 'today')).toBe(false);
  expect(isFree('overview', 'last_90_days')).toBe(false);
  expect(isFree('overview', 'custom')).toBe(false);
});
