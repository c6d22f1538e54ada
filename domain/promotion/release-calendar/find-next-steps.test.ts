import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../../calendar.ts';
import { RELEASE_STATUSES, type ReleaseStatus } from '../../catalogue/release/status.ts';
import { isTickable, type StepKind } from './calendar-step.ts';
import { listMarks } from './list-marks.ts';
import {
  AGREED,
  type Change,
  CLAIM,
  editorsOf,
  findSteps,
  INVITED,
  LISTS,
  LIVE,
  makeFacts,
  NO_LISTS,
  OUT,
  RUI,
  SPOTIFY,
} from './testing/make-facts.ts';

const REVIEWED = { approved_on: null };

/** The next step, and its day. */
test.each<[string, ReleaseStatus, string, Change, StepKind | null, string | null]>([
  [
    'an unfinished draft',
    'draft',
    '2026-11-10',
    { draft: { issues: 2, wizard_step: 'artwork', first: 'required' }, submit_by: '2026-11-21' },
    'finish_draft',
    '2026-11-21',
  ],
  [
    'a draft whose date cannot be had any more',
    'draft',
    '2026-11-22',
    { draft: { issues: 1, wizard_step: 'distribution', first: 'min_date' }, submit_by: '2026-11-21' },
    'finish_draft',
    null,
  ],
  [
    'a draft without a date',
    'draft',
    '2026-11-10',
    { draft: { issues: 9, wizard_step: 'basic-info', first: 'required' }, release: { release_date: null } },
    'finish_draft',
    null,
  ],
  ['a complete draft', 'draft', '2026-11-10', { submit_by: '2026-11-21' }, 'submit', '2026-11-21'],
  [
    'a reopened release that keeps its date',
    'reopened',
    '2026-12-01',
    { submit_by: '2026-12-07', reopening: { reasons: ['silence'], note: 'Cut it.', expires_on: '2027-03-01' } },
    'resubmit',
    '2026-12-07',
  ],
  [
    'a reopened release that lost its date',
    'reopened',
    '2026-12-08',
    { submit_by: '2026-12-07', reopening: { reasons: [], note: null, expires_on: '2027-03-01' } },
    'resubmit',
    '2027-03-01',
  ],
  [
    'people come before a pitch that has time',
    'in_review',
    '2026-11-19',
    { release: REVIEWED, people: [RUI], editors: editorsOf(OUT) },
    'invite_people',
    null,
  ],
  [
    'the text for editors',
    'in_review',
    '2026-11-19',
    { release: REVIEWED, story: '', editors: editorsOf(OUT) },
    'write_story',
    '2026-11-28',
  ],
  [
    'a pitch within a week comes before people',
    'in_process',
    '2026-11-21',
    { people: [RUI], editors: editorsOf(OUT) },
    'pitch_editors',
    '2026-11-28',
  ],
  ['a pitch on its last day', 'in_process', '2026-11-28', { editors: editorsOf(OUT) }, 'pitch_editors', '2026-11-28'],
  [
    'the pitch after a missed one',
    'in_process',
    '2026-11-30',
    { editors: editorsOf(OUT) },
    'pitch_editors',
    '2026-12-05',
  ],
  [
    'the pitch after a ticked one',
    'in_process',
    '2026-11-28',
    { editors: editorsOf(OUT), ticks: ['pitch_editors:amazon-music', 'make_banners'] },
    'pitch_editors',
    '2026-11-29',
  ],
  [
    'a reminder',
    'in_process',
    '2026-12-06',
    { people: [INVITED, AGREED], editors: editorsOf(OUT) },
    'remind_people',
    null,
  ],
  [
    'fans to find',
    'in_process',
    '2026-12-06',
    { campaign: { starts_on: '2026-11-20', phase: 'running' }, fans_total: 185 },
    'share_presave',
    null,
  ],
  ['nothing to do', 'in_process', '2026-12-06', {}, null, null],
  ['nothing to do while it is late', 'in_process', '2026-12-20', {}, null, null],
  [
    'the link on release day, before all that is only useful',
    'published',
    OUT,
    {
      release: LIVE,
      ticks: [],
      stores: { total: 12, live: 7, leaving: 0, waiting_until: '2026-12-16' },
      people: [RUI],
      playlists: LISTS,
    },
    'share_link',
    null,
  ],
  [
    'a claim on release day',
    'published',
    OUT,
    { release: LIVE, claims: [{ ...CLAIM, due_on: '2026-12-20' }], playlists: LISTS },
    'answer_claim',
    '2026-12-20',
  ],
  ['playlists', 'published', '2026-12-20', { release: LIVE, playlists: LISTS }, 'pitch_playlists', null],
  [
    'the most urgent of two claims, a year later',
    'published',
    '2027-11-28',
    {
      release: LIVE,
      claims: [
        { ...CLAIM, claim_id: 'c2', due_on: '2027-12-09' },
        { ...CLAIM, due_on: '2027-12-03' },
      ],
    },
    'answer_claim',
    '2027-12-03',
  ],
  [
    'a claim whose day has passed, and that is still open',
    'published',
    '2027-12-28',
    { release: LIVE, next_friday: '2028-02-04', claims: [{ ...CLAIM, due_on: '2027-12-09' }] },
    'answer_claim',
    null,
  ],
  [
    'a case',
    'published',
    '2026-12-20',
    { release: LIVE, cases: [{ case_id: 'f1', store: SPOTIFY }] },
    'answer_case',
    null,
  ],
  [
    'a store that refused',
    'in_process',
    '2026-11-28',
    {
      faults: [{ store: SPOTIFY, state: 'refused', reason_code: 'artwork', since: '2026-11-27' }],
      editors: editorsOf(OUT),
    },
    'mend_store',
    null,
  ],
  [
    'the page of another artist',
    'published',
    '2026-12-20',
    { release: LIVE, wrong_pages: [{ store: SPOTIFY, artist: 'Maré Cheia' }], playlists: LISTS },
    'mend_page',
    null,
  ],
  [
    'credits that a store misses',
    'in_process',
    '2026-12-06',
    { uncredited: 1, people: [INVITED] },
    'add_credits',
    null,
  ],
  [
    'lyrics without times',
    'published',
    '2026-12-20',
    { release: LIVE, lyrics: { untimed: 3, timed: 1 } },
    'time_lyrics',
    null,
  ],
  ['the next release', 'published', '2026-12-20', { release: LIVE }, 'plan_next', '2027-01-15'],
  [
    'a claim during a takedown',
    'takedown_requested',
    '2027-02-01',
    { release: LIVE, claims: [{ ...CLAIM, due_on: '2027-02-03' }] },
    'answer_claim',
    '2027-02-03',
  ],
  [
    'a takedown',
    'takedown_requested',
    '2027-02-01',
    { release: LIVE, faults: [{ store: SPOTIFY, state: 'failed', reason_code: null, since: OUT }] },
    null,
    null,
  ],
  ['a removed release', 'removed', '2027-02-01', { release: LIVE, people: [RUI] }, null, null],
  ['a rejected release', 'rejected', '2026-12-01', { people: [RUI], editors: editorsOf(OUT) }, null, null],
  ['an expired draft', 'expired', '2027-12-01', {}, null, null],
])('next is %s', (_, status, today, change, kind, day) => {
  const { next } = findSteps(makeFacts(status, today, change));
  expect([next?.kind ?? null, next?.day ?? null]).toEqual([kind, day]);
});
test('the third place beside the next step belongs to the artist', () => {
  const { soon } = findSteps(
    makeFacts('in_process', '2026-11-27', { editors: editorsOf(OUT), people: [INVITED], release: { live_date: null } }),
  );
  expect(soon.map(({ key, day }) => [key, day])).toEqual([
    ['pitch_editors:apple-music', '2026-11-29'],
    ['pitch_editors:spotify', '2026-12-05'],
    ['remind_people', null],
  ]);
});

const STEPS_OF_MUST: readonly string[] = [
  'finish_draft',
  'submit',
  'resubmit',
  'answer_claim',
  'answer_case',
  'mend_store',
];

test('for any release on any day there is one next step, no day has passed, and nothing is named twice', () => {
  const maybe = <T>(value: T) => fc.constantFrom(value, undefined);
  const release = fc.record({
    status: fc.constantFrom(...RELEASE_STATUSES),
    today: fc.integer({ min: -60, max: 500 }),
    date: fc.constantFrom(OUT, null),
    live_after: fc.constantFrom(null, 0, 5, 40),
    approved: fc.boolean(),
    people: fc.subarray([RUI, INVITED, AGREED]),
    story: fc.constantFrom('', 'A road.'),
    ticks: fc.subarray([
      'pitch_editors:spotify',
      'pitch_editors:amazon-music',
      'make_banners',
      'share_link',
      'pitch_playlists',
    ]),
    claims: fc.subarray([
      { ...CLAIM, due_on: '2027-01-20' },
      { ...CLAIM, claim_id: 'c2', due_on: null },
    ]),
    fault: maybe({ store: SPOTIFY, state: 'refused' as const, reason_code: null, since: OUT }),
    draft: fc.constantFrom(null, { issues: 1, wizard_step: 'tracks' as const, first: 'required' }),
    lists: fc.constantFrom(NO_LISTS, LISTS),
    phase: fc.constantFrom(null, 'planned' as const, 'running' as const, 'ended' as const),
    live: fc.integer({ min: 0, max: 12 }),
  });
  fc.assert(
    fc.property(release, (drawn) => {
      const today = addDays(OUT, drawn.today);
      const { date, live_after } = drawn;
      const isPublished = ['published', 'takedown_requested', 'removed'].includes(drawn.status);
      const facts = makeFacts(drawn.status, today, {
        release: {
          release_date: date,
          live_date: isPublished && live_after !== null ? addDays(OUT, live_after) : null,
          approved_on: drawn.approved ? '2026-11-20' : null,
        },
        people: drawn.people,
        story: drawn.story,
        ticks: drawn.ticks,
        claims: drawn.claims,
        faults: drawn.fault === undefined ? [] : [drawn.fault],
        draft: drawn.draft,
        submit_by: date && addDays(date, -21),
        playlists: drawn.lists,
        campaign: drawn.phase && { starts_on: '2026-11-20', phase: drawn.phase },
        editors: date === null ? [] : editorsOf(date),
        stores: { total: 12, live: drawn.live, leaving: 0, waiting_until: null },
        next_friday: addDays(today, 30),
      });
      const { next, soon, folded, done } = findSteps(facts);
      const open = [...(next === null ? [] : [next]), ...soon, ...folded];
      expect(next === null).toBe(open.every(({ by }) => by === 'itself'));
      expect(next?.by ?? 'artist').toBe('artist');
      const keys = open.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(done.filter(({ key }) => isTickable(key) && keys.includes(key))).toEqual([]);
      for (const { day, is_last_day } of open) {
        expect(day === null ? 0 : daysBetween(today, day)).toBeGreaterThanOrEqual(0);
        expect(is_last_day && day === null).toBe(false);
      }
      const days = [...soon, ...folded].map(({ day }) => day ?? '9999');
      expect([...days.slice(0, soon.length)].sort()).toEqual(days.slice(0, soon.length));
      expect([...days.slice(soon.length)].sort()).toEqual(days.slice(soon.length));
      const urgent = open.filter(({ kind }) => STEPS_OF_MUST.includes(kind));
      if (urgent.length > 0) expect(STEPS_OF_MUST).toContain(next?.kind);
      for (let i = 1; i < listMarks(facts).length; i++)
        expect((listMarks(facts)[i - 1]?.day ?? '') <= (listMarks(facts)[i]?.day ?? '')).toBe(true);
    }),
    { numRuns: 200 },
  );
});
