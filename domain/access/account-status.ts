/** How an account stands: frozen for a time, banned for good, deactivated when it is closed. */
export const ACCOUNT_STATUSES = ['active', 'frozen', 'banned', 'deactivated'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** What staff can do about it. */
export const USER_ACTIONS = ['freeze', 'unfreeze', 'ban', 'unban', 'deactivate', 'reactivate'] as const;
export type UserAction = (typeof USER_ACTIONS)[number];

/** The acts that make sense where an account stands. A ban is for good; what lifts it is the correction of a mistake. */
export const ACTIONS_BY_STATUS = {
  active: ['freeze', 'ban', 'deactivate'],
  frozen: ['unfreeze', 'ban', 'deactivate'],
  banned: ['unban', 'deactivate'],
  deactivated: ['reactivate'],
} as const satisfies Record<AccountStatus, readonly UserAction[]>;

/** How an account stands: closed before banned before frozen. A closed account keeps the block it had, and has it again when it is opened. */
export function computeAccountStatus(account: {
  readonly freeze: boolean;
  readonly banned: boolean;
  readonly is_deactivated: boolean;
}): AccountStatus {
  if (account.is_deactivated) return 'deactivated';
  if (account.banned) return 'banned';
  return account.freeze ? 'frozen' : 'active';
}

/** Whether staff can do this to an account that stands like that. */
export function isActionAllowed(action: UserAction, account_status: AccountStatus): boolean {
  return (ACTIONS_BY_STATUS[account_status] as readonly UserAction[]).includes(action);
}
