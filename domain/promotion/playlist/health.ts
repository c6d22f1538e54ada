/** The course of a playlist's followers in the last weeks; `jump` looks bought, `reported` is closed by staff. */
export const PLAYLIST_HEALTH = ['growth', 'flat', 'decline', 'jump', 'reported', 'unknown'] as const;
export type PlaylistHealth = (typeof PLAYLIST_HEALTH)[number];

/** A week with more than this share of new followers is a jump, if it has at least so many. */
const JUMP_SHARE = 0.5;
const JUMP_FOLLOWERS = 1000;
/** Less than this share of change over the whole time is flat. */
const FLAT_SHARE = 0.02;

/**
 * Judges a playlist by its followers, one number a week, the oldest first.
 *
 * @example
 * judgeHealth({ history: [100, 110, 120], is_reported: false }); // 'growth'
 */
export function judgeHealth({
  history,
  is_reported,
}: {
  history: readonly number[];
  is_reported: boolean;
}): PlaylistHealth {
  if (is_reported) return 'reported';
  const [first] = history;
  const last = history.at(-1);
  if (first === undefined || last === undefined || history.length < 2) return 'unknown';
  const isJump = history.some((followers, week) => {
    const before = history[week - 1] ?? followers;
    return followers - before >= JUMP_FOLLOWERS && followers - before > before * JUMP_SHARE;
  });
  if (isJump) return 'jump';
  const change = (last - first) / Math.max(1, first);
  if (Math.abs(change) < FLAT_SHARE) return 'flat';
  return change > 0 ? 'growth' : 'decline';
}
