/** Fewer views say nothing about a share: one friend more or less is five percent. */
export const SHARE_VIEWS_MIN = 20;

/**
 * Returns the share of views that open a store, in whole hundredths of a percent; null where none can be claimed: there
 * are few views, or more clicks than views, which come from links and programs that open the stores directly.
 */
export function computeOpenShare({
  views,
  clicks,
}: {
  readonly views: number;
  readonly clicks: number;
}): number | null {
  if (views < SHARE_VIEWS_MIN || clicks > views) return null;
  return Math.round((clicks / views) * 100) * 100;
}
