import type { PaidPlan } from '@tangent/domain/plan/plan.ts';
import { useSearchParams } from 'react-router';
import { readWantedPlan } from './find-purchase.ts';

export type UrlIntent = {
  /** `done` and `back` are how the payment page was left; they say nothing about what was paid. */
  readonly checkout: 'done' | 'back' | null;
  readonly wantedPlan: PaidPlan | null;
  /** It was dealt with: the address of the page forgets it, and so does the page. */
  readonly clear: () => void;
};

/** What somebody came here for, as the address says it. */
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
    wantedPlan: readWantedPlan(search),
    clear,
  };
}
