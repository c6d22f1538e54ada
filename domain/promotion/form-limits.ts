// Limits of this subject, each with its unit and the requirement or decision it comes from. Defined nowhere else.
/** A text and a long text in a request form, in characters. */
export const FORM_TEXT_MAX_CHARS = 200;
export const FORM_TEXTAREA_MAX_CHARS = 2000;
/** Codes, addresses, releases or changes in one request. */
export const FORM_LIST_MAX = 50;
/** Videos whose claims one request asks to release. */
export const CLAIMED_VIDEOS_MAX = 20;
/** Requests that an account may send within the window. */
export const FORM_REQUESTS = { per_account: 20, window_minutes: 60 } as const;
/** The documents of a request are deleted this many days after its answer. */
export const REQUEST_DOCUMENT_DAYS = 90;
/** Requests per page in the back office. */
export const REQUESTS_PER_PAGE = 50;
/** Answer and internal note about a request, in characters. */
export const REQUEST_ANSWER_MAX_CHARS = 4000;
