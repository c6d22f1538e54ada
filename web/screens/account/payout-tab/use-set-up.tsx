import type { PayoutMethod } from '@tangent/domain/payout/payout-method.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { setupStateOf, useOpenSetup, useSetPayout } from '../../../api/payout.ts';
import { isGivenUp } from '../../../parts/step-up/given-up.ts';
import { useFreshly } from '../../../parts/step-up/use-freshly.tsx';

type MethodWish = { readonly method: PayoutMethod; readonly payoneer_email?: string };

export type SetUp = {
  /** Chooses a way to be paid and goes to the page of its service, unless everything is known there. */
  readonly choose: (wish: MethodWish) => Promise<void>;
  /** Goes to the page of the service that is chosen. */
  readonly open: (method: PayoutMethod) => Promise<void>;
  readonly isBusy: boolean;
  /** What went wrong last, and with which service. */
  readonly trouble: { readonly method: PayoutMethod; readonly error: unknown } | null;
  readonly forget: () => void;
  readonly question: ReactNode;
};

/** The way to the page of a service; busy until the browser has left. */
export function useSetUp(onReady: () => void): SetUp {
  const { freshly, question } = useFreshly();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<SetUp['trouble']>(null);
  const { mutateAsync: set } = useSetPayout();
  const { mutateAsync: openPage } = useOpenSetup();
  useComeBack(() => setBusy(false));
  const run = async (method: PayoutMethod, work: () => Promise<boolean>) => {
    setBusy(true);
    setTrouble(null);
    try {
      const isLeaving = await work();
      if (!isLeaving) setBusy(false);
    } catch (error) {
      setBusy(false);
      if (!isGivenUp(error)) setTrouble({ method, error });
    }
  };
  const leave = async (method: PayoutMethod) => {
    const { address } = await freshly(() => openPage(method));
    location.assign(address);
    return true;
  };
  return {
    choose: (wish) =>
      run(wish.method, async () => {
        const settings = await freshly(() => set(wish));
        onReady();
        return setupStateOf(settings) === 'ready' ? false : leave(wish.method);
      }),
    open: (method) => run(method, () => leave(method)),

    isBusy,
    trouble,
    question,
    forget: () => setTrouble(null),
  };
}

/** Whoever comes back through the browser's own button finds the page as it was left, and has not left it any more. */
function useComeBack(onBack: () => void): void {
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && onBack();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [onBack]);
}
