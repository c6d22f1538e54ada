import type { Plan } from './plan.ts';

/** What a year of a plan costs, in cents of US dollars (SPEC 9, A-005): the price shown is the price charged. */
export const YEARLY_PRICES_CENTS = { free: 0, pro: 4999, advanced: 9999 } as const satisfies Record<Plan, number>;
