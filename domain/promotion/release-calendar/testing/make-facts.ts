import { listEditorDeadlines } from '../../../catalogue/release/date/store-deadline.ts';
import type { ReleaseStatus } from '../../../catalogue/release/status.ts';
import type { CalendarFacts, CalendarPerson } from '../calendar-facts.ts';
import { findCalendarPhase } from '../calendar-phase.ts';
import { findNextSteps } from '../find-next-steps.ts';
import { listDoneSteps } from '../list-done-steps.ts';

export const OUT = '2026-12-12';
export const SPOTIFY = { id: 'spotify', name: 'Spotify' };
export const NAMES: Record<string, string> = {
  'amazon-music': 'Amazon Music',
  'apple-music': 'Apple Music',
  spotify: 'Spotify',
};
export const RUI: CalendarPerson = {
  name: 'Rui',
  share_basis_points: 2000,
  state: 'uninvited',
  payee_id: null,
  invited_on: null,
};
export const INVITED: CalendarPerson = { ...RUI, state: 'invited', payee_id: 'p1', invited_on: '2026-11-24' };
export const AGREED: CalendarPerson = { ...INVITED, state: 'claimed' };
export const NO_LISTS = { playlists: 0, names: [], followers: 0, answer_days: 0 };
export const LISTS = { playlists: 2, names: ['Slow Waves', 'Lisboa à Noite'], followers: 24_100, answer_days: 4 };
export const CLAIM = { claim_id: 'c1', service: 'youtube', claimant: 'Atlas', title: 'Vento Norte' } as const;

/** The deadlines of editors before a date. */
export const editorsOf = (date: string) =>
  listEditorDeadlines(date, '1900-01-01').map(({ store_id, unit, count, day }) => ({
    store: { id: store_id, name: NAMES[store_id] ?? '' },
    unit,
    days_before: count,
    day,
  }));

export type Change = Partial<Omit<CalendarFacts, 'release'>> & { release?: Partial<CalendarFacts['release']> };

/** A release that was approved and comes out on Dec 12, with nothing left to do but what its change adds. */
export function makeFacts(status: ReleaseStatus, today: string, { release, ...change }: Change = {}): CalendarFacts {
  return {
    today,
    release: {
      status,
      release_date: OUT,
      live_date: null,
      release_opening: 'local_midnight',
      release_time: null,
      release_zone: null,
      territory_mode: 'worldwide',
      territories: [],
      submitted_on: '2026-11-19',
      approved_on: '2026-11-20',
      ...release,
    },
    reviewed_by: null,
    draft: null,
    submit_by: null,
    reopening: null,
    earlier_dates: [],
    claims: [],
    cases: [],
    faults: [],
    wrong_pages: [],
    people: [],
    editors: [],
    story: 'A song about a road.',
    ticks: ['make_banners', 'share_link'],
    playlists: NO_LISTS,
    pitched: [],
    campaign: null,
    fans_total: null,
    lyrics: { untimed: 0, timed: 0 },
    uncredited: 0,
    tracks: 1,
    stores: { total: 12, live: 0, leaving: 0, waiting_until: null },
    before: null,
    money: { per_thousand_micros: null, streams: new Map(), reported_micros: new Map() },
    next_friday: '2027-01-15',
    leaves_on: null,
    ...change,
  };
}

/** Finds the phase and the steps of a release. */
export function findSteps(facts: CalendarFacts) {
  const phase = findCalendarPhase(facts.release, facts.today);
  return { phase, ...findNextSteps(facts, phase), done: listDoneSteps(facts, phase) };
}

export const LIVE: Partial<CalendarFacts['release']> = { live_date: OUT };
