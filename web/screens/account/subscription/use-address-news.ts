import type { PaidPlan } from '@tangent/domain/plan/plan.ts';
import { useSearchParams } from 'react-router';
import { readWish } from './find-purchase.ts';

export type AddressNews = {
  /** `done` and `back` are how the payment page was left; they say nothing about what was paid. */
  readonly checkout: 'done' | 'back' | null;
  readonly wish: PaidPlan | null;
  /** It was dealt with: the address of the page forgets it, and so does the page. */
  readonly forget: () => void;
};

/** What somebody came here for, as the address says it. */
export function useAddressNews(): AddressNews {
  const [search, setSearch] = useSearchParams();
  const checkout = search.get('checkout');
  const forget = () => {
    const rest = new URLSearchParams(search);
    rest.delete('checkout');
    rest.delete('plan');
    setSearch(rest, { replace: true, preventScrollReset: true });
  };
  return {
    checkout: checkout === 'done' || checkout === 'back' ? checkout : null,
    wish: readWish(search),
    forget,
  };
}
