import type { ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { addDays, daysBetween } from '@tangent/domain/calendar.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { CALENDAR_PHASES } from '@tangent/domain/promotion/release-calendar/calendar-phase.ts';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildCalendar } from './calendar-fixture.ts';
import { readAxis } from './read-axis.ts';
import { type ReleaseLineFacts, useLine } from './use-line.ts';

async function readLine(calendar: ReleaseCalendar, left_on: string | null = null, language = 'en') {
  const found: ReleaseLineFacts[] = [];
  const Probe = () => {
    found.push(useLine(calendar, 'Night Drive', left_on));
    return null;
  };
  const texts = await loadTexts(language as 'en');
  renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <Probe />
    </I18nextProvider>,
  );
  const [line] = found;
  if (!line) throw new Error('the line was not read');
  return line;
}

const day = { day: 9, live_date: '2026-12-12', today: '2026-12-20', phase: 'first_weeks', days_left: null } as const;
const streams = Array.from({ length: 9 }, (_, index) => ({
  day: addDays('2026-12-12', index),
  streams: index === 8 ? 1240 : 2000,
  is_open: index === 8,
}));

const problem = (on: string, id: string, name: string) =>
  ({ kind: 'problem', day: on, store: { id, name }, is_done: false, is_missed: false }) as const;

test.each([
  [
    'coming',
    {},
    null,
    [
      'Submitted, approved, Nov 19 – 20',
      'Pre-save starts, Nov 20',
      'Today, Amazon',
      'Dec 2, Apple',
      'Dec 5, Spotify',
      'Release day, Sat, Dec 12',
      'Week 1, Dec 18',
      'Day 28, Jan 8',
      '185 fans wait',
      'To beat: Lua de Papel, 44,660 in 28 days',
    ],
  ],
  [
    'two deadlines on one day',
    {
      marks: buildCalendar().marks.map((mark) => (mark.kind === 'editors' ? { ...mark, day: '2026-12-02' } : mark)),
      before: null,
      fans: [],
      fans_total: null,
      visits: [{ day: '2026-11-27', visits: 31 }],
    },
    null,
    [
      'Submitted, approved, Nov 19 – 20',
      'Pre-save starts, Nov 20',
      'Today, Nov 28',
      'Dec 2, Amazon, Apple, and Spotify',
      'Release day, Sat, Dec 12',
      'Week 1, Dec 18',
      'Day 28, Jan 8',
      '31 visits to your link',
    ],
  ],
  [
    'in review',
    {
      phase: 'in_review',
      today: '2026-11-19',
      approved_on: null,
      reviewed_by: '2026-11-23',
      marks: buildCalendar().marks.filter(({ kind }) => kind === 'submitted' || kind === 'release_day'),
      fans: [],
      fans_total: null,
      before: null,
    },
    null,
    ['Submitted, Nov 19', 'In review, until Mon, Nov 23', 'Release day, Sat, Dec 12'],
  ],
  [
    'two stores refused it, the last one two days ago',
    {
      marks: [
        problem('2026-11-24', 'apple-music', 'Apple Music'),
        problem('2026-11-26', 'spotify', 'Spotify'),
        ...buildCalendar().marks.filter(({ kind }) => kind === 'release_day'),
      ],
      fans: [],
      fans_total: null,
      before: null,
    },
    null,
    ['Problem at 2 stores, Nov 26', 'Today, Nov 28', 'Release day, Sat, Dec 12'],
  ],
  [
    'a store refused it today',
    { marks: [problem('2026-11-28', 'spotify', 'Spotify')], fans: [], fans_total: null, before: null },
    null,
    ['Problem at Spotify, Nov 28'],
  ],
  ['reopened', { phase: 'reopened', marks: [], fans: [], fans_total: null, before: null }, null, ['Your turn, Nov 28']],
  [
    'day 9',
    {
      ...day,
      streams,
      streams_total: 16_000,
      marks: buildCalendar().marks.map((mark) => (mark.kind === 'editors' ? { ...mark, is_done: true } : mark)),
    },
    null,
    [
      'Submitted, approved, Nov 19 – 20',
      'Pre-save starts, Nov 20',
      '3 pitches to editors, Nov 28 – Dec 5',
      'Out, Sat, Dec 12',
      'Week 1, Dec 18',
      'Day 9, Sun, Dec 20',
      'Day 28, Jan 8',
      '185 fans waited',
      '16,000 streams so far',
      'Lua de Papel: 44,660 in 28 days',
    ],
  ],
  [
    'removed',
    { ...day, phase: 'removed', today: '2027-03-01', marks: [], fans: [], fans_total: null, before: null },
    '2027-02-20',
    ['Taken down, Feb 20'],
  ],
] as const)(
  'the line of a release that is %s says, in order: today, its days and its sums',
  async (_name, change, left_on, expected) => {
    const { alternative } = await readLine(buildCalendar(change as Partial<ReleaseCalendar>), left_on);
    // Ranges of days have thin spaces.
    expect(alternative.map((each) => each.replace(/\u2009/g, ' '))).toEqual(expected);
  },
);

test('a missed deadline is struck, and a moved date too', async () => {
  const marks = buildCalendar().marks.map((mark) =>
    mark.store?.id === 'spotify' ? { ...mark, day: '2026-11-25', is_missed: true } : mark,
  );
  const { facts } = await readLine(
    buildCalendar({
      marks: [...marks, { kind: 'moved', day: '2026-12-05', store: null, is_done: false, is_missed: true }],
    }),
  );
  expect(facts.marks.filter(({ tone }) => tone === 'missed').map(({ label }) => label)).toEqual(['Nov 25', 'Dec 5']);
});

test.each(LANGUAGES)('every phase has its words in %s', async (language) => {
  for (const phase of CALENDAR_PHASES) {
    const left_on = phase === 'removed' || phase === 'leaving' || phase === 'rejected' ? '2026-12-19' : null;
    const { facts, captions, alternative } = await readLine(
      buildCalendar({ ...day, phase, streams, streams_total: 16_000 }),
      left_on,
      language,
    );
    const words = [
      ...facts.marks.flatMap((mark) => [mark.label, mark.detail, mark.short.label, mark.short.detail]),
      ...captions.map(({ text }) => text),
      ...alternative,
    ];
    expect(
      words.filter((word) => /release\.|undefined|\{|NaN/.test(word)),
      phase,
    ).toEqual([]);
    expect(alternative.length, phase).toBeGreaterThan(0);
  }
});

test('whatever the clock says, today lies on the axis, and so does every figure', () => {
  const date = (from: string, to: string) =>
    fc.integer({ min: 0, max: daysBetween(from, to) }).map((days) => addDays(from, days));
  const calendars = fc.record({
    phase: fc.constantFrom(...CALENDAR_PHASES),
    today: date('2026-01-01', '2029-01-01'),
    submitted_on: fc.option(date('2026-01-01', '2027-01-01'), { nil: null }),
    release_date: fc.option(date('2026-01-01', '2028-01-01'), { nil: null }),
    live_date: fc.option(date('2026-01-01', '2028-01-01'), { nil: null }),
    months: fc.constantFrom<ReleaseCalendar['months'][]>(
      [],
      [
        { period: '2026-12', streams: 900 },
        { period: '2027-01', streams: 400 },
      ],
    ),
  });
  fc.assert(
    fc.property(calendars, fc.option(date('2026-01-01', '2029-01-01'), { nil: null }), (change, left_on) => {
      const first = change.live_date ?? change.release_date;
      const axis = readAxis(buildCalendar({ ...change, last_day: first && addDays(first, 27) }), left_on);
      expect(axis.days).toBeGreaterThanOrEqual(1);
      expect(axis.bars.every((bar) => bar.day >= 0 && bar.day <= axis.days)).toBe(true);
      if (axis.today !== null && change.phase !== 'release_day') {
        expect(axis.today).toBeGreaterThanOrEqual(0);
        expect(axis.today).toBeLessThanOrEqual(axis.days + 0.5);
      }
    }),
    { numRuns: 500 },
  );
});
