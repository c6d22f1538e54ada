/**
 * State of an archive of everything in an account: being built, ready to download, or failed, so that it has to
 * be requested again.
 */
export const ACCOUNT_EXPORT_STATES = ['waiting', 'ready', 'failed'] as const;
