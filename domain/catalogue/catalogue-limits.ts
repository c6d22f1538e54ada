// Limits of this subject, each with its unit and the requirement or decision it comes from. Defined nowhere else.
/** Artist profiles of an account, by plan. */
export const ARTIST_PROFILES_MAX = { free: 1, pro: 1, advanced: 10 } as const;
/** Label names an account on Advanced can save. */
export const LABEL_NAMES_MAX = 10;
/** Credited artists of a release whose pages it can name. */
export const CREDITED_PAGES_MAX = 200;
/** Biography of an artist, in characters. */
export const BIOGRAPHY_MAX_CHARS = 2000;
/** Website of an artist, in characters (A-127: form text). */
export const WEBSITE_MAX_CHARS = 200;
/** An artist's picture has at least this many pixels on its shorter side. */
export const PICTURE_MIN_PX = 300;
/** Names suggested from earlier releases, most recent first. */
export const KNOWN_NAMES_MAX = 1000;
/** Artist name, in characters. */
export const ARTIST_NAME_CHARS = { min: 2, max: 60 } as const;
/** Artists on one page of the public catalogue. */
export const DIRECTORY_PER_PAGE = 24;
/** Legal names of an artist, in characters. */
export const LEGAL_NAME_CHARS = { min: 1, max: 60 } as const;
/** Longest key of a protected artist page. */
export const ARTIST_KEY_MAX_CHARS = 64;
/** The readable part of the address of an artist's page has at most this many characters. */
export const PAGE_KEY_STEM_MAX_CHARS = 60;
/** Artists of one name whose addresses are told apart by a number; later ones get random characters. */
export const PAGE_KEY_NUMBERS = 50;
/** Releases on an artist's page before the others are one press away. */
export const ARTIST_PAGE_RELEASES_SHOWN = 9;
