import { addDays, type CalendarDate, daysBetween } from '../../calendar.ts';
import { MOVE_DAYS } from '../../request-limits.ts';
import type { MoveRule } from './move-rules.ts';
import {
  arrangeSteps,
  draftStep,
  findFirstDay,
  later,
  type MoveStep,
  notBefore,
  type StepDraft,
} from './move-steps.ts';

/** The events at one store, as days. A repeated event counts once, by its first day. */
export type MoveEvent = {
  /** `requested`: the artist wrote to the old distributor. `form`: staff sent the store's form. The rest are acknowledgements. */
  readonly kind: 'delivered' | 'refused' | 'live' | 'requested' | 'form';
  readonly on: CalendarDate;
};

/** The days on which people acted at stores, by store; `notified` is the day of the email to the artist. */
export type MoveMarks = Readonly<
  Record<string, { readonly [Act in 'requested' | 'form' | 'notified']?: CalendarDate }>
>;

/** The steps of a move at a store; each rule has its own. */
export const MOVE_STEPS = ['form', 'request', 'offline', 'deliver', 'match', 'check'] as const;
type MoveStepName = (typeof MOVE_STEPS)[number];

/** Where a store is: one of its steps, refused by the store, or switched to us. */
type MoveState = MoveStepName | 'stuck' | 'switched';

export type StoreMove = {
  readonly state: MoveState;
  readonly steps: readonly MoveStep<MoveStepName>[];
  /** The day on which the store plays our delivery and the old one is gone or replaced. */
  readonly switched_on: CalendarDate | null;
  /** The day on which the artist has to write to the old distributor; null if never, or if that is done. */
  readonly request_on: CalendarDate | null;
  /** Days on which the store has neither delivery. */
  readonly offline_days: number;
};

type Days = { readonly [Kind in MoveEvent['kind']]: CalendarDate | null };
type Draft = StepDraft<MoveStepName>;

/**
 * Plans the move of a release at one store. The plan follows from the rule of the store and from what happened
 * so far, so it can be computed again at any time and a repeated event changes nothing.
 *
 * @example planStoreMove('by_code', { start: '2026-11-17', cut_over: '2026-12-07', today: '2026-11-18', events: [] })
 */
export function planStoreMove(
  rule: MoveRule,
  {
    start,
    cut_over,
    today,
    events,
  }: {
    start: CalendarDate;
    cut_over: CalendarDate;
    today: CalendarDate;
    events: readonly MoveEvent[];
  },
): StoreMove {
  // A store that had the release before the move counts from its start.
  const days = listFirstDays(events.map((event) => ({ ...event, on: later(event.on, start) })));
  const drafts = PLANS[rule]({ start, cut_over, today, days });
  const { steps, current } = arrangeSteps(drafts, today);
  const isStuck = days.refused !== null && (days.live === null || days.live < days.refused);
  const offline = drafts.find(({ name }) => name === 'offline');
  return {
    state: current === null ? 'switched' : isStuck && rule !== 'takedown_first' ? 'stuck' : current,
    steps,
    switched_on: current === null ? (drafts.at(-1)?.until ?? null) : null,
    request_on: days.requested === null ? (drafts.find(({ name }) => name === 'request')?.from ?? null) : null,
    offline_days: offline === undefined ? 0 : Math.max(0, daysBetween(offline.from, offline.until)),
  };
}

function listFirstDays(events: readonly MoveEvent[]): Days {
  // A store that refused and then took the delivery is not stuck: its last refusal counts.
  const refused =
    events
      .filter(({ kind }) => kind === 'refused')
      .map(({ on }) => on)
      .sort()
      .at(-1) ?? null;
  return {
    delivered: findFirstDay(events, 'delivered'),
    live: findFirstDay(events, 'live'),
    requested: findFirstDay(events, 'requested'),
    form: findFirstDay(events, 'form'),
    refused,
  };
}

type Facts = { start: CalendarDate; cut_over: CalendarDate; today: CalendarDate; days: Days };

const PLANS: Readonly<Record<MoveRule, (facts: Facts) => readonly Draft[]>> = {
  by_code: (facts) => [deliver(facts, facts.start), match(facts, 1)],
  replaces: ({ start, today, days }) => [
    draftStep('deliver', start, days.live ?? notBefore(today, start, MOVE_DAYS.deliver), days.live !== null),
  ],
  match_then_takedown: (facts) => {
    const [delivery, matching] = [deliver(facts, facts.start), match(facts, MOVE_DAYS.match)];
    const { requested } = facts.days;
    // Too early, the store loses the old plays: the match still has to come first.
    const request = draftStep('request', matching.until, requested ?? addDays(matching.until, 1), requested !== null);
    const checkedOn = addDays(request.until, MOVE_DAYS.check);
    return [
      delivery,
      matching,
      request,
      draftStep('check', request.until, checkedOn, checkedOn <= facts.today && requested !== null),
    ];
  },
  takedown_first: ({ cut_over, today, days }) => {
    const requestOn = days.requested ?? addDays(cut_over, -MOVE_DAYS.offline - MOVE_DAYS.deliver);
    const gone = addDays(requestOn, MOVE_DAYS.offline);
    const delivery = draftStep(
      'deliver',
      gone,
      days.live ?? notBefore(today, gone, MOVE_DAYS.deliver),
      days.live !== null,
    );
    return [
      draftStep('request', requestOn, requestOn, days.requested !== null || days.live !== null),
      draftStep(
        'offline',
        requestOn,
        days.live ?? gone,
        days.live !== null || (days.requested !== null && gone <= today),
      ),
      delivery,
    ];
  },
  form: (facts) => {
    const { start, today, days } = facts;
    const sentOn = days.form ?? days.live ?? notBefore(today, start, MOVE_DAYS.form);
    const isDone = days.form !== null || days.live !== null;
    return [
      draftStep('form', start, sentOn, isDone),
      draftStep('deliver', sentOn, days.live ?? notBefore(today, sentOn, MOVE_DAYS.deliver), days.live !== null),
    ];
  },
};

function deliver({ today, days }: Facts, from: CalendarDate): Draft {
  return draftStep(
    'deliver',
    from,
    days.delivered ?? notBefore(today, from, MOVE_DAYS.deliver),
    days.delivered !== null,
  );
}

/** The store matches our delivery with the old one: so many days at least, and until it shows ours. */
function match({ start, today, days }: Facts, least: number): Draft {
  const from = days.delivered ?? notBefore(today, start, MOVE_DAYS.deliver);
  const whole = least === 1 ? (days.live ?? addDays(from, least)) : addDays(from, least);
  const until = days.live === null ? later(whole, today) : later(whole, days.live);
  return draftStep('match', from, until, days.live !== null && whole <= today);
}
