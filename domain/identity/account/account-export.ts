/**
 * State of an archive of everything in an account: being built, ready to download, or failed, so that it has to
 * be requested again.
 */
export const ACCOUNT_EXPORT_STATES = ['waiting', 'ready', 'failed'] as const;

/** Archives that an account can ask for in a day; one is kept. */
export const ACCOUNT_EXPORTS = { per_account: 5, window_minutes: 24 * 60 } as const;
