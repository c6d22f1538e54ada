import { MONITORING_STREAMS_MIN, SPIKE } from '../../monitoring-limits.ts';
import type { Usual } from './find-usual.ts';
import type { Finding } from './finding.ts';
import type { MonitoredDay } from './monitored-day.ts';

/** The median absolute deviation of a normal distribution times this is its standard deviation. */
const MAD_TO_DEVIATION = 1.4826;

/**
 * More streams than a growing release can have from one day to the next: above every one of the limits, which are counted from what is
 * usual on such a day of the week.
 */
export function findSpike({ streams }: MonitoredDay, usual: Usual | null): Finding | null {
  if (usual === null) return null;
  const limit = Math.max(
    usual.streams + MONITORING_STREAMS_MIN,
    usual.streams * SPIKE.times_usual,
    usual.highest * SPIKE.times_highest,
    Math.ceil(usual.streams + SPIKE.deviations * MAD_TO_DEVIATION * usual.spread),
  );
  if (streams < limit) return null;
  const { streams: usual_streams, spread, highest, known_days } = usual;
  return { rule: 'spike', subject: null, numbers: { streams, usual_streams, limit, spread, highest, known_days } };
}
