import type { CalendarDate } from '../../calendar.ts';
import { EVENTS_MARKED } from '../analytics-limits.ts';
import type { Effect } from './find-effect.ts';

/**
 * Events of music: a release went live or was taken down, a playlist appeared in reports, a pre-save campaign
 * opened or ended with the release, lyrics were changed in stores, or streams were left out.
 */
export const CHART_EVENTS = [
  'release',
  'removed',
  'playlist',
  'presave_opened',
  'presave_ended',
  'lyrics',
  'left_out',
] as const;
export type ChartEventKind = (typeof CHART_EVENTS)[number];

type Weighed = {
  readonly at: CalendarDate;
  readonly kind: ChartEventKind;
  readonly effect: Effect | null;
  /** Streams of the event itself: from a playlist, or left out; null where they are not known. */
  readonly streams: number | null;
};

/** An event that explains a line by itself comes first; an effect that stands out goes before everything. */
const IMPORTANCE: Readonly<Record<ChartEventKind, number>> = {
  left_out: 6,
  release: 5,
  removed: 4,
  presave_opened: 3,
  presave_ended: 2,
  playlist: 1,
  lyrics: 0,
};

/** Orders events, the most important first: those with an effect, then by kind, then by their streams. */
export function rankEvents<Event extends Weighed>(events: readonly Event[]): Event[] {
  const isSeen = ({ effect }: Event) => (effect?.state === 'seen' ? 1 : 0);
  return [...events].sort(
    (a, b) =>
      isSeen(b) - isSeen(a) ||
      IMPORTANCE[b.kind] - IMPORTANCE[a.kind] ||
      (b.streams ?? 0) - (a.streams ?? 0) ||
      (a.at < b.at ? 1 : -1),
  );
}

/**
 * Chooses the events that are numbered on a chart: at most four, each at a point of its own; `pointOf` returns
 * the point of a day, null outside the chart. All others are listed after them. Both are in the order of their days.
 */
export function chooseEvents<Event extends Weighed>(
  events: readonly Event[],
  pointOf: (day: CalendarDate) => string | null,
): { readonly marked: Event[]; readonly others: Event[] } {
  const taken = new Set<string>();
  const marked = rankEvents(events).filter(({ at }) => {
    const point = pointOf(at);
    if (point === null || taken.has(point) || taken.size === EVENTS_MARKED) return false;
    taken.add(point);
    return true;
  });
  const chosen = new Set(marked);
  const byDay = (a: Event, b: Event) => (a.at < b.at ? -1 : Number(a.at > b.at));
  return { marked: marked.sort(byDay), others: events.filter((event) => !chosen.has(event)).sort(byDay) };
}
