import { expect, test } from 'vitest';
import type { ReleaseStatus } from '../../catalogue/release/status.ts';
import { findCalendarPhase, findReleaseDay } from './calendar-phase.ts';
import { findFirstOpening } from './find-first-opening.ts';
import { listMarks } from './list-marks.ts';
import { AGREED, editorsOf, findSteps, makeFacts, NAMES, OUT } from './testing/make-facts.ts';

test('what the product sees or the artist ticks is done, in the order of their lives', () => {
  const { done } = findSteps(
    makeFacts('in_process', '2026-12-01', {
      people: [AGREED],
      editors: editorsOf(OUT),
      ticks: ['pitch_editors:amazon-music', 'make_banners'],
      lyrics: { untimed: 0, timed: 1 },
      pitched: ['Slow Waves'],
    }),
  );
  expect(done.map(({ key }) => key)).toEqual([
    'submit',
    'invite_people',
    'add_credits',
    'time_lyrics',
    'write_story',
    'pitch_editors:amazon-music',
    'pitch_playlists',
    'make_banners',
  ]);
  expect(findSteps(makeFacts('reopened', '2026-12-01')).done).toEqual([]);
});

test('the line has a moved date, a refusal, a kept and a missed deadline, and none that had passed before', () => {
  const facts = makeFacts('in_process', '2026-11-30', {
    editors: editorsOf(OUT),
    ticks: ['pitch_editors:amazon-music'],
    earlier_dates: ['2026-12-05', OUT],
    campaign: { starts_on: '2026-11-20', phase: 'running' },
    faults: [
      { store: { id: 'spotify', name: 'Spotify' }, state: 'refused', reason_code: 'artwork', since: '2026-11-26' },
    ],
  });
  const point = (kind: string, day: string, is_done: boolean, is_missed = false, store: string | null = null) => {
    return { kind, day, store: store === null ? null : { id: store, name: NAMES[store] }, is_done, is_missed };
  };
  expect(listMarks(facts)).toEqual([
    point('submitted', '2026-11-19', true),
    point('approved', '2026-11-20', true),
    point('presave', '2026-11-20', true),
    point('problem', '2026-11-26', false, false, 'spotify'),
    point('editors', '2026-11-28', true, false, 'amazon-music'),
    point('editors', '2026-11-29', false, true, 'apple-music'),
    point('editors', '2026-12-05', false, false, 'spotify'),
    point('moved', '2026-12-05', false, true),
    point('release_day', OUT, false),
    point('week_1', '2026-12-18', false),
    point('day_28', '2027-01-08', false),
  ]);
  const late = makeFacts('in_process', '2026-12-02', {
    editors: editorsOf(OUT),
    release: { submitted_on: '2026-12-01', approved_on: '2026-12-02' },
  });
  expect(
    listMarks(late)
      .filter(({ kind }) => kind === 'editors')
      .map(({ day }) => day),
  ).toEqual(['2026-12-05']);
  expect(
    listMarks(
      makeFacts('draft', '2026-11-01', { release: { release_date: null, submitted_on: null, approved_on: null } }),
    ),
  ).toEqual([]);
});

test.each<[ReleaseStatus, string, string | null, string, number | null]>([
  ['in_process', '2026-12-11', null, 'coming', null],
  ['in_process', OUT, null, 'release_day', 1],
  ['in_process', '2026-12-13', null, 'coming', null],
  ['published', OUT, OUT, 'release_day', 1],
  ['published', '2026-12-13', OUT, 'first_weeks', 2],
  ['published', '2027-01-08', OUT, 'first_weeks', 28],
  ['published', '2027-01-09', OUT, 'catalogue', 29],
  // Its first store came five days late: its days count from then.
  ['published', '2026-12-17', '2026-12-17', 'release_day', 1],
  ['takedown_requested', '2027-01-09', OUT, 'leaving', 29],
])('a release in status %s on %s is %s', (status, today, live_date, phase, day) => {
  const release = { status, release_date: OUT, live_date };
  expect(findCalendarPhase(release, today)).toBe(phase);
  expect(findReleaseDay(release, today)).toBe(day);
});

test('the first listeners are in Auckland, where it is sold there', () => {
  const { release } = makeFacts('in_process', '2026-12-01');
  expect(findFirstOpening(release, OUT)).toBe('2026-12-11T11:00:00.000Z');
  expect(findFirstOpening(release, '2026-07-12')).toBe('2026-07-11T12:00:00.000Z');
  expect(findFirstOpening({ ...release, territory_mode: 'except', territories: ['NZ'] }, OUT)).toBeNull();
  expect(findFirstOpening(release, null)).toBeNull();
});
