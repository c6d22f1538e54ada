import type { PaidPlan } from '@tangent/domain/money/plan/plan.ts';
import { useSearchParams } from 'react-router';
import { readRequestedPlan } from './find-purchase.ts';

export type UrlIntent = {
  /** How the user left the payment page, `done` or `back`; neither says whether anything was paid. */
  readonly checkout: 'done' | 'back' | null;
  readonly requestedPlan: PaidPlan | null;
  /** Marks the intent as handled: the page and its address both drop it. */
  readonly clear: () => void;
};

/** Reads from the page's address why the user came here. */
export function useUrlIntent(): UrlIntent {
  const [search, setSearch] = useSearchParams();
  const checkout = search.get('checkout');
  const clear = () => {
    const rest = new URLSearchParams(search);
    rest.delete('checkout');
    rest.delete('plan');
    setSearch(rest, { replace: true, preventScrollReset: true });
  };
  return {
    checkout: checkout === 'done' || checkout === 'back' ? checkout : null,
    requestedPlan: readRequestedPlan(search),
    clear,
  };
}
