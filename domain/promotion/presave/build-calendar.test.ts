import { expect, test } from 'vitest';
import { buildCalendar, type CalendarEntry } from './build-calendar.ts';

const ENTRY: CalendarEntry = {
  uid: 'presave-7@tangent.example',
  sequence: 0,
  date: '2026-12-31',
  title: 'Night Drive, by Lena; Ortiz',
  text: 'Out today.\nListen',
  address: 'https://tangent.example/release/lena-ortiz-night-drive-k7x2m',
  is_cancelled: false,
  changed_at: '2026-11-25T10:15:30.123Z',
};
const build = (...entries: CalendarEntry[]) => buildCalendar('Tangent', entries);

test('the entry is an all-day event without a time zone, and DTEND is the next day', () => {
  const lines = build(ENTRY).split('\r\n');
  for (const line of [
    'METHOD:PUBLISH',
    'UID:presave-7@tangent.example',
    'DTSTAMP:20261125T101530Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Night Drive\\, by Lena\\; Ortiz',
    'DESCRIPTION:Out today.\\nListen',
  ]) {
    expect(lines).toContain(line);
  }
});

test('a new date updates the same entry with a higher SEQUENCE; a cancellation removes it', () => {
  expect(build({ ...ENTRY, sequence: 2, date: '2027-01-08' })).toMatch(/UID:presave-7@.*\r\nSEQUENCE:2\r\n/);
  const cancelled = build({ ...ENTRY, sequence: 3, is_cancelled: true });
  expect(cancelled).toContain('METHOD:CANCEL\r\n');
  expect(cancelled).toContain('STATUS:CANCELLED\r\n');
});

test('several entries stand in one file, each whole and with its own UID', () => {
  const file = build(ENTRY, { ...ENTRY, uid: 'release-8@tangent.example', date: '2027-01-08' });
  expect(file.match(/^(BEGIN|END|UID|METHOD):.*(?=\r$)/gm)).toEqual([
    'BEGIN:VCALENDAR',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:presave-7@tangent.example',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:release-8@tangent.example',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
});

test('no line is longer than 75 octets, and unfolding returns every character', () => {
  const title = 'Ağustos Işığı 🌙 '.repeat(20).trim();
  const file = build({ ...ENTRY, title });
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});

test('a line break in a title cannot add a calendar property', () => {
  expect(build({ ...ENTRY, title: 'A\r\nMETHOD:CANCEL' })).not.toMatch(/^METHOD:CANCEL/m);
});

test.each([
  ['a', 1],
  ['é', 2],
  ['—', 3],
  ['🌙', 4],
])('a line of 75 octets is whole, and one of 76 is folded: %s', (character, size) => {
  const room = 75 - 'SUMMARY:'.length;
  const title = character.repeat(Math.floor(room / size)) + 'x'.repeat(room % size);
  const listLines = (value: string) => build({ ...ENTRY, title: value }).split('\r\n');
  expect(listLines(title)).toContain(`SUMMARY:${title}`);
  expect(listLines(`x${title}`)).not.toContain(`SUMMARY:x${title}`);
  const [first, second] = listLines('x'.repeat(200)).filter((line) => /x{20}/.test(line));
  expect([first?.length, second?.length]).toEqual([75, 75]);
});
