import type { CalendarStep } from '@tangent/contract/promotion/release-calendar.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { expect, test } from 'vitest';
import { buildCalendar } from '../../../parts/promotion/release-line/calendar-fixture.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildDatesFile } from './build-dates-file.ts';

const MONEY: CalendarStep = {
  key: 'money',
  kind: 'money',
  by: 'itself',
  day: '2027-03-16',
  is_last_day: false,
  facts: {
    period: '2026-12',
    is_first: true,
    is_estimate: true,
    amount_micros: null,
    streams: null,
    per_thousand_micros: null,
  },
};
const CALENDAR = buildCalendar({ folded: [MONEY] });

async function build(
  calendar = CALENDAR,
  { title = 'Night Drive', language = 'en', now = '2026-11-28T10:00:00Z' } = {},
) {
  const { t } = await loadTexts(language as 'en');
  const address = `https://tangent.example/distributions/${calendar.release_id}`;
  return buildDatesFile({ t, language, calendar, title, product: 'Tangent', address, now: new Date(now) });
}

const read = (file: string, name: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .flatMap((line) => (line.startsWith(name) ? [line.slice(name.length + 1)] : []));

test('the file has the deadlines, release day, first figures and first money that lie ahead', async () => {
  const file = await build();
  const days = read(file, 'DTSTART;VALUE=DATE');
  expect(read(file, 'SUMMARY').map((name, index) => `${days[index]} ${name}`)).toEqual([
    '20261128 Night Drive: last day for the editors of Amazon Music',
    '20261202 Night Drive: last day for the editors of Apple Music',
    '20261205 Night Drive: last day for the editors of Spotify',
    '20261212 Night Drive: release day',
    '20261214 Night Drive: first figures',
    '20270316 Night Drive: stores pay December 2026',
  ]);
  const later = { ...CALENDAR, marks: CALENDAR.marks.map((mark) => ({ ...mark, is_done: true })), today: '2026-12-15' };
  expect(read(await build(later), 'SUMMARY')).toEqual(['Night Drive: stores pay December 2026']);
});

test('a moved date keeps its UID and has a higher SEQUENCE', async () => {
  const marks = CALENDAR.marks.map((mark) => (mark.kind === 'release_day' ? { ...mark, day: '2026-12-19' } : mark));
  const [before, after] = [await build(), await build({ ...CALENDAR, marks }, { now: '2026-11-28T10:01:00Z' })];
  expect(read(after, 'UID').toSorted()).toEqual(read(before, 'UID').toSorted());
  expect(new Set(read(before, 'UID')).size).toBe(6);
  expect(read(before, 'UID')).toContain(`release-${CALENDAR.release_id}-out@tangent.example`);
  expect(Number(read(after, 'SEQUENCE')[0])).toBe(Number(read(before, 'SEQUENCE')[0]) + 1);
});

test.each(LANGUAGES)('a long title in four scripts is escaped and folded: %s', async (language) => {
  const title = 'A, 海; بحر Море\\ '.repeat(8).trim();
  const file = await build(CALENDAR, { title, language });
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const escaped = title.replace(/[\\;,]/g, '\\$&');
  expect(read(file, 'SUMMARY').filter((name) => name.startsWith(`${escaped}: `))).toHaveLength(6);
});
