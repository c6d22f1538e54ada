/** An archive of everything an account has: being built, there to be fetched, or to be asked for again. */
export const ACCOUNT_EXPORT_STATES = ['waiting', 'ready', 'failed'] as const;
