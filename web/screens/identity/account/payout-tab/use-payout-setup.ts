import type { PayoutMethod } from '@tangent/domain/money/payout/payout-method.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { getSetupState, useCreateSetup, useSetPayout } from '../../../../api/money/payout.ts';
import { isAbandoned } from '../../../../parts/identity/account/step-up/is-abandoned.ts';
import { useStepUpGuard } from '../../../../parts/identity/account/step-up/use-step-up-guard.tsx';

type MethodRequest = { readonly method: PayoutMethod; readonly payoneer_email?: string };

export type PayoutSetup = {
  /** Chooses a payout method and opens the service's page, unless the service already knows everything. */
  readonly choose: (methodRequest: MethodRequest) => Promise<void>;
  /** Opens the page of the chosen service. */
  readonly open: (method: PayoutMethod) => Promise<void>;
  readonly isBusy: boolean;
  /** The latest error and the service it happened with. */
  readonly failure: { readonly method: PayoutMethod; readonly error: unknown } | null;
  readonly clear: () => void;
  readonly confirmationDialog: ReactNode;
};

/** Opens the payout service's page. Stays busy until the browser leaves this page. */
export function usePayoutSetup(onReady: () => void): PayoutSetup {
  const { runConfirmed, confirmationDialog } = useStepUpGuard();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PayoutSetup['failure']>(null);
  const { mutateAsync: set } = useSetPayout();
  const { mutateAsync: createSetup } = useCreateSetup();
  useOnReturn(() => setBusy(false));
  const run = async (method: PayoutMethod, work: () => Promise<boolean>) => {
    setBusy(true);
    setFailure(null);
    try {
      const isLeaving = await work();
      if (!isLeaving) setBusy(false);
    } catch (error) {
      setBusy(false);
      if (!isAbandoned(error)) setFailure({ method, error });
    }
  };
  const leave = async (method: PayoutMethod) => {
    const { address } = await runConfirmed(() => createSetup(method));
    location.assign(address);
    return true;
  };
  return {
    choose: (methodRequest) =>
      run(methodRequest.method, async () => {
        const settings = await runConfirmed(() => set(methodRequest));
        onReady();
        return getSetupState(settings) === 'ready' ? false : leave(methodRequest.method);
      }),
    open: (method) => run(method, () => leave(method)),
    isBusy,
    failure,
    confirmationDialog,
    clear: () => setFailure(null),
  };
}

/**
 * Calls `onBack` when the user returns with the browser's back button: the page is restored as it was and still looks
 * busy.
 */
function useOnReturn(onBack: () => void): void {
  useEffect(() => {
    const handleReturn = ({ persisted }: PageTransitionEvent) => persisted && onBack();
    window.addEventListener('pageshow', handleReturn);
    return () => window.removeEventListener('pageshow', handleReturn);
  }, [onBack]);
}
