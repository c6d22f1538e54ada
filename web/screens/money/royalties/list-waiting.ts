import type { RoyaltyOverview } from '@tangent/contract/money/royalty.ts';
import { addUpToCents, toWholeCents } from '@tangent/domain/money/add-up.ts';

type Overview = Pick<RoyaltyOverview, 'balance_micros' | 'available_micros' | 'reported_months'>;

/** A month of sales that stores have not paid, in the cents that every part of the page shows. */
export type WaitingMonth = { readonly period: string; readonly due_on: string; readonly cents: number };

/**
 * Returns the reported money in cents, and its months: they add up to it, and it is what is between balance and
 * available, both rounded down.
 */
export function listWaiting({ balance_micros, available_micros, reported_months }: Overview): {
  reported_cents: number;
  months: WaitingMonth[];
} {
  const reported_cents = toWholeCents(balance_micros) - toWholeCents(available_micros);
  const cents = addUpToCents(
    reported_months.map(({ amount_micros }) => amount_micros),
    reported_cents,
  );
  return {
    reported_cents,
    months: reported_months.map(({ period, due_on }, index) => ({ period, due_on, cents: cents[index] ?? 0 })),
  };
}
