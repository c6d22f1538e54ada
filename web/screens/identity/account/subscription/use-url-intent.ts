import type { PaidPlan } from '@tangent/domain/money/plan/plan.ts';
import { useSearchParams } from 'react-router';
import { readRequestedPlan } from './find-purchase.ts';

export type UrlIntent = {
  /** How the user left the payment page, `done` or `back`; neither says whether anything was paid. */
  readonly checkout: 'done' | 'back' | null;
  readonly requestedPlan: PaidPlan | null;
  /** The plan was chosen beside its price and its terms: the payment page opens at once. */
  readonly isPaying: boolean;
  /** Drops only that from the address, so that going back from the payment page does not open it again. */
  readonly startPaying: () => void;
  /** Marks the intent as handled: the page and its address both drop it. */
  readonly clear: () => void;
};

/** Reads from the page's address why the user came here. */
export function useUrlIntent(): UrlIntent {
  const [search, setSearch] = useSearchParams();
  const checkout = search.get('checkout');
  const drop = (names: readonly string[]) => {
    const rest = new URLSearchParams(search);
    for (const name of names) rest.delete(name);
    setSearch(rest, { replace: true, preventScrollReset: true });
  };
  return {
    checkout: checkout === 'done' || checkout === 'back' ? checkout : null,
    requestedPlan: readRequestedPlan(search),
    isPaying: search.get('pay') === 'now',
    startPaying: () => drop(['pay']),
    clear: () => drop(['checkout', 'plan', 'pay']),
  };
}
