import { expect, test } from 'vitest';
import { formatLocalStart } from './format-local-start.ts';

const format = (date: string, timeZone: string, language = 'en') => {
  const start = formatLocalStart(date, language, timeZone);
  return start && `${start.time} ${start.date} ${start.zone}`;
};

test.each([
  ['São Paulo, the evening before', '2026-12-11', 'America/Sao_Paulo', '21:00 Dec 10, 2026 GMT-3'],
  ['Istanbul, the same morning', '2026-12-11', 'Europe/Istanbul', '03:00 Dec 11, 2026 GMT+3'],
  ['Kolkata, half an hour off', '2026-12-11', 'Asia/Kolkata', '05:30 Dec 11, 2026 GMT+5:30'],
  ['New York, the month before', '2027-03-01', 'America/New_York', '19:00 Feb 28, 2027 GMT-5'],
  ['New York, the year before', '2027-01-01', 'America/New_York', '19:00 Dec 31, 2026 GMT-5'],
  // In Europe clocks go forward on 28 March 2027 at 01:00 UTC and back on 31 October at 01:00 UTC.
  ['Madrid in the night when summer time starts', '2027-03-28', 'Europe/Madrid', '01:00 Mar 28, 2027 GMT+1'],
  ['Madrid one day later', '2027-03-29', 'Europe/Madrid', '02:00 Mar 29, 2027 GMT+2'],
  ['Madrid in the night when it ends', '2027-10-31', 'Europe/Madrid', '02:00 Oct 31, 2027 GMT+2'],
  ['Lisbon in winter, same as UTC', '2027-01-15', 'Europe/Lisbon', null],
  ['Lisbon in summer', '2027-07-15', 'Europe/Lisbon', '01:00 Jul 15, 2027 GMT+1'],
  ['UTC itself', '2027-07-15', 'UTC', null],
  ['Kiritimati, far ahead', '2028-02-29', 'Pacific/Kiritimati', '14:00 Feb 29, 2028 GMT+14'],
])('a release date starts on the clock of %s', (_name, date, zone, expected) => {
  expect(format(date, zone)).toBe(expected);
});

test('the date is in the order of the language', () => {
  expect(format('2026-12-11', 'Europe/Istanbul', 'tr')).toBe('03:00 11 Ara 2026 GMT+3');
});
