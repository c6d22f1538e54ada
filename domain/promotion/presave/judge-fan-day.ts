/** The new fans of a campaign on a day, by the way they came. */
export type FanDay = { readonly spotify: number; readonly mail: number; readonly calendar: number };

/** Fewer say nothing: friends and a class make as many. */
const CALENDAR_MIN = 50;

/**
 * Judges whether the calendar fans of a day may be made up: many took the file, and more than came by Spotify and
 * email together, which prove a person. Nothing is taken away for it: a poster that leads to the file looks the same.
 */
export function isDoubtfulFanDay({ spotify, mail, calendar }: FanDay): boolean {
  return calendar >= CALENDAR_MIN && calendar > spotify + mail;
}
