import type { ChartEvent } from '@tangent/contract/insight/chart-event.ts';

/** An event whose effect is not measured yet. */
export type FoundEvent = Omit<ChartEvent, 'effect'>;

/** The facts that most events lack. */
export const NOTHING_MORE = {
  store: null,
  track: null,
  track_count: 0,
  release_id: null,
  case_id: null,
  reason: null,
  streams: null,
  fans: null,
} as const;
