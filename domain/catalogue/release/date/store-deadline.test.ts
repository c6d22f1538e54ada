import { expect, test } from 'vitest';
import { addBusinessDays, addDays } from '../../../calendar.ts';
import { findEditorDate, listEditorDeadlines } from './store-deadline.ts';

const deadlines = (release: string, today: string) =>
  listEditorDeadlines(release, today).map(({ store_id, day }) => `${store_id} ${day}`);

test('editors take pitches until so many days, or business days, before the release, and past deadlines are left out', () => {
  // A Thursday with a weekend before each of the two weeks.
  expect(deadlines('2026-12-10', '2026-11-26')).toEqual([
    'amazon-music 2026-11-26',
    'apple-music 2026-11-26',
    'spotify 2026-12-03',
  ]);
  // Ten business days before a Monday are fourteen days as well; before a Saturday only thirteen remain.
  expect(deadlines('2026-12-14', '2026-11-26').slice(0, 2)).toEqual([
    'amazon-music 2026-11-30',
    'apple-music 2026-11-30',
  ]);
  expect(deadlines('2026-12-12', '2026-11-26').slice(0, 2)).toEqual([
    'amazon-music 2026-11-28',
    'apple-music 2026-11-29',
  ]);
  expect(deadlines('2026-12-04', '2026-11-26')).toEqual(['spotify 2026-11-27']);
  expect(deadlines('2026-11-01', '2026-11-26')).toEqual([]);
});

test('a release submitted on a day reaches every editor in time from a date on, which counts the review', () => {
  for (let offset = 0; offset < 400; offset += 1) {
    const submitted = addDays('2027-01-01', offset);
    const date = findEditorDate(submitted);
    const delivered = addBusinessDays(submitted, 2);
    const isInTime = (release: string) => listEditorDeadlines(release, delivered).length === 3;
    if (!isInTime(date) || isInTime(addDays(date, -1))) expect.fail(`${submitted}: ${date}`);
  }
  expect(findEditorDate('2026-01-01')).toBe('2026-01-19');
});
