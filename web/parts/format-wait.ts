import { formatUnit } from './format.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long something takes or waits, in the largest unit that still says something: 40 minutes, 47 hours, 3 days. */
export function formatWait(ms: number, language: string): string {
  if (ms < HOUR_MS) return formatUnit(Math.max(0, Math.round(ms / MINUTE_MS)), 'minute', language);
  if (ms < 2 * DAY_MS) return formatUnit(Math.round(ms / HOUR_MS), 'hour', language);
  return formatUnit(Math.round(ms / DAY_MS), 'day', language);
}
