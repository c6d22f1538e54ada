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
export type HandoverEvent = {
  /**
   * `live`: the artist saw the delivery of the new distributor there. `requested`: the artist had us ask the store to take
   * ours down. `removed`: the store confirmed that, or its time for it passed.
   */
  readonly kind: 'live' | 'requested' | 'removed';
  readonly on: CalendarDate;
};

/** The days on which the artist saw the release of the new distributor, by store. */
export type LiveMarks = Readonly<Record<string, CalendarDate>>;

/** The steps of a handover at a store; each rule has its own. */
export const HANDOVER_STEPS = ['form', 'deliver', 'match', 'remove', 'leave', 'offline'] as const;
type HandoverStepName = (typeof HANDOVER_STEPS)[number];

export type StoreHandover = {
  /** One of its steps, or `left`: the new distributor has the store alone. */
  readonly state: HandoverStepName | 'left';
  readonly steps: readonly MoveStep<HandoverStepName>[];
  /** The day on which everything at the store was done. */
  readonly left_on: CalendarDate | null;
  /** The day from which the artist has to remove the release from the store; null once that is done. */
  readonly remove_on: CalendarDate | null;
  /** Days on which the store has neither delivery. */
  readonly offline_days: number;
};

type Draft = StepDraft<HandoverStepName>;
type Facts = {
  readonly delivers_on: CalendarDate;
  readonly today: CalendarDate;
  readonly live: CalendarDate | null;
  readonly requested: CalendarDate | null;
  readonly removed: CalendarDate | null;
};

/**
 * Plans how a release that is live here leaves one store for another distributor, which delivers it from
 * `delivers_on` with the same codes. The plan follows from the rule of the store and from what happened so far, so it
 * can be computed again at any time and a repeated event changes nothing. A release that was removed before the new one
 * was live is offline until then, whatever the rule wanted.
 *
 * @example planStoreHandover('by_code', { delivers_on: '2026-12-07', today: '2026-11-18', events: [] })
 */
export function planStoreHandover(
  rule: MoveRule,
  { delivers_on, today, events }: { delivers_on: CalendarDate; today: CalendarDate; events: readonly HandoverEvent[] },
): StoreHandover {
  const [live, removed] = [findFirstDay(events, 'live'), findFirstDay(events, 'removed')];
  const requested = findFirstDay(events, 'requested') ?? removed;
  const isEarly = requested !== null && (live === null || requested < live);
  const drafts = PLANS[isEarly ? 'takedown_first' : rule]({ delivers_on, today, live, requested, removed });
  const { steps, current } = arrangeSteps(drafts, today);
  const end = (name: HandoverStepName) => drafts.find((draft) => draft.name === name)?.until ?? delivers_on;
  const isOffline = drafts.some(({ name }) => name === 'offline');
  return {
    state: current ?? 'left',
    steps,
    left_on: current === null ? (drafts.at(-1)?.until ?? null) : null,
    remove_on: requested === null ? (drafts.find(({ name }) => name === 'remove')?.from ?? null) : null,
    offline_days: isOffline ? Math.max(0, daysBetween(end('leave'), end('deliver'))) : 0,
  };
}

/** Whether the artist can remove the release from a store today. A day that is only expected never counts. */
export function canLeave({ state, remove_on }: LeavingStore, today: CalendarDate): boolean {
  return state === 'remove' && remove_on !== null && remove_on <= today;
}

type LeavingStore = Pick<StoreHandover, 'state' | 'remove_on'>;

const PLANS: Readonly<Record<MoveRule, (facts: Facts) => readonly Draft[]>> = {
  by_code: (facts) => handOver(facts, [deliver(facts)]),
  // The new delivery has replaced ours: what we remove is the rest of it.
  replaces: (facts) => handOver(facts, [deliver(facts)]),
  match_then_takedown: (facts) => {
    const delivery = deliver(facts);
    const matched = addDays(delivery.until, MOVE_DAYS.match);
    // Who removes the release earlier does not wait any more.
    const until = facts.requested ?? matched;
    const done = facts.live !== null && (facts.requested !== null || matched <= facts.today);
    return handOver(facts, [delivery, draftStep('match', delivery.until, until, done)]);
  },
  takedown_first: (facts) => {
    const { delivers_on, today, live } = facts;
    const due = addDays(delivers_on, -MOVE_DAYS.offline - MOVE_DAYS.remove);
    const [removal, leaving] = remove(facts, earlier(due, live ?? due));
    const offline = draftStep(
      'offline',
      leaving.until,
      live ?? later(delivers_on, leaving.until),
      live !== null || delivers_on <= today,
    );
    const delivery = draftStep(
      'deliver',
      offline.until,
      live ?? notBefore(today, offline.until, MOVE_DAYS.deliver),
      live !== null,
    );
    return [removal, leaving, offline, delivery];
  },
  form: (facts) => handOver(facts, [arrive(facts, 'form', MOVE_DAYS.form + MOVE_DAYS.deliver)]),
};

/** First the new distributor is live, then the release leaves. */
function handOver(facts: Facts, before: readonly Draft[]): Draft[] {
  return [...before, ...remove(facts, before.at(-1)?.until ?? facts.delivers_on)];
}

function deliver(facts: Facts): Draft {
  return arrive(facts, 'deliver', MOVE_DAYS.deliver);
}

/** The new distributor brings the release to the store, which takes these days. */
function arrive({ delivers_on, today, live }: Facts, name: 'deliver' | 'form', days: number): Draft {
  const from = earlier(delivers_on, live ?? delivers_on);
  return draftStep(name, from, live ?? notBefore(today, from, days), live !== null);
}

function remove({ today, requested, removed }: Facts, from: CalendarDate): [Draft, Draft] {
  const start = requested === null ? from : earlier(from, requested);
  const removal = draftStep(
    'remove',
    start,
    requested ?? notBefore(today, start, MOVE_DAYS.remove),
    requested !== null,
  );
  const until = removed ?? notBefore(today, removal.until, MOVE_DAYS.leave);
  return [removal, draftStep('leave', removal.until, until, removed !== null)];
}

function earlier(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one < other ? one : other;
}
