/** The version of the sentence a follower agreed to; it changes with `artist_page.follow.text` in the page's language. */
export const FOLLOW_CONSENT_VERSION = '2026-11-30';
