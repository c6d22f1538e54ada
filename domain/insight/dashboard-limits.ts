// Limits of this subject, each with its unit and the requirement or decision it comes from. Defined nowhere else.
/** Number of items of each kind on the dashboard. */
export const DASHBOARD = { latest: 5, upcoming: 5, activity: 10, top_tracks: 5, platforms: 5 } as const;
/** A store with fewer streams in seven days is not trending; growth is measured against at least this many. */
export const TRENDING_MIN_STREAMS = 10;
