import { addDays, type CalendarDate } from '../../calendar.ts';
import type { CalendarFacts } from './calendar-facts.ts';
import type { CalendarPhase } from './calendar-phase.ts';
import type { CalendarStep, StepKind } from './calendar-step.ts';
import { byDay, listArtistSteps } from './find-artist-steps.ts';
import { listOwnSteps } from './find-own-steps.ts';

export type NextSteps = {
  /** Null when nothing is open for the artist. */
  readonly next: CalendarStep | null;
  /** The following three. */
  readonly soon: readonly CalendarStep[];
  readonly folded: readonly CalendarStep[];
};

/** Steps listed beside the next one. */
const SOON = 3;
/** A deadline so many days ahead comes before what can be done on any day. */
const PRESSING_DAYS = 7;

/** Steps that others wait for, or that mend a fault, come first. */
const URGENT: readonly StepKind[] = [
  'finish_draft',
  'submit',
  'resubmit',
  'answer_claim',
  'answer_case',
  'mend_store',
  'mend_page',
];
/** Steps for any day, the most useful first. */
const HELPFUL: readonly StepKind[] = [
  'invite_people',
  'add_credits',
  'write_story',
  'pitch_playlists',
  'remind_people',
  'time_lyrics',
  'share_presave',
  'make_banners',
  'share_link',
];
/** On release day the link comes first: the first 24 hours count most. */
const FIRST_ON_RELEASE_DAY: StepKind = 'share_link';

/**
 * Finds the one next step of a release, the three after it, and the rest. The next one is the artist's: what others
 * wait for, else what is due within a week, else what is most useful, else what is due later. The others come in the order
 * of their days; the third place belongs to a step of the artist, so that what has no day is not always folded away.
 */
export function findNextSteps(facts: CalendarFacts, phase: CalendarPhase): NextSteps {
  const own = listArtistSteps(facts, phase).sort((a, b) => compare(a, b, phase, facts.today));
  const [next = null, ...rest] = own;
  const others = [...rest, ...listOwnSteps(facts, phase)].sort((a, b) => byDay(a.day, b.day));
  const nearest = others.slice(0, SOON - 1);
  const third = others.find((step) => step.by === 'artist' && !nearest.includes(step)) ?? others[SOON - 1];
  const soon = [...nearest, ...(third === undefined ? [] : [third])].sort((a, b) => byDay(a.day, b.day));
  return { next, soon, folded: others.filter((step) => !soon.includes(step)) };
}

function compare(one: CalendarStep, other: CalendarStep, phase: CalendarPhase, today: CalendarDate): number {
  return rank(one, phase, today) - rank(other, phase, today) || byDay(one.day, other.day);
}

/** Whole numbers are the groups; the kinds of a group without days have an order of their own. */
function rank({ kind, day, is_last_day }: CalendarStep, phase: CalendarPhase, today: CalendarDate): number {
  if (URGENT.includes(kind)) return 0;
  if (phase === 'release_day' && kind === FIRST_ON_RELEASE_DAY) return 1;
  if (day !== null && is_last_day && day <= addDays(today, PRESSING_DAYS) && kind !== 'write_story') return 2;
  const place = HELPFUL.indexOf(kind);
  return place === -1 ? 4 : 3 + place / HELPFUL.length;
}
