import { SPIKE, WATCH_STREAMS_MIN } from '../../watch-limits.ts';
import type { Usual } from './find-usual.ts';
import type { Finding } from './finding.ts';
import type { WatchedDay } from './watched-day.ts';

/** The median absolute deviation of a normal distribution times this is its standard deviation. */
const DEVIATION_OF_SPREAD = 1.4826;

/**
 * More streams than a growing release can have from one day to the next: above every one of the limits, which are counted from what is
 * usual on such a day of the week.
 */
export function findSpike({ streams }: WatchedDay, usual: Usual | null): Finding | null {
  if (usual === null) return null;
  const limit = Math.max(
    usual.streams + WATCH_STREAMS_MIN,
    usual.streams * SPIKE.times_usual,
    usual.highest * SPIKE.times_highest,
    Math.ceil(usual.streams + SPIKE.deviations * DEVIATION_OF_SPREAD * usual.spread),
  );
  if (streams < limit) return null;
  const { streams: usual_streams, spread, highest, known_days } = usual;
  return { rule: 'spike', subject: null, numbers: { streams, usual_streams, limit, spread, highest, known_days } };
}
