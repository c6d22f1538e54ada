import type { RoyaltyOverview } from '@tangent/contract/royalty.ts';

type Balances = Pick<RoyaltyOverview, 'balance_micros' | 'on_hold_micros' | 'earned_micros'>;

/** What the largest words of the screen say, and the amount in them. Money on hold is neither paid nor on its way. */
export function chooseFact({ balance_micros, on_hold_micros, earned_micros }: Balances) {
  if (balance_micros < 0) return { name: 'debt', micros: balance_micros } as const;
  if (balance_micros > 0) return { name: 'balance', micros: balance_micros } as const;
  if (on_hold_micros > 0) return { name: 'held', micros: on_hold_micros } as const;
  return { name: earned_micros === 0 ? 'nothing' : 'all_paid', micros: 0 } as const;
}
