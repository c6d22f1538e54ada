/** Every limit of pre-save campaigns, with its unit and the decision it comes from. */

/**
 * A campaign starts at least `min` and at most `max` days before the release, by default `standard` days: a consent at
 * Spotify ends six months after it was given.
 */
export const PRESAVE_DAYS = { min: 1, standard: 14, max: 170 } as const;
/** A fan has this long for the consent page of Spotify, once. */
export const PRESAVE_TICKET_MINUTES = 10;
/** Tickets, finished or not, are removed after this many hours. */
export const PRESAVE_TICKET_KEPT_HOURS = 24;
/** Round trips to Spotify that one address may start. */
export const PRESAVE_TICKETS = { per_address: 30, window_minutes: 10 } as const;
/** Reminders that one network address may ask for. */
export const REMINDER_REQUESTS = { per_address: 20, window_minutes: 60 } as const;
/**
 * Confirmation mails that one mailbox gets, over all artists, under whatever spelling of its address. Nobody can flood a
 * stranger, however many addresses they send from; the limit is never switched off.
 */
export const CONFIRMATION_MAILS = { per_mailbox: 2, window_minutes: 24 * 60 } as const;
/**
 * People who take the calendar file of a campaign and are counted, in one network (the first 24 bits of IPv4, 64 of
 * IPv6): a hall, an office or a carrier is one network, so the numbers are generous. Beyond them the file is given and
 * nobody is counted.
 */
export const CALENDAR_FANS = { per_network_hour: 30, per_network_day: 100 } as const;
/** Rows of people who took the calendar file are removed after this many days; their numbers stay. */
export const CALENDAR_ROW_DAYS = 30;
/** An unconfirmed reminder is deleted after this many days, and its link dies with it. */
export const CONFIRMATION_LINK_DAYS = 7;
/** From the release on, saving is tried for this many hours. */
export const PRESAVE_SAVE_HOURS = 24;
/** Pauses between attempts double from the first to the longest, in seconds. */
export const PRESAVE_RETRY_SECONDS = { first: 30, longest: 3600 } as const;
/** Pause between searches for an album that is in the store and not found yet. */
export const ALBUM_SEARCH_SECONDS = 60;
/** While an attempt runs, nobody else takes the fan; a killed process leaves the fan for this long. */
export const PRESAVE_LEASE_SECONDS = 60;
/** Fans that one worker process saves for at the same time. */
export const PRESAVE_SAVES_AT_ONCE = 16;
/** How long Spotify keeps a consent: six months, counted as their shortest. */
export const CONSENT_DAYS = 181;
/** Name of a campaign, in characters. */
export const CAMPAIGN_NAME_CHARS = { min: 1, max: 120 } as const;
/** Fans per page of a campaign. */
export const FANS_PER_PAGE = 50;
/** Countries shown beside a campaign. */
export const CAMPAIGN_COUNTRIES = 8;
/** The receipt adds the streams of this many days from the release on. */
export const RECEIPT_STREAM_DAYS = 7;
