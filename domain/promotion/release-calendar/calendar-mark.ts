/** The points on the line of a release. */
export const CALENDAR_MARKS = [
  'submitted',
  'approved',
  'presave',
  /** The last day on which the editors of a store take a pitch. */
  'editors',
  /** The release date before it was moved. */
  'moved',
  /** A store refused it, or it could not be sent there. */
  'problem',
  'release_day',
  'week_1',
  'day_28',
] as const;
export type CalendarMarkKind = (typeof CALENDAR_MARKS)[number];
