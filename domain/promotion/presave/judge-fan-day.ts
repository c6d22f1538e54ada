/** The new fans of a campaign on a day, by the way they came. */
export type FanDay = { readonly spotify: number; readonly mail: number; readonly calendar: number };

/** Fewer say nothing: friends and a class make as many. */
const CALENDAR_MIN = 50;
const CALENDAR_PERCENT = 90;

/**
 * Judges whether the calendar fans of a day may be made up: many took the file, and hardly anybody came by Spotify or
 * email, which prove a person. Nothing is taken away for it: a poster that leads to the file looks the same.
 */
export function isDoubtfulFanDay({ spotify, mail, calendar }: FanDay): boolean {
  return calendar >= CALENDAR_MIN && calendar * 100 >= (spotify + mail + calendar) * CALENDAR_PERCENT;
}
