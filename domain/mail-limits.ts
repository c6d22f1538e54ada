/** The limits of emails to addresses that anybody can type, with their unit. */

/** Password reset emails, per mailbox of accounts and per network address. */
export const RESET_MAILS = { per_mailbox: 3, per_address: 20, window_minutes: 60 } as const;
/** Emails to a new address of an account, per account. */
export const EMAIL_CHANGES = { per_account: 5, window_minutes: 60 } as const;
/**
 * Emails a day to a mailbox that anybody can cause by typing its address, under all its spellings: those of new accounts,
 * repeated verifications and changes of an address.
 */
export const TYPED_ADDRESS_MAILS = { per_mailbox: 10, window_minutes: 24 * 60 } as const;
