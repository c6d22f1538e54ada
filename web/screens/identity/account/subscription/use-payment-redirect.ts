import { useEffect } from 'react';
import type { AddressMutation } from '../../../../api/money/subscription.ts';
import { useErrorToast } from '../../../../parts/page/use-error-toast.ts';

type Leaving<Input> = {
  readonly go: (input: Input) => void;
  /** The request for which the browser is leaving the page; undefined while it is not. */
  readonly leavingFor: Input | undefined;
  readonly isLeaving: boolean;
};

/** Requests the address of a page of the payment service and opens it; busy until the browser has left. */
export function usePaymentRedirect<Input>(mutation: AddressMutation<Input>): Leaving<Input> {
  const showError = useErrorToast();
  const { reset, mutate, variables, isPending, isSuccess } = mutation;
  useEffect(() => {
    // A user who returns finds the page restored as it was, still busy.
    const handleReturn = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', handleReturn);
    return () => window.removeEventListener('pageshow', handleReturn);
  }, [reset]);
  const isLeaving = isPending || isSuccess;
  return {
    go: (input) => mutate(input, { onSuccess: ({ address }) => location.assign(address), onError: showError }),
    leavingFor: isLeaving ? variables : undefined,
    isLeaving,
  };
}
