// Limits of this subject, each with its unit and the requirement or decision it comes from. Defined nowhere else.
/** Title of a lyric, in characters. */
export const LYRIC_TITLE_CHARS = { min: 1, max: 80 } as const;
/** The person a lyric is dedicated to, in characters. */
export const DEDICATED_TO_MAX_CHARS = 60;
/** Words that a lyric has to contain, at most (S3-106), and their letters. */
export const CUSTOM_WORDS_MAX = 4;
export const CUSTOM_WORD_CHARS = { min: 1, max: 20 } as const;
/** Lyrics written for an account in one calendar month (UTC), by plan; failed ones do not count (S9-024, A-164). */
export const LYRICS_PER_MONTH = { free: 5, pro: 50, advanced: 100 } as const;
/** Texts and rewrites that an account may start within the window. */
export const LYRIC_WRITINGS = { per_account: 30, window_minutes: 10 } as const;
/** Lyrics of an account, so that saved texts of its own do not grow without end. */
export const LYRICS_MAX = 500;
/** Lyrics per page of the list. */
export const LYRICS_PER_PAGE = 20;
/** Sections of a lyric, lines of a section, and characters of a line. */
export const LYRIC_SECTIONS_MAX = 20;
export const LYRIC_SECTION_LINES_MAX = 40;
export const LYRIC_LINE_MAX_CHARS = 200;
/** Syllables of a line of the embedded engine, by language; the craft report allows one more or less. */
export const METRE_SYLLABLES = { en: 8, es: 8, pt: 8, tr: 8 } as const;
