import { DAY_MS, HOUR_MS, MINUTE_MS } from '@tangent/domain/duration.ts';
import { formatUnit } from './format.ts';

/** Formats a duration or a wait in the largest unit that is still precise enough: 40 minutes, 47 hours, 3 days. */
export function formatWait(ms: number, language: string): string {
  if (ms < HOUR_MS) return formatUnit(Math.max(0, Math.round(ms / MINUTE_MS)), 'minute', language);
  if (ms < 2 * DAY_MS) return formatUnit(Math.round(ms / HOUR_MS), 'hour', language);
  return formatUnit(Math.round(ms / DAY_MS), 'day', language);
}
