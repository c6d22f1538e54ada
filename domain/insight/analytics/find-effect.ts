import { addDays, type CalendarDate } from '../../calendar.ts';
import { EFFECT, EFFECT_OWN_PART } from '../analytics-limits.ts';

/**
 * The effect of an event in its week: a change that stands out, none that does, a week that is not over, or
 * days that are not known well enough to say.
 */
export const EFFECT_STATES = ['seen', 'none', 'early', 'unknown'] as const;
export type EffectState = (typeof EFFECT_STATES)[number];

/** `week` are the streams from the day of the event on, `before` those of as many days before it. */
export type Effect = { readonly state: EffectState; readonly week: number; readonly before: number };

type Event = {
  readonly at: CalendarDate;
  /** Streams that came from the event itself, such as those of a playlist; null where they are not known apart. */
  readonly own: number | null;
};

/** The streams of a day; null when it is not reported, or has streams that are left out. */
export type DailyStreams = (day: CalendarDate) => number | null;

/**
 * Returns the effect of an event in its week. A change is stated only when it stands out: it is half
 * as large again as every change from one week to the next in the four weeks before (chance changes streams all the
 * time), at least a tenth, and more than three standard deviations of a count. A playlist must have brought at least half of the
 * rise itself, since something else may have happened in the same week. `until` is the last day that all stores have
 * reported: a week that reaches beyond it is too early to judge.
 */
export function findEffect({ at, own }: Event, streams: DailyStreams, until: CalendarDate): Effect {
  const week = sumDays(streams, at);
  const before = sumDays(streams, addDays(at, -EFFECT.days));
  const found = (state: EffectState): Effect => ({ state, week: week ?? 0, before: before ?? 0 });
  if (addDays(at, EFFECT.days - 1) > until) return found('early');
  if (week === null || before === null) return found('unknown');
  const usual = findUsualChange(streams, at);
  if (usual === null) return found('unknown');
  const change = toChange(before, week);
  const chance = EFFECT.deviations * Math.sqrt(week + before);
  const least = Math.max(usual * EFFECT.times_usual, Math.log1p(EFFECT.least_change));
  if (Math.abs(change) <= least || Math.abs(week - before) <= chance) return found('none');
  // A playlist that brings streams explains no fall.
  const gain = week - before;
  return found(own === null || (gain > 0 && own >= gain * EFFECT_OWN_PART) ? 'seen' : 'none');
}

/** Adds up the days of a week; null when one of them is unknown. */
function sumDays(streams: DailyStreams, from: CalendarDate): number | null {
  const days = Array.from({ length: EFFECT.days }, (_, n) => streams(addDays(from, n)));
  return days.reduce<number | null>((sum, day) => (sum === null || day === null ? null : sum + day), 0);
}

/**
 * Returns the largest change from one week to the next within the weeks before an event, as a logarithm; null when too
 * few of them are known.
 */
function findUsualChange(streams: DailyStreams, at: CalendarDate): number | null {
  const pairs = EFFECT.history_days - 2 * EFFECT.days + 1;
  const changes = Array.from({ length: pairs }, (_, n) => {
    const second = addDays(at, -EFFECT.days - n);
    const [then, now] = [sumDays(streams, addDays(second, -EFFECT.days)), sumDays(streams, second)];
    return then === null || now === null ? [] : [Math.abs(toChange(then, now))];
  }).flat();
  return changes.length < EFFECT.fewest_pairs ? null : Math.max(...changes);
}

/** The change as a logarithm, so that a rise and the fall back have the same size; one stream more prevents zero. */
const toChange = (before: number, after: number) => Math.log((after + 1) / (before + 1));
