import { useEffect } from 'react';
import type { AskAddress } from '../../../api/subscription.ts';
import { useTroubleToast } from '../../../parts/use-trouble-toast.ts';

type Leaving<Input> = {
  readonly go: (input: Input) => void;
  /** What the page is being left for; undefined while it is not. */
  readonly leavingFor: Input | undefined;
  readonly isLeaving: boolean;
};

/** Goes to a page of the payment service, whose address is asked for first; busy until the browser has left. */
export function useLeaveFor<Input>(ask: AskAddress<Input>): Leaving<Input> {
  const sayTrouble = useTroubleToast();
  const { reset, mutate, variables, isPending, isSuccess } = ask;
  useEffect(() => {
    // Whoever comes back finds the page as it was left, and has not left it any more.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [reset]);
  const isLeaving = isPending || isSuccess;
  return {
    go: (input) => mutate(input, { onSuccess: ({ address }) => location.assign(address), onError: sayTrouble }),
    leavingFor: isLeaving ? variables : undefined,
    isLeaving,
  };
}
