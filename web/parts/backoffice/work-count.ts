import { WORK_QUEUE_ROWS_MAX } from '@tangent/domain/people/people-limits.ts';
import { formatNumber } from '../text/format.ts';

/** Formats how many things wait; from the highest number that is counted on, "999+". */
export function formatWorkCount(waiting: number, language: string): string {
  if (waiting < WORK_QUEUE_ROWS_MAX) return formatNumber(waiting, language);
  return `${formatNumber(WORK_QUEUE_ROWS_MAX - 1, language)}+`;
}
