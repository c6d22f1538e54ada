import type { CalendarDate } from '../../calendar.ts';

type Facts = {
  /** Whether any store has ever reported this music, and whether it has reported a day of the period. */
  readonly has_started: boolean;
  readonly is_reported: boolean;
  /** The day on which the first figures are due; null without a release that is out or has a date. */
  readonly starts_on: CalendarDate | null;
  readonly today: CalendarDate;
  /** Whether the period is today, which is not over. */
  readonly is_open: boolean;
  readonly streams: number;
  /** Null without a comparison. */
  readonly before: number | null;
  /** Streams that no figure counts. */
  readonly left_out: number;
};

/** The headline of the overview as data; the numbers beside the code are those of its sentence. */
export type OverviewHeadline =
  | { readonly code: 'starts'; readonly on: CalendarDate }
  | { readonly code: 'not_started' | 'unreported' | 'none' }
  | { readonly code: 'left_out'; readonly streams: number }
  | { readonly code: 'up' | 'down'; readonly streams: number; readonly before: number }
  | { readonly code: 'same' | 'first' | 'plain' | 'open'; readonly streams: number };

/** Below this change the figure of the headline would read 0.0 %. */
const SMALLEST_CHANGE = 0.0005;

/**
 * Finds the headline of the overview: the streams of the period and their change, else why there is nothing to
 * say yet.
 */
export function findOverviewHeadline(facts: Facts): OverviewHeadline {
  const { has_started, is_reported, starts_on, today, is_open, streams, before, left_out } = facts;
  if (!has_started) return starts_on !== null && starts_on >= today ? { code: 'starts', on: starts_on } : NOT_STARTED;
  if (streams === 0 && left_out > 0) return { code: 'left_out', streams: left_out };
  if (!is_reported) return { code: 'unreported' };
  if (is_open) return { code: 'open', streams };
  if (streams === 0 && (before ?? 0) === 0) return { code: 'none' };
  if (before === null) return { code: 'plain', streams };
  if (before === 0) return { code: 'first', streams };
  if (Math.abs(streams - before) < before * SMALLEST_CHANGE) return { code: 'same', streams };
  return { code: streams > before ? 'up' : 'down', streams, before };
}

const NOT_STARTED = { code: 'not_started' } as const;
