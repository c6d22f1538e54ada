import { REOPENING_REASONS } from '@tangent/domain/catalogue/release/review/reopening-reasons.ts';
import { WIZARD_STEPS } from '@tangent/domain/catalogue/release/wizard-steps.ts';
import { PAYEE_STATES } from '@tangent/domain/money/collaborator/payee.ts';
import { PITCH_CHARS } from '@tangent/domain/promotion/playlist-limits.ts';
import { CALENDAR_MARKS } from '@tangent/domain/promotion/release-calendar/calendar-mark.ts';
import { CALENDAR_PHASES } from '@tangent/domain/promotion/release-calendar/calendar-phase.ts';
import { CLAIM_SERVICES } from '@tangent/domain/promotion/rights-claim/rights-claim.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { micros } from '../money/royalty.ts';
import { basisPoints, calendarDate, count, id, idParams, instant, period, storeId } from '../values.ts';

const store = z.object({ id: storeId, name: z.string() });
const person = z.object({ name: z.string(), share_basis_points: basisPoints });

/** The facts of each kind of step. All days are UTC days; those of deadlines are the last ones. */
const STEP_FACTS = {
  // Steps of the artist.
  /** Something is missing in a draft: how much, on which page of the wizard first, and the code of the first issue. */
  finish_draft: z.object({ issues: count, wizard_step: z.enum(WIZARD_STEPS), first: z.string() }),
  submit: z.object({}),
  /** A reviewer asked for changes. `keeps_date`: its day is the last one on which the release keeps its date. */
  resubmit: z.object({
    reasons: z.array(z.enum(REOPENING_REASONS)),
    note: z.string().nullable(),
    keeps_date: z.boolean(),
  }),
  /** The most urgent claim on its music, and how many are open. */
  answer_claim: z.object({
    claim_id: id,
    service: z.enum(CLAIM_SERVICES),
    claimant: z.string(),
    title: z.string(),
    claims: count,
  }),
  /** Streams that look made up at these stores: an open case. */
  answer_case: z.object({ case_id: id, store, cases: count }),
  /** A store refused it, or it could not be sent; the first of so many stores. */
  mend_store: z.object({
    store,
    state: z.enum(['refused', 'failed']),
    reason_code: z.string().nullable(),
    stores: count,
  }),
  /** It stands on the page of another artist. */
  mend_page: z.object({ store, artist: z.string() }),
  /** People in its credits who were not asked for their share, and their shares of all its tracks together. */
  invite_people: z.object({ people: z.array(person), share_basis_points: basisPoints }),
  /** People who have not answered. */
  remind_people: z.object({
    people: z.array(person.extend({ payee_id: id, invited_on: calendarDate })),
    share_basis_points: basisPoints,
  }),
  /** The text that editors of these stores ask for, written once; the first one wants it by `day`. */
  write_story: z.object({ stores: z.array(store) }),
  /** `days_before`: how many days, or business days, before the release its editors want it. */
  pitch_editors: z.object({
    store,
    days_before: count,
    unit: z.enum(['days', 'business_days']),
    is_approved: z.boolean(),
  }),
  /** Playlists that take it now and were not pitched: how many, the names of two, their followers and promised days. */
  pitch_playlists: z.object({ playlists: count, names: z.array(z.string()), followers: count, answer_days: count }),
  share_presave: z.object({ fans: count }),
  share_link: z.object({ live_stores: count, stores: count }),
  make_banners: z.object({}),
  /** Tracks with lyrics without times. */
  time_lyrics: z.object({ tracks: count }),
  /** Tracks without a composer or lyricist: Apple does not take such a track. */
  add_credits: z.object({ tracks: count }),
  /** The next Friday on which another release can be out. */
  plan_next: z.object({}),

  // Steps that happen by themselves.
  /** By this day a person has listened. */
  review: z.object({}),
  delivery: z.object({ stores: count }),
  presave_opens: z.object({}),
  /** The first country opens it, at this instant. */
  first_country: z.object({ at: instant }),
  release_day: z.object({ stores: count }),
  /** Stores that do not show it yet; the last one is expected on `day`. */
  stores_follow: z.object({ stores: count }),
  first_figures: z.object({}),
  /** The first 28 days are complete, and can be compared with those of this release. */
  day_28: z.object({ before: z.string().nullable() }),
  /**
   * The stores pay this month. An estimate comes from `streams` at the account's own average per 1,000; the amount is
   * null without one.
   */
  money: z.object({
    period,
    is_first: z.boolean(),
    is_estimate: z.boolean(),
    amount_micros: micros.nullable(),
    streams: count.nullable(),
    per_thousand_micros: micros.nullable(),
  }),
  /** A takedown is done by this day. */
  leaves_stores: z.object({ stores: count }),
} as const;

/** Who makes a step, and when. `is_last_day`: `day` is a deadline. Null: on any day. */
const placed = {
  /** Names the step within its release, such as `pitch_editors:spotify`. */
  key: z.string(),
  by: z.enum(['artist', 'itself']),
  day: calendarDate.nullable(),
  is_last_day: z.boolean(),
};
const stepOf = <Kind extends keyof typeof STEP_FACTS>(kind: Kind) =>
  z.object({ ...placed, kind: z.literal(kind), facts: STEP_FACTS[kind] });

/** One thing that is open for a release, or done. */
const calendarStep = z.discriminatedUnion('kind', [
  stepOf('finish_draft'),
  stepOf('submit'),
  stepOf('resubmit'),
  stepOf('answer_claim'),
  stepOf('answer_case'),
  stepOf('mend_store'),
  stepOf('mend_page'),
  stepOf('invite_people'),
  stepOf('remind_people'),
  stepOf('write_story'),
  stepOf('pitch_editors'),
  stepOf('pitch_playlists'),
  stepOf('share_presave'),
  stepOf('share_link'),
  stepOf('make_banners'),
  stepOf('time_lyrics'),
  stepOf('add_credits'),
  stepOf('plan_next'),
  stepOf('review'),
  stepOf('delivery'),
  stepOf('presave_opens'),
  stepOf('first_country'),
  stepOf('release_day'),
  stepOf('stores_follow'),
  stepOf('first_figures'),
  stepOf('day_28'),
  stepOf('money'),
  stepOf('leaves_stores'),
]);
export type CalendarStep = z.infer<typeof calendarStep>;

/** `is_missed`: a deadline that passed without the step, or a date that was moved. */
const mark = z.object({
  kind: z.enum(CALENDAR_MARKS),
  day: calendarDate,
  store: store.nullable(),
  is_done: z.boolean(),
  is_missed: z.boolean(),
});
export type CalendarMark = z.infer<typeof mark>;

const releaseCalendar = z.object({
  release_id: id,
  phase: z.enum(CALENDAR_PHASES),
  today: calendarDate,
  submitted_on: calendarDate.nullable(),
  approved_on: calendarDate.nullable(),
  /** In review: the day by which a person has listened. */
  reviewed_by: calendarDate.nullable(),
  /** The chosen date, and the day on which the first store showed it. */
  release_date: calendarDate.nullable(),
  live_date: calendarDate.nullable(),
  /** Day 28, counted from `live_date`, or else from `release_date`. */
  last_day: calendarDate.nullable(),
  /** The day of its life, 1 on release day; null before. It goes on after day 28. */
  day: count.nullable(),
  /** Days to the release date; null without one, and once it has passed. */
  days_left: count.nullable(),
  /** The date has passed, and no store shows it. */
  is_late: z.boolean(),
  /** The points of its line, by day. */
  marks: z.array(mark),
  /** Fans who wait, by the day on which they came: pre-saves, emails and calendars. Empty without a campaign. */
  fans: z.array(z.object({ day: calendarDate, fans: count })),
  /** Null without a campaign. */
  fans_total: count.nullable(),
  /** Visits of its page by day, until release day, where there is no campaign. */
  visits: z.array(z.object({ day: calendarDate, visits: count })),
  /** From release day on, at most 28 days: null for a day that no store has reported; `is_open`: today, so far. */
  streams: z.array(z.object({ day: calendarDate, streams: count.nullable(), is_open: z.boolean() })),
  /** Of the complete days above; null while none is known. */
  streams_total: count.nullable(),
  /** After day 28: complete months since the release, oldest first; for plans with all periods. */
  months: z.array(z.object({ period, streams: count })),
  /** The day on which its first figures arrive. */
  figures_on: calendarDate.nullable(),
  /** The release before it: streams of its first 28 days, their sum, and the sum of as many days as this one has. */
  before: z
    .object({
      release: z.object({ id, title: z.string() }),
      days: z.array(count.nullable()),
      total: count,
      so_far: count,
    })
    .nullable(),
  /** Stores that show it, the first one first. */
  live: z.array(z.object({ store, at: instant })),
  /** Stores on the way, each with the day by which it is expected. */
  waiting: z.array(z.object({ store, expected_on: calendarDate.nullable() })),
  /** The public address; null before approval. */
  link: z.string().nullable(),
  /** People with a share in it beside its owner, the largest share first: whether they were invited, and their answer. */
  people: z.array(
    z.object({
      name: z.string(),
      state: z.enum(['uninvited', ...PAYEE_STATES]),
      invited_on: calendarDate.nullable(),
    }),
  ),
  /** The text for editors of stores; empty until it is written. */
  story: z.string(),
  /** The one next step; null when nothing is open for the artist. */
  next: calendarStep.nullable(),
  /** The following three, and the rest. */
  soon: z.array(calendarStep),
  folded: z.array(calendarStep),
  /** The artist's steps that are done. */
  done: z.array(calendarStep),
  /** When the moment of the first store is to be shown: it is live, and its owner has not seen it. */
  shows_live: z.boolean(),
});
export type ReleaseCalendar = z.infer<typeof releaseCalendar>;

const CALENDAR = '/v1/api/releases/:id/calendar';

export const getReleaseCalendar = defineCall({
  method: 'GET',
  path: CALENDAR,
  summary: 'Returns what happens to a release and when: its phase, its line and its next steps; staff may read any',
  scope: 'read_releases',
  params: idParams,
  response: releaseCalendar,
});

export const updateReleaseCalendar = defineCall({
  method: 'PATCH',
  path: CALENDAR,
  summary:
    'Saves what the artist notes: the text for editors, a step that is done elsewhere, or the moment that was seen',
  scope: 'write_drafts',
  params: idParams,
  body: z
    .object({
      story: z.string().max(4 * PITCH_CHARS.max),
      /** The key of a step that the product cannot see. */
      tick: z.object({ key: z.string().max(100), is_done: z.boolean() }),
      live_seen: z.literal(true),
    })
    .partial(),
  response: releaseCalendar,
});
