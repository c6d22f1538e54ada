/** Every business limit, with its unit and the requirement or decision it comes from. Defined nowhere else. */
import { MINUTE_MS } from './duration.ts';

/** One MB is 1,048,576 bytes. */
export const MB_BYTES = 1_048_576;

/** Artwork is square, with at least this many pixels per side (S5-024, S5-026). */
export const ARTWORK_MIN_PX = 1500;
/** Artwork has at most this many pixels per side. */
export const ARTWORK_MAX_PX = 6000;
/**
 * Below this many pixels per side the strictest stores refuse artwork that the product accepts (rule R1 in
 * docs/standards/store-rules.md).
 */
export const ARTWORK_BEST_PX = 3000;
/** Artwork must stay strictly under this size (S5-027, A-122). */
export const ARTWORK_LIMIT_BYTES = 20 * MB_BYTES;
/** Side lengths of the pictures generated from uploaded artwork. */
export const ARTWORK_DERIVATIVE_PX = [300, 1000] as const;
/** Release audio may have at most this size (S5-029, A-122). */
export const AUDIO_MAX_BYTES = 100 * MB_BYTES;
/** A track lasts at least one minute, intros and outros excepted (S5-030, S5-032, A-125). */
export const TRACK_MIN_MS = MINUTE_MS;
/** A track lasts at most twenty minutes, intros and outros excepted (S5-031, S5-032, A-125). */
export const TRACK_MAX_MS = 20 * MINUTE_MS;
/** Even an intro or outro lasts at least this long. */
export const INTRO_MIN_MS = 5_000;
/** Silence in the middle of a track may last at most this long (S5-033, A-126). */
export const SILENCE_MAX_MS = 10_000;
/** Integrated loudness outside this span is reported to the reviewer, in LUFS. */
export const LOUDNESS_SPAN_LUFS = { min: -30, max: -5 } as const;
/** Above this true peak a track may distort once a store has encoded it, in dBTP (EBU R 128 s1). */
export const TRUE_PEAK_ADVICE_DBTP = -1;
/** Fewer clipped runs than this in a whole track are inaudible (docs/standards/audio.md). */
export const CLIPPED_RUNS_ADVICE = 20;
/** Silence before and after the music from which on the artist gets a note. */
export const EDGE_SILENCE_ADVICE_MS = { head: 2_000, tail: 5_000 } as const;
/** A mean further from zero than this share of full scale is a recording fault (docs/standards/audio.md). */
export const DC_OFFSET_ADVICE = 0.01;
/** A file with more bits of which only this many are used was padded. */
export const PADDED_BITS = 16;
/** A file of which at most this many bits are used hisses audibly. */
export const FEW_BITS = 8;
/** Channels further apart than this sound off centre; mixes stay within half of it. */
export const CHANNEL_BALANCE_ADVICE_DB = 6;
/** A title has at most this many characters after trimming. */
export const TITLE_MAX_CHARS = 100;
/** A release date is at most this many days ahead. */
export const RELEASE_DATE_MAX_DAYS = 365;
/** A resubmitted release keeps its date while at least this many days remain. */
export const RESUBMISSION_MIN_DAYS = 5;
/** Days a release date must be ahead, by schedule (S5-016, S6-016 to S6-018, A-117). */
export const LEAD_DAYS = { standard: 21, priority: 14, express: 5 } as const;
/** Stores of the paid plans, as announced: at least so many (S6-007). */
export const STORES_MIN = 150;
/** Tracks a release may hold, by type; on the free plan one (S6-004, S6-005, A-015). */
export const TRACKS_MAX = { single: 3, ep: 6, album: 50, compilation: 50 } as const;
/** Tracks on the free plan (S6-004). */
export const FREE_TRACKS_MAX = 1;
/** An EP or album with fewer tracks gets a friendly note. */
export const LONG_RELEASE_MIN_TRACKS = 3;
/** First submissions in one UTC calendar month, by plan. */
export const MONTHLY_SUBMISSIONS = { free: 2, pro: 20, advanced: 100 } as const;
/** Artist profiles of an account, by plan. */
export const ARTIST_PROFILES_MAX = { free: 1, pro: 1, advanced: 10 } as const;
/** Label names an account on Advanced can save. */
export const LABEL_NAMES_MAX = 10;
/** The readable part of a release's public key has at most this many characters. */
export const LINK_KEY_STEM_MAX_CHARS = 60;
/** A link counts this many different referrers a day; all further ones count as 'other'. */
export const LINK_REFERRERS_PER_DAY_MAX = 200;
/** Smart links on one page of their list. */
export const LINKS_PER_PAGE = 20;
/** Countries and referrers in the analytics of a link. */
export const LINK_PARTS_MAX = 20;
/** A release page shows this many stores; the others are one press away. */
export const LINK_STORES_SHOWN = 9;
/** The first year that a ℗ or © line may have; recordings sold today are not older. */
export const RIGHTS_YEAR_MIN = 1900;
/** The last year that a draft may have in such a line; a submission compares it with the release date. */
export const RIGHTS_YEAR_MAX = 2100;
/** Record label, in characters. */
export const RECORD_LABEL_CHARS = { min: 1, max: 80 } as const;
/** Version title ('Radio Edit'), in characters. */
export const VERSION_TITLE_MAX_CHARS = 60;
/** Name of a contributor or performer, in characters (S5-048, A-127). */
export const CREDIT_NAME_CHARS = { min: 3, max: 80 } as const;
/** Featured artists of one track; their names follow the limits of a profile's name. */
export const FEATURED_ARTISTS_MAX = 20;
/** Contributors and performers of one track, each. */
/** Days until a store can be asked again to move a release to the right artist page. */
export const PAGE_REQUEST_AGAIN_DAYS = 7;
/** Credited artists of a release whose pages it can name. */
export const CREDITED_PAGES_MAX = 200;
export const CREDITS_MAX = 50;
/** The shares of a track total this many hundredths of a percent (S5-015, A-078). */
export const SHARES_TOTAL_BASIS_POINTS = 10_000;
/** Lyrics of a track, in characters. */
export const LYRICS_MAX_CHARS = 10_000;
/** Biography of an artist, in characters. */
export const BIOGRAPHY_MAX_CHARS = 2000;
/** Website of an artist, in characters (A-127: form text). */
export const WEBSITE_MAX_CHARS = 200;
/** An artist's picture has at least this many pixels on its shorter side. */
export const PICTURE_MIN_PX = 300;
/** Names suggested from earlier releases, most recent first. */
export const KNOWN_NAMES_MAX = 1000;
/** Review takes at most this many business days (S4-006). */
export const REVIEW_BUSINESS_DAYS = 2;
/** Announced go-live after approval, in business days (S9-001, S9-002, A-162). */
export const GO_LIVE_BUSINESS_DAYS = { free: { min: 15, max: 30 }, paid: { min: 5, max: 7 } } as const;
/** Announced go-live after approval with the express schedule, in days (S6-018, A-162). */
export const EXPRESS_GO_LIVE_DAYS = { min: 3, max: 5 } as const;
/** Password length in characters (S5-043, A-128). */
export const PASSWORD_CHARS = { min: 8, max: 128 } as const;
/** Characters a strong password has at least. */
export const STRONG_PASSWORD_MIN_CHARS = 12;
/** First and last name of a person, in characters. */
export const PERSON_NAME_CHARS = { min: 1, max: 50 } as const;
/** User name, in characters. */
export const USERNAME_CHARS = { min: 3, max: 30 } as const;
/** Artist name, in characters. */
export const ARTIST_NAME_CHARS = { min: 2, max: 60 } as const;
/** Artists on one page of the public catalogue. */
export const CATALOGUE_PER_PAGE = 24;
/** Legal names of an artist, in characters. */
export const LEGAL_NAME_CHARS = { min: 1, max: 60 } as const;
/** Note of a reviewer, in characters (A-127: textarea). */
export const REVIEW_NOTE_MAX_CHARS = 2000;
/** A mix or a reference for mastering lasts between these, in milliseconds. */
export const MASTERING_MS = { min: 10_000, max: 20 * MINUTE_MS } as const;
/** Masters of an account in one calendar month (UTC); failed ones do not count. */
export const MASTERINGS_PER_MONTH = 20;
/** Tracks of a release that are mastered together. */
export const MASTERED_TOGETHER = { min: 2, max: 12 } as const;
/** Masters that an account may start within the window, so that nobody fills the queue. */
export const MASTERING_STARTS = { per_account: 10, window_minutes: 1 } as const;
/** A project that is pending for longer has failed. */
export const MASTERING_TIME_LIMIT_MINUTES = 15;
/** Most discs of an album. */
export const DISCS_MAX = 20;
/** Longest key of a protected artist page. */
export const ARTIST_KEY_MAX_CHARS = 64;
/** Length of the previews and short clips of stores. */
export const CLIP_SECONDS = 30;
/** Name of a mastering project, in characters. */
export const MASTERING_NAME_CHARS = { min: 1, max: 80 } as const;
/** Length of the preview loop of a master (S2-127, A-052). */
export const PREVIEW_LOOP_SECONDS = 15;
/** Peaks that stand less than this over the loudness belong to a mix that has been mastered before. */
export const MASTERED_PEAK_TO_LOUDNESS_DB = 9;
/** Rounds of a blind test between original and master. */
export const BLIND_TEST_ROUNDS = 10;
/** Mastering projects per page of the list. */
export const MASTERINGS_PER_PAGE = 20;
/** Prompt for a cover, in characters. */
export const COVER_PROMPT_CHARS = { min: 3, max: 200 } as const;
/** Covers drawn in one run. */
export const COVERS_PER_RUN = 4;
/** Runs of an account in one calendar month (UTC), by plan; failed ones do not count. */
export const COVER_RUNS_PER_MONTH = { free: 5, pro: 50, advanced: 50 } as const;
/** Runs that an account may start within the window. */
export const COVER_STARTS = { per_account: 10, window_minutes: 1 } as const;
/** A run that is pending for longer has failed. */
export const COVER_TIME_LIMIT_MINUTES = 10;
/** A cover is smaller than this. */
export const COVER_LIMIT_BYTES = 5 * MB_BYTES;
/** Least contrast of the type of a cover with what is behind it (WCAG 2.2, 1.4.3). */
export const COVER_MIN_CONTRAST = 4.5;
/** Drawings of one candidate until one passes the rules. */
export const COVER_ATTEMPTS = 4;
/** Runs per page of the list. */
export const COVER_RUNS_PER_PAGE = 12;
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
/** A session ends this long after its last use. */
export const SESSION_DAYS = 30;
/** A captcha challenge is valid for this long and once. */
export const CAPTCHA_MINUTES = 10;
/** Failed sign-ins per account and per address within the window before sign-in is blocked for a while. */
export const LOGIN_FAILURES = { per_account: 5, per_address: 20, window_minutes: 15 } as const;
/** An unfinished upload is deleted after this many hours. */
export const UPLOAD_EXPIRY_HOURS = 24;
/** Uploads an account may have started but not finished: two albums, so that abandoned uploads cannot fill the disk. */
export const UNFINISHED_UPLOADS_MAX = 100;
/** Files that one browser uploads at once; the others wait. */
export const UPLOADS_AT_ONCE = 3;
/** Releases per page of the list. */
export const RELEASES_PER_PAGE = 20;
/** Releases that one bulk action, or one table of metadata, may cover. */
export const RELEASES_SELECTED_MAX = 100;
/** Characters from which a search is also compared with UPC and ISRC. */
export const CODE_SEARCH_MIN_LENGTH = 5;
/** Grace period after a failed renewal, in days. */
export const PAST_DUE_GRACE_DAYS = 7;
/** An alert closes automatically after this long (S9-004). */
export const ALERT_CLOSE_AFTER_MS = 5000;
/** Free users wait this long after the release date before a takedown, in calendar days (S4-016, A-101). */
export const FREE_TAKEDOWN_WAIT_DAYS = 90;
/** A takedown is executed between `min` and `max` clock hours after the request (S4-018, A-102). */
export const TAKEDOWN_HOURS = { min: 24, max: 48 } as const;
/** The owner's reason for a takedown, in characters (A-127: textarea). */
export const TAKEDOWN_REASON_MAX_LENGTH = 2000;
/** Releases per page of the review queue. */
export const REVIEWS_PER_PAGE = 50;
/** Weeks covered by the review statistics. */
export const REVIEW_STATISTICS_WEEKS = 12;
/** The owner's answer beside their proof, in characters (A-127: textarea). */
export const PROOF_ANSWER_MAX_CHARS = 2000;
/** Documents that prove what a reviewer asked for. */
export const PROOF_DOCUMENTS_MAX = 5;
/** An archive of everything in an account can be downloaded for this many days. */
export const ACCOUNT_EXPORT_DAYS = 7;
/** Largest document: PDF, JPEG or PNG. */
export const DOCUMENT_MAX_BYTES = 10 * MB_BYTES;
/** A text and a long text in a request form, in characters. */
export const FORM_TEXT_MAX_CHARS = 200;
export const FORM_TEXTAREA_MAX_CHARS = 2000;
/** Codes, addresses, releases or changes in one request. */
export const FORM_LIST_MAX = 50;
/** Videos whose claims one request asks to release. */
export const CLAIMED_VIDEOS_MAX = 20;
/** The old distributor keeps a release until at least so many business days after the request. */
export const CUT_OVER_BUSINESS_DAYS = 10;
/** Requests that an account may send within the window. */
export const FORM_REQUESTS = { per_account: 20, window_minutes: 60 } as const;
/** The documents of a request are deleted this many days after its answer. */
export const REQUEST_DOCUMENT_DAYS = 90;
/** An email announces the end of an allowance this many days before. */
export const ALLOWANCE_NOTICE_DAYS = 14;
/** Requests per page in the back office. */
export const REQUESTS_PER_PAGE = 50;
/** Answer and internal note about a request, in characters. */
export const REQUEST_ANSWER_MAX_CHARS = 4000;
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
/** Activity events per page: by default, and at most. */
export const ACTIVITY_PAGE = { standard: 20, max: 50 } as const;
/** Notifications per page, the highest number of unread ones that is counted, and the days they are kept. */
export const NOTIFICATIONS = { per_page: 20, count_max: 100, kept_days: 180 } as const;
/**
 * A reopened release that is not resubmitted and a draft without changes expire after this many days; an email warns
 * `warning` days before.
 */
export const EXPIRY_DAYS = { reopened: 90, draft: 365, warning: 7 } as const;
/** Release packages an account may download within the window: each may be gigabytes. */
export const PACKAGE_DOWNLOADS = { per_account: 20, window_minutes: 60 } as const;
/** Tables of metadata an account may download within the window. */
export const METADATA_TABLES = { per_account: 60, window_minutes: 60 } as const;
/** A password reset link is valid for this long and once (S5-057, S5-058). */
export const RESET_LINK_HOURS = 2;
/** An email verification link is valid for this long and once. */
export const EMAIL_LINK_HOURS = 24;
/** The verification email is sent again at most this often. */
export const VERIFICATION_RESEND_SECONDS = 60;
/** Digits of a two-factor code (S5-056). */
export const TWO_FACTOR_DIGITS = 6;
/**
 * Lifetime of an authenticator code, in seconds; the codes one step before and after are accepted too (RFC 6238,
 *
 */
export const TWO_FACTOR_STEP_SECONDS = 30;
/** Wrong codes after which a pending sign-in ends. */
export const TWO_FACTOR_FAILURES = 5;
/**
 * Wrong codes per account within the window, across all pending sign-ins: a known password does not allow endless
 * guessing.
 */
export const CODE_FAILURES = { per_account: 10, window_minutes: 60 } as const;
/** One-time codes for a lost authenticator app. */
export const RECOVERY_CODES = 10;
/** With this few codes left the owner gets a warning. */
export const FEW_RECOVERY_CODES = 3;
/** A pending sign-in waits this long for its code. */
export const PENDING_LOGIN_MINUTES = 10;
/** After confirming password and code, a session allows sensitive actions for this long. */
export const STEP_UP_MINUTES = 10;
/** Wrong passwords and codes per account within the window, when a session has to be confirmed again. */
export const STEP_UP_FAILURES = { per_account: 5, window_minutes: 15 } as const;
/** A round trip to Google or Apple must return within this time. */
export const SOCIAL_ATTEMPT_MINUTES = 10;
/** Round trips to Google or Apple that one address may start. */
export const SOCIAL_ATTEMPTS = { per_address: 30, window_minutes: 1 } as const;
/** Captcha challenges per address. */
export const CAPTCHA_REQUESTS = { per_address: 30, window_minutes: 1 } as const;
/** Rows of a list without pages, the most important first: more than anyone looks through. */
export const UNPAGED_ROWS_MAX = 500;
/** Calls per user; bytes of uploads have their own limits. */
export const CALLS = { per_user_and_minute: 300 } as const;
/** Access tokens that an account may have at a time. */
export const API_TOKENS_MAX = 5;
/** Name of an access token, in characters. */
export const API_TOKEN_NAME_CHARS = { min: 1, max: 50 } as const;
/** Digits of a phone number without its calling code, and with it (A-068, ITU-T E.164). */
export const PHONE_DIGITS = { min: 4, max: 14, with_code_max: 15 } as const;
/** Referral code of a user, in characters. */
export const REFERRAL_CODE_CHARS = 8;
/** The first referrer of a visitor counts for this many days. */
export const REFERRAL_DAYS = 30;
/** Campaign, medium and source of a visit, in characters each. */
export const CAMPAIGN_TAG_MAX_CHARS = 100;
/** Security events per page. */
export const SECURITY_EVENTS_PER_PAGE = 20;
/** An account can read its security events of this many days; older ones are deleted. */
export const SECURITY_EVENT_DAYS = 400;
/** Users per page in the back office. */
export const USERS_PER_PAGE = 50;
/** Releases, and artists, in the results of an account's search. */
export const SEARCH_HITS_MAX = 8;
/**
 * A plan that renews stays in force this much longer than its period: a payment service settles the renewal after the
 * period ends.
 */
export const RENEWAL_LEEWAY_HOURS = 2;
/** An email announces a renewal this many days before. */
export const RENEWAL_NOTICE_DAYS = 7;
/** Days, of 24 hours each, in which the first payment of an account is refunded without a reason (S9-003, A-166). */
export const REFUND_DAYS = 14;
/** Share of royalties that goes to the artist, in percent (S6-026, S6-027, A-082). */
export const ROYALTY_SHARE_PERCENT = { free: 85, pro: 100, advanced: 100 } as const;
/** A withdrawal is paid about this many days after the request (S6-028, S6-029). */
export const PAYOUT_DAYS = { free: 90, pro: 30, advanced: 30 } as const;
/** Support responds within this many clock hours (S6-034 to S6-036, A-008, A-173). */
export const SUPPORT_HOURS = { free: 48, pro: 24, advanced: 4 } as const;
/** Announced lead time of each schedule (S6-016 to S6-018, A-161). */
export const SCHEDULE_SPANS = {
  standard: { min: 2, max: 3, unit: 'weeks' },
  priority: { min: 1, max: 2, unit: 'weeks' },
  express: { min: 3, max: 5, unit: 'days' },
} as const;
/** A checkout page of the payment service stays open for this long. */
export const CHECKOUT_MINUTES = 60;
/** A failed renewal is retried after this many hours. */
export const PAYMENT_RETRY_HOURS = 24;
/**
 * If the payment service sends no message about an action within this many seconds, the product fetches the result
 * itself.
 */
export const CONFIRMATION_WAIT_SECONDS = 60;
/**
 * Messages of the payment service are stored for this many days; it repeats a message for three days (rule F14 in
 * docs/standards/reliability.md).
 */
export const INBOX_DAYS = 90;
/**
 * A call repeated with its key within this many hours gets its first response (rule F80 in
 * docs/standards/reliability.md); the key has at most `max_chars` characters.
 */
export const IDEMPOTENCY_KEY = { hours: 24, max_chars: 255 } as const;
/** Staff can grant a plan for at most this many months at a time. */
export const GRANT_MONTHS_MAX = 24;
/** Payments and changes of a plan shown to its owner, latest first. */
export const PLAN_PAYMENTS_SHOWN = 50;
/** An announcement on the dashboard: the maximum length of its texts, and the number shown at once. */
export const ANNOUNCEMENT = { id_max_chars: 60, title_max_chars: 90, body_max_chars: 300, shown: 3 } as const;
/** Number of items of each kind on the dashboard. */
export const DASHBOARD = { latest: 5, upcoming: 5, activity: 10, top_tracks: 5, platforms: 5 } as const;
/** A store with fewer streams in seven days is not trending; growth is measured against at least this many. */
export const TRENDING_MIN_STREAMS = 10;
