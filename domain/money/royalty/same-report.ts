import type { FileProfile } from './file-profile.ts';

/** Formats in which one store sends two reports for a month, each for a different kind of its money. */
const SIDE_BY_SIDE: readonly (readonly FileProfile[])[] = [['youtube', 'youtube_subscription']];

/** Formats with many files a month, one per day: they are distinguished by their statement ids. */
const DAILY: readonly FileProfile[] = ['apple_daily'];

/**
 * Returns whether two files of these formats for one store and month could be the same report sent twice, so that staff
 * must check them (docs/standards/reports.md).
 */
export function isSameReport(one: FileProfile, other: FileProfile): boolean {
  if (one === other) return !DAILY.includes(one);
  return !SIDE_BY_SIDE.some((shapes) => shapes.includes(one) && shapes.includes(other));
}
