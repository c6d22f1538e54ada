import type { FileProfile } from './file-profile.ts';

/** Shapes in which one store reports one month twice, each for another kind of its money. */
const SIDE_BY_SIDE: readonly (readonly FileProfile[])[] = [['youtube', 'youtube_subscription']];

/** Shapes of which a month brings many files, one a day: they are told apart by their statement ids. */
const DAILY: readonly FileProfile[] = ['apple_daily'];

/**
 * Whether two files of these shapes for one store and month could be the same report told twice, so that a person has to look
 * (docs/standards/reports.md).
 */
export function isSameReport(one: FileProfile, other: FileProfile): boolean {
  if (one === other) return !DAILY.includes(one);
  return !SIDE_BY_SIDE.some((shapes) => shapes.includes(one) && shapes.includes(other));
}
