import { expect, test } from 'vitest';
import type { ReleaseStatus } from '../status.ts';
import { expectedLive, findExpectedWindow } from './expected-live.ts';
import { buildTimeline } from './timeline.ts';

const TODAY = '2026-11-20';

type Move = { to: ReleaseStatus; at: string };

function release(
  status: ReleaseStatus,
  moves: readonly Move[],
  dates: { release_date?: string; live_date?: string; presave_date?: string } = {},
) {
  return {
    status,
    timeline: moves.map(({ to, at }) => ({ from: null, to, at, by: 'system' as const })),
    submitted_on: moves.findLast(({ to }) => to === 'submitted')?.at ?? null,
    release_date: dates.release_date ?? '2026-12-04',
    live_date: dates.live_date ?? null,
    expected_live: null,
    presave_enabled: dates.presave_date !== undefined,
    presave_date: dates.presave_date ?? null,
    takedown: null,
  };
}

function summarise(...input: Parameters<typeof release>): string {
  return buildTimeline(release(...input), TODAY)
    .map(({ key, state }) => `${key}:${state}`)
    .join(' ');
}

const SUBMITTED = { to: 'submitted', at: '2026-11-16T10:00:00Z' } as const;
const APPROVED = { to: 'approved', at: '2026-11-18T10:00:00Z' } as const;

test('[S4-011] [S4-012] a submitted release shows its submission as done and its review as current', () => {
  expect(summarise('in_review', [SUBMITTED])).toBe('submission:done review:now release_date:next published:next');
});

test('[S4-014] an approved release waits for its release date', () => {
  expect(summarise('in_process', [SUBMITTED, APPROVED])).toBe(
    'submission:done review:done release_date:now published:next',
  );
});

test('after its release date a release waits for the first store', () => {
  const moves = [SUBMITTED, APPROVED];
  expect(summarise('in_process', moves, { release_date: TODAY })).toBe(
    'submission:done review:done release_date:done published:now',
  );
});

test.each([
  ['before its day', '2026-11-27', 'presave:now release_date:next', '2026-11-27'],
  ['on its day', TODAY, 'presave:done release_date:now', TODAY],
  ['approved after its day', '2026-11-17', 'presave:done release_date:now', '2026-11-18'],
])('[S4-013] the start of a pre-save appears before the release date: %s', (_name, presave_date, expected, at) => {
  const facts = release('in_process', [SUBMITTED, APPROVED], { presave_date });
  expect(summarise('in_process', [SUBMITTED, APPROVED], { presave_date })).toBe(
    `submission:done review:done ${expected} published:next`,
  );
  expect(buildTimeline(facts, TODAY).find(({ key }) => key === 'presave')?.at).toBe(at);
});

test('[S4-015] a published release has completed every step', () => {
  const dates = { release_date: '2026-11-13', live_date: '2026-11-13' };
  expect(summarise('published', [SUBMITTED, APPROVED], dates)).toBe(
    'submission:done review:done release_date:done published:done',
  );
});

test('a reopened release shows its steps in order: what was done, the reopening, what follows the next submission', () => {
  const reopened = { to: 'reopened', at: '2026-11-19T10:00:00Z' } as const;
  expect(summarise('reopened', [SUBMITTED, reopened])).toBe(
    'submission:done reopened:stopped review:next release_date:next published:next',
  );
});

test('a final outcome appears last, with its date, and nothing is announced any more', () => {
  const rejected = { to: 'rejected', at: '2026-11-19T10:00:00Z' } as const;
  expect(summarise('rejected', [SUBMITTED, rejected])).toBe('submission:done rejected:stopped');
  expect(buildTimeline(release('rejected', [SUBMITTED, rejected]), TODAY).at(-1)).toEqual({
    key: 'rejected',
    at: rejected.at,
    state: 'stopped',
  });
});

const REQUESTED = { to: 'takedown_requested', at: '2026-11-20T09:00:00Z' } as const;
const LIVE = { release_date: '2026-11-13', live_date: '2026-11-13' };
const WINDOW = { from: '2026-11-21T09:00:00Z', until: '2026-11-22T09:00:00Z' };

test('[S3-058] a pending takedown appears after the release, with the window in which it leaves', () => {
  const facts = release('takedown_requested', [SUBMITTED, APPROVED, REQUESTED], LIVE);
  const takedown = { ...WINDOW, refusal: 'requested', days_left: 0, requested_at: REQUESTED.at } as const;
  const rest = { by: 'owner', reason: null, removed_at: null } as const;
  expect(buildTimeline({ ...facts, takedown: { ...takedown, ...rest } }, TODAY).slice(-2)).toEqual([
    { key: 'takedown_requested', at: REQUESTED.at, state: 'now' },
    { key: 'removed', at: WINDOW.from, until: WINDOW.until, state: 'next' },
  ]);
});

test('the timeline of a removed release ends with the day of its removal', () => {
  const removed = { to: 'removed', at: '2026-11-21T09:05:00Z' } as const;
  expect(summarise('removed', [SUBMITTED, APPROVED, REQUESTED, removed], LIVE)).toBe(
    'submission:done review:done release_date:done published:done takedown_requested:done removed:stopped',
  );
});

test('a release that was taken down before it went live is never shown as published', () => {
  expect(summarise('takedown_requested', [SUBMITTED, APPROVED, REQUESTED])).toBe(
    'submission:done review:done takedown_requested:now removed:next',
  );
});

test('after a resubmission the first verdict no longer counts', () => {
  const again = { to: 'submitted', at: '2026-11-19T10:00:00Z' } as const;
  expect(summarise('in_review', [SUBMITTED, { to: 'reopened', at: '2026-11-18T10:00:00Z' }, again])).toBe(
    'submission:done review:now release_date:next published:next',
  );
});

test.each([
  ['[S9-001] a paid plan', 'high', '2026-11-27', '2026-12-01'],
  ['[S9-002] the free plan', 'standard', '2026-12-11', '2027-01-01'],
] as const)('on %s the timeline shows the expected window of an approved release', (_plan, quality, from, until) => {
  const facts = release('in_process', [SUBMITTED, APPROVED], { release_date: '2026-11-21' });
  const expected_live = expectedLive('2026-11-20', { schedule: 'standard', quality });
  expect(buildTimeline({ ...facts, expected_live }, TODAY).at(-1)).toEqual({
    key: 'published',
    at: from,
    until,
    state: 'next',
  });
});

test('stores are never expected to show a release before its release date', () => {
  const expected_live = { from: '2026-11-23', to: '2026-11-25' };
  expect(findExpectedWindow({ expected_live, release_date: '2026-12-24' })).toEqual({
    from: '2026-12-24',
    to: '2026-12-24',
  });
  expect(findExpectedWindow({ expected_live, release_date: '2026-11-24' })).toEqual({
    from: '2026-11-24',
    to: '2026-11-25',
  });
  expect(findExpectedWindow({ expected_live, release_date: null })).toEqual(expected_live);
  expect(findExpectedWindow({ expected_live: null, release_date: '2026-12-24' })).toBeNull();
});
