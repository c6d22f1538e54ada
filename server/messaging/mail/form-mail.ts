/** The emails about a request that a user sent with a form. They are answers, so they are always sent. */
export const FORM_MAILS = ['form_received', 'form_answered', 'form_allowance_ends', 'form_move_request'] as const;
export type FormMail = (typeof FORM_MAILS)[number];
