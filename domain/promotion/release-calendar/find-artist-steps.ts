import type { CalendarDate } from '../../calendar.ts';
import type { CalendarFacts } from './calendar-facts.ts';
import type { CalendarPhase } from './calendar-phase.ts';
import { artistStep, type CalendarStep, type Sharer } from './calendar-step.ts';

const BEFORE_RELEASE: readonly CalendarPhase[] = ['in_review', 'coming'];
const AFTER_RELEASE: readonly CalendarPhase[] = ['release_day', 'first_weeks', 'catalogue'];
const AT_STORES: readonly CalendarPhase[] = ['coming', ...AFTER_RELEASE];

/** Lists what is open for the artist of a release in a phase, in no order. */
export function listArtistSteps(facts: CalendarFacts, phase: CalendarPhase): CalendarStep[] {
  return [...listDraftSteps(facts, phase), ...listUrgentSteps(facts, phase), ...listHelpfulSteps(facts, phase)];
}

function listDraftSteps({ today, draft, submit_by, reopening }: CalendarFacts, phase: CalendarPhase): CalendarStep[] {
  const until = ahead(submit_by, today);
  const place = { day: until, is_last_day: true };
  if (phase === 'draft')
    return [draft === null ? artistStep('submit', {}, place) : artistStep('finish_draft', draft, place)];
  if (phase !== 'reopened') return [];
  const { reasons = [], note = null, expires_on = null } = reopening ?? {};
  const facts = { reasons: [...reasons], note, keeps_date: until !== null };
  return [artistStep('resubmit', facts, { day: until ?? ahead(expires_on, today), is_last_day: true })];
}

/** Steps that others wait for, or that mend a fault. A takedown does not end a claim: its money is at stake. */
function listUrgentSteps(facts: CalendarFacts, phase: CalendarPhase): CalendarStep[] {
  const { today, claims, cases, faults, wrong_pages } = facts;
  if (!AT_STORES.includes(phase) && phase !== 'leaving') return [];
  const [claim] = [...claims].sort((a, b) => byDay(a.due_on, b.due_on));
  const [first_case] = cases;
  const [fault] = faults;
  return [
    ...(claim === undefined ? [] : [claimStep(claim, claims.length, today)]),
    ...(first_case === undefined ? [] : [artistStep('answer_case', { ...first_case, cases: cases.length })]),
    ...(fault === undefined || phase === 'leaving'
      ? []
      : [
          artistStep('mend_store', {
            store: fault.store,
            state: fault.state,
            reason_code: fault.reason_code,
            stores: faults.length,
          }),
        ]),
    ...(phase === 'leaving' ? [] : wrong_pages).map(({ store, artist }) =>
      artistStep('mend_page', { store, artist }, { subject: store.id }),
    ),
  ];
}

function claimStep({ due_on, ...claim }: CalendarFacts['claims'][number], claims: number, today: CalendarDate) {
  return artistStep('answer_claim', { ...claim, claims }, { day: ahead(due_on, today), is_last_day: true });
}

function listHelpfulSteps(facts: CalendarFacts, phase: CalendarPhase): CalendarStep[] {
  const isBefore = BEFORE_RELEASE.includes(phase);
  const isAfter = AFTER_RELEASE.includes(phase);
  if (!isBefore && !isAfter) return [];
  return [
    ...listPeopleSteps(facts),
    ...(isBefore ? listEditorSteps(facts) : []),
    ...(phase === 'in_review' ? [] : listStoreSteps(facts, phase)),
    ...(isAhead(facts) || phase === 'release_day' ? untick(facts, [artistStep('make_banners', {})]) : []),
  ];
}

/** Its date is still to come. */
function isAhead({ release, today }: CalendarFacts): boolean {
  return release.live_date === null && release.release_date !== null && release.release_date >= today;
}

function listPeopleSteps({ people }: CalendarFacts): CalendarStep[] {
  const uninvited = people.filter(({ state }) => state === 'uninvited').map(toSharer);
  const silent = people.flatMap((one) =>
    one.state === 'invited' && one.payee_id !== null && one.invited_on !== null
      ? [{ ...toSharer(one), payee_id: one.payee_id, invited_on: one.invited_on }]
      : [],
  );
  return [
    ...(uninvited.length === 0
      ? []
      : [artistStep('invite_people', { people: uninvited, share_basis_points: sumShares(uninvited) })]),
    ...(silent.length === 0
      ? []
      : [artistStep('remind_people', { people: silent, share_basis_points: sumShares(silent) })]),
  ];
}

/** The pitches to editors that can still be made, and before the first one the text that all of them ask for. */
function listEditorSteps(facts: CalendarFacts): CalendarStep[] {
  const { today, release, editors, story } = facts;
  const is_approved = release.approved_on !== null;
  const open = editors.filter(({ day }) => day >= today).sort((a, b) => byDay(a.day, b.day));
  const pitches = open.map(({ store, unit, days_before, day }) =>
    artistStep(
      'pitch_editors',
      { store, unit, days_before, is_approved },
      { day, is_last_day: true, subject: store.id },
    ),
  );
  const left = untick(facts, pitches);
  const [first] = left;
  if (first === undefined || story !== '') return left;
  const stores = left.flatMap((step) => (step.kind === 'pitch_editors' ? [step.facts.store] : []));
  return [artistStep('write_story', { stores }, { day: first.day, is_last_day: true }), ...left];
}

function listStoreSteps(facts: CalendarFacts, phase: CalendarPhase): CalendarStep[] {
  const { playlists, campaign, fans_total, lyrics, uncredited, stores, next_friday } = facts;
  const isAfter = AFTER_RELEASE.includes(phase);
  return [
    ...(playlists.playlists === 0
      ? []
      : untick(facts, [artistStep('pitch_playlists', { ...playlists, names: [...playlists.names] })])),
    ...(campaign?.phase === 'running' && phase === 'coming'
      ? [artistStep('share_presave', { fans: fans_total ?? 0 })]
      : []),
    ...(uncredited === 0 ? [] : [artistStep('add_credits', { tracks: uncredited })]),
    ...(lyrics.untimed === 0 ? [] : [artistStep('time_lyrics', { tracks: lyrics.untimed })]),
    ...(isAfter && stores.live > 0
      ? untick(facts, [artistStep('share_link', { live_stores: stores.live, stores: stores.total })])
      : []),
    ...(phase === 'first_weeks' || phase === 'catalogue' ? [artistStep('plan_next', {}, { day: next_friday })] : []),
  ];
}

/** Leaves out what the artist ticked. */
function untick({ ticks }: CalendarFacts, steps: CalendarStep[]): CalendarStep[] {
  return steps.filter(({ key }) => !ticks.includes(key));
}

const toSharer = ({ name, share_basis_points }: Sharer): Sharer => ({ name, share_basis_points });
const sumShares = (people: readonly Sharer[]) => people.reduce((sum, one) => sum + one.share_basis_points, 0);

/** A day that has not passed; else null. */
function ahead(day: CalendarDate | null, today: CalendarDate): CalendarDate | null {
  return day !== null && day >= today ? day : null;
}

/** Earlier days first, no day last. */
export function byDay(one: CalendarDate | null, other: CalendarDate | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other ? -1 : 1;
}
