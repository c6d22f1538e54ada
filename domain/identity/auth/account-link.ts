import { EMAIL_LINK_HOURS, RESET_LINK_HOURS } from '../identity-limits.ts';

/**
 * The purpose of an email link; each link is valid once and for a limited number of hours (S5-057, S5-058, A-055,
 *
 */
export const LINK_PURPOSES = ['verify_email', 'reset_password', 'change_email'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

export const LINK_HOURS = {
  verify_email: EMAIL_LINK_HOURS,
  change_email: EMAIL_LINK_HOURS,
  reset_password: RESET_LINK_HOURS,
} as const satisfies Record<LinkPurpose, number>;
