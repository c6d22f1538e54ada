/** Speed of a release: standard 2-3 weeks, priority 1-2 weeks, express 3-5 days (S3-052, S6-016 to S6-018, A-161). */
export const SCHEDULES = ['standard', 'priority', 'express'] as const;
export type Schedule = (typeof SCHEDULES)[number];
