// Limits of this subject, each with its unit and the requirement or decision it comes from. Defined nowhere else.
/** Text of a pitch, in characters after trimming (S5-052, A-060), and the length of Spotify's own form. */
export const PITCH_CHARS = { min: 50, max: 1000 } as const;
export const SPOTIFY_PITCH_CHARS = 500;
/** A private listening address works for so many hours after the curator opened the pitch. */
export const LISTENING_HOURS = 24;
/** Comment of a curator, in characters. */
export const PITCH_COMMENT_MAX_CHARS = 500;
/** Pitches that an account may send within the window. */
export const PITCHES = { per_account: 20, window_minutes: 60 } as const;
/** How a curator answers is measured from this many decided pitches of the last days on. */
export const ANSWERS_MEASURED = { fewest: 5, days: 180 } as const;
/** Answers to pitches that one address may send within the window. */
export const PITCH_ANSWERS = { per_address: 60, window_minutes: 60 } as const;
/** Playlists on one page of the public list, and weeks of followers that are kept. */
export const PLAYLISTS_PER_PAGE = 50;
export const FOLLOWER_WEEKS = 13;
/** Rows of one import of playlists. */
export const PLAYLIST_IMPORT_MAX_ROWS = 1000;
