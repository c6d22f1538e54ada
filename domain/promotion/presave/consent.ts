/** The version of the sentence a fan agreed to; it changes with the texts below `presave.door` in the page's language. */
export const CONSENT_VERSION = '2026-11-25';

/** The permission that fans give by each way, as it is recorded with their consent. */
export const CONSENT_SCOPES = {
  spotify: 'save this release on release day and read back that it was saved',
  mail: 'one email on release day',
  mail_and_artist: 'one email on release day; the artist may write about new music',
  calendar: 'an entry in the calendar',
} as const;
