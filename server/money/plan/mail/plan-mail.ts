import { PLAN_CHANGES, type PlanChange } from '@tangent/domain/money/plan/plan-change.ts';

/** The emails about a plan: its changes, and that it is about to be charged again. */
export const PLAN_MAILS = [...PLAN_CHANGES, 'renews_soon'] as const;
export type PlanMail = (typeof PLAN_MAILS)[number];

/** Emails about past or coming charges are sent even to users with emails turned off. */
const ABOUT_MONEY: readonly PlanMail[] = [
  'started',
  'upgraded',
  'renewed',
  'renews_soon',
  'downgraded',
  'payment_failed',
  'refunded',
];

export function isAboutMoney(mail: PlanMail): boolean {
  return ABOUT_MONEY.includes(mail);
}

/** Emails after which the paid or granted plan is over. */
const END_MAILS: readonly PlanMail[] = ['ended', 'refunded', 'grant_ended'] satisfies PlanChange[];

export function isPlanEnd(mail: PlanMail): boolean {
  return END_MAILS.includes(mail);
}
