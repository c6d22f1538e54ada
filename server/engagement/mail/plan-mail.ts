import { PLAN_CHANGES, type PlanChange } from '@tangent/domain/plan/plan-change.ts';

/** What the product writes about a plan: what happened to it, and that it is about to be paid again. */
export const PLAN_MAILS = [...PLAN_CHANGES, 'renews_soon'] as const;
export type PlanMail = (typeof PLAN_MAILS)[number];

/** What is about money that was or will be taken reaches also who wants no other mails. */
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

/** After these the plan that was paid or given is over. */
const END_MAILS: readonly PlanMail[] = ['ended', 'refunded', 'grant_ended'] satisfies PlanChange[];

export function isPlanEnd(mail: PlanMail): boolean {
  return END_MAILS.includes(mail);
}
