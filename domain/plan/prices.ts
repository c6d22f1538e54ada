import type { Plan } from './plan.ts';

/**
 * What a year of a plan costs, in cents of US dollars (S9-011, S9-012, A-005): the price shown is the price charged.
 */
export const YEARLY_PRICES_CENTS = { free: 0, pro: 4999, advanced: 9999 } as const satisfies Record<Plan, number>;

/**
 * What is billed: Advanced is PRO and what comes on top of it. So its share of a year is prorated as one amount and
 * rounded once, as A-107 wants it.
 */
export const BILLED_PARTS = ['pro', 'advanced'] as const;
export type BilledPart = (typeof BILLED_PARTS)[number];

const PLAN_PARTS = {
  free: [],
  pro: ['pro'],
  advanced: ['pro', 'advanced'],
} as const satisfies Record<Plan, readonly BilledPart[]>;

/** The parts that a plan is billed as. */
export function getBilledParts(plan: Plan): readonly BilledPart[] {
  return PLAN_PARTS[plan];
}

/** The plan that parts make, in any order; `free` when they make none. */
export function planFromParts(parts: readonly string[]): Plan {
  if (!parts.includes('pro')) return 'free';
  return parts.includes('advanced') ? 'advanced' : 'pro';
}

/** What a year of a part costs, in cents of US dollars. */
export function partPriceCents(part: BilledPart): number {
  return part === 'pro' ? YEARLY_PRICES_CENTS.pro : YEARLY_PRICES_CENTS.advanced - YEARLY_PRICES_CENTS.pro;
}
