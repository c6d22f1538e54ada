import type { ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { daysBetween, utcDay } from '@tangent/domain/calendar.ts';
import { findFirstDate } from '@tangent/domain/catalogue/release/date/first-date.ts';
import { takedownWindowMs } from '@tangent/domain/catalogue/release/takedown.ts';
import { MAJOR_STORES } from '@tangent/domain/catalogue/store/major-stores.ts';
import { can } from '@tangent/domain/money/plan/capability.ts';
import type { Plan } from '@tangent/domain/money/plan/plan.ts';
import type { CalendarFacts } from '@tangent/domain/promotion/release-calendar/calendar-facts.ts';
import {
  type CalendarPhase,
  findCalendarPhase,
  findFirstDay,
  findLastDay,
  findReleaseDay,
} from '@tangent/domain/promotion/release-calendar/calendar-phase.ts';
import { findNextSteps } from '@tangent/domain/promotion/release-calendar/find-next-steps.ts';
import { findFiguresDay } from '@tangent/domain/promotion/release-calendar/find-own-steps.ts';
import { listDoneSteps } from '@tangent/domain/promotion/release-calendar/list-done-steps.ts';
import { listMarks } from '@tangent/domain/promotion/release-calendar/list-marks.ts';
import { getEffectivePlan } from '../../identity/account/public.ts';
import type { BaseContext } from '../../platform/module.ts';
import type { ReleaseRow } from './find-release.ts';
import { findNotes, type PlanNotes } from './plan-store.ts';
import { readFigures, readMoney } from './read-figures.ts';
import { presentLife, readLife } from './read-life.ts';
import { readPeople } from './read-people.ts';
import { readCampaign, readClaims, readLink, readPlaylists } from './read-promotion.ts';
import { readStores } from './read-stores.ts';

export interface CalendarContext extends BaseContext {
  /** Origin of the product, for the address of a release. */
  public_url: string;
}

/** Returns what happens to a release and when; the caller has checked the access rights. */
export async function getCalendarView(context: CalendarContext, release: ReleaseRow): Promise<ReleaseCalendar> {
  const now = context.clock.now();
  const today = utcDay(now.getTime());
  const read = await readAll(context, release, now);
  const facts = buildFacts(release, read, today);
  const phase = findCalendarPhase(release, today);
  return {
    ...presentDates(facts, phase),
    release_id: release.id,
    marks: listMarks(facts),
    ...read.link,
    fans: read.campaign.fans,
    fans_total: read.campaign.fans_total,
    streams: read.figures.streams,
    streams_total: read.figures.streams_total,
    months: phase === 'catalogue' && read.figures.has_months ? read.figures.months : [],
    before: read.figures.before,
    live: read.stores.live,
    waiting: read.stores.waiting,
    people: read.people.map(({ name, state, invited_on }) => ({ name, state, invited_on })),
    story: read.notes.story,
    ...findNextSteps(facts, phase),
    done: listDoneSteps(facts, phase),
    shows_live: showsLive(read.notes, read.stores.live.length, phase),
  } as ReleaseCalendar;
}

/** Reads everything at once that does not need anything else. */
async function readAll({ db, public_url }: CalendarContext, release: ReleaseRow, now: Date) {
  const today = utcDay(now.getTime());
  const [life, stores, notes, plan] = await Promise.all([
    readLife(db, release, now),
    readStores(db, release, today),
    findNotes(db, release.id),
    getEffectivePlan(db, release.account_id, now),
  ]);
  const own = presentLife(release, life, now);
  const trackIds = life.tracks.map(({ id }) => id);
  const [people, claims, playlists, campaign, figures] = await Promise.all([
    readPeople(db, release, life.tracks),
    readClaims(db, release, trackIds),
    readPlaylists(db, release),
    readCampaign(db, release, own.reviewed_by, now),
    readFigures(db, release, { plan, trackIds, today, now }),
  ]);
  const [link, money] = await Promise.all([
    readLink(db, release, { public_url, today, has_campaign: campaign.campaign !== null }),
    readMoney(db, release, trackIds, figures.months),
  ]);
  return { life: own, stores, notes, plan, people, claims, playlists, campaign, figures, link, money };
}

type Read = Awaited<ReturnType<typeof readAll>>;

function buildFacts(release: ReleaseRow, read: Read, today: string): CalendarFacts {
  const { life, stores, notes, plan, campaign } = read;
  const { submitted_on, approved_on, lyrics, ...ownLife } = life;
  return {
    ...ownLife,
    ...read.claims,
    ...read.playlists,
    today,
    release: { ...release, submitted_on, approved_on },
    faults: stores.faults,
    wrong_pages: stores.wrong_pages,
    people: read.people,
    editors: stores.editors,
    story: notes.story,
    ticks: notes.ticks,
    campaign: campaign.campaign,
    fans_total: campaign.fans_total,
    // Lyrics with times need a plan that has them.
    lyrics: can(plan, 'synchronized_lyrics') ? lyrics : { untimed: 0, timed: lyrics.timed },
    stores: {
      total: stores.total,
      live: stores.live.length,
      leaving: stores.leaving,
      waiting_until: stores.waiting_until,
    },
    before: read.figures.before?.release.title ?? null,
    money: read.money,
    next_friday: findNextFriday(today, plan),
    leaves_on: findLeavingDay(release),
  };
}

function findNextFriday(today: string, plan: Plan): string {
  return findFirstDate({ today, plan, schedule: 'standard', stores: MAJOR_STORES }).out_on;
}

function findLeavingDay({ takedown_requested_at: at }: ReleaseRow): string | null {
  return at === null ? null : utcDay(takedownWindowMs(at.getTime()).until);
}

function presentDates({ today, release, reviewed_by }: CalendarFacts, phase: CalendarPhase) {
  const { release_date, live_date, submitted_on, approved_on } = release;
  const first = findFirstDay(release);
  const isComing = release_date !== null && live_date === null && release_date > today;
  return {
    phase,
    today,
    submitted_on,
    approved_on,
    reviewed_by,
    release_date,
    live_date,
    last_day: first && findLastDay(first),
    day: findReleaseDay(release, today),
    days_left: isComing ? daysBetween(today, release_date) : null,
    is_late: phase === 'coming' && release_date !== null && release_date < today,
    figures_on: first && findFiguresDay(first),
  };
}

/** The moment is shown once, in the first weeks. */
function showsLive({ live_seen_at }: PlanNotes, liveStores: number, phase: CalendarPhase): boolean {
  return live_seen_at === null && liveStores > 0 && (phase === 'release_day' || phase === 'first_weeks');
}
