/** Status of an account: frozen for a time, banned permanently, deactivated when it is closed. */
export const ACCOUNT_STATUSES = ['active', 'frozen', 'banned', 'deactivated'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** The actions staff can take on an account. */
export const USER_ACTIONS = ['freeze', 'unfreeze', 'ban', 'unban', 'deactivate', 'reactivate'] as const;
export type UserAction = (typeof USER_ACTIONS)[number];

/** The actions allowed in each status. A ban is permanent; lifting it corrects a mistake. */
export const ACTIONS_BY_STATUS = {
  active: ['freeze', 'ban', 'deactivate'],
  frozen: ['unfreeze', 'ban', 'deactivate'],
  banned: ['unban', 'deactivate'],
  deactivated: ['reactivate'],
} as const satisfies Record<AccountStatus, readonly UserAction[]>;

/**
 * Computes the account status; closed takes precedence over banned, banned over frozen. A closed account keeps its
 * block, which applies again when the account is reactivated.
 */
export function computeAccountStatus(account: {
  readonly freeze: boolean;
  readonly banned: boolean;
  readonly is_deactivated: boolean;
}): AccountStatus {
  if (account.is_deactivated) return 'deactivated';
  if (account.banned) return 'banned';
  return account.freeze ? 'frozen' : 'active';
}

/** Returns whether staff can take this action on an account with this status. */
export function isActionAllowed(action: UserAction, account_status: AccountStatus): boolean {
  return (ACTIONS_BY_STATUS[account_status] as readonly UserAction[]).includes(action);
}
