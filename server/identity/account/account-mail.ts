/** The emails about an account. Security emails are sent even when the user has turned emails off. */
export const ACCOUNT_MAILS = [
  'verify_email',
  'address_works',
  'reset_password',
  'change_email',
  'email_change_requested',
  'email_changed',
  'password_changed',
  'twofactor_on',
  'twofactor_off',
  'recovery_code_used',
  'provider_linked',
  'token_made',
  'payout_method_changed',
  'account_frozen',
  'account_banned',
  'account_restored',
  'account_closed',
] as const;
export type AccountMail = (typeof ACCOUNT_MAILS)[number];
