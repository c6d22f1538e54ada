/** How an account stands: frozen for a time, banned for good, deactivated when it is closed. */
export const STANDINGS = ['active', 'frozen', 'banned', 'deactivated'] as const;
export type Standing = (typeof STANDINGS)[number];

/** What staff can do about it. */
export const PERSON_ACTS = ['freeze', 'unfreeze', 'ban', 'unban', 'deactivate', 'reactivate'] as const;
export type PersonAct = (typeof PERSON_ACTS)[number];

/** The acts that make sense where an account stands. A ban is for good; what lifts it is the correction of a mistake. */
export const ACTS_BY_STANDING = {
  active: ['freeze', 'ban', 'deactivate'],
  frozen: ['unfreeze', 'ban', 'deactivate'],
  banned: ['unban', 'deactivate'],
  deactivated: ['reactivate'],
} as const satisfies Record<Standing, readonly PersonAct[]>;

/** How an account stands: closed before banned before frozen. A closed account keeps the block it had, and has it again when it is opened. */
export function standingOf(account: {
  readonly freeze: boolean;
  readonly banned: boolean;
  readonly is_deactivated: boolean;
}): Standing {
  if (account.is_deactivated) return 'deactivated';
  if (account.banned) return 'banned';
  return account.freeze ? 'frozen' : 'active';
}

/** Whether staff can do this to an account that stands like that. */
export function mayAct(act: PersonAct, standing: Standing): boolean {
  return (ACTS_BY_STANDING[standing] as readonly PersonAct[]).includes(act);
}
