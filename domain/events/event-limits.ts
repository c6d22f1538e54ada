// Limits of this subject, each with its unit and the requirement or decision it comes from. Defined nowhere else.
/** Activity events per page: by default, and at most. */
export const ACTIVITY_PAGE = { standard: 20, max: 50 } as const;
/** Notifications per page, the highest number of unread ones that is counted, and the days they are kept. */
export const NOTIFICATIONS = { per_page: 20, count_max: 100, kept_days: 180 } as const;
/** An announcement on the dashboard: the maximum length of its texts, and the number shown at once. */
export const ANNOUNCEMENT = { id_max_chars: 60, title_max_chars: 90, body_max_chars: 300, shown: 3 } as const;
