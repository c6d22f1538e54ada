import type { ReleaseStatus } from '../../catalogue/release/status.ts';
import type { Plan } from '../../money/plan/plan.ts';
import { LYRICS_PER_MONTH } from '../lyrics-limits.ts';

/** Lyrics are written for accounts with a release in one of these states: live, or live until its takedown. */
export const LYRIC_RELEASE_STATUSES = ['published', 'takedown_requested'] as const satisfies readonly ReleaseStatus[];

/**
 * Returns whether an account may have one more lyric written in this calendar month (S9-024).
 *
 * @example hasLyricsLeft({ plan: 'free', used: 5 }) // false
 */
export function hasLyricsLeft({ plan, used }: { plan: Plan; used: number }): boolean {
  return used < LYRICS_PER_MONTH[plan];
}
