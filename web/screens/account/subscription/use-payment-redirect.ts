import { useEffect } from 'react';
import type { AddressMutation } from '../../../api/subscription.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';

type Leaving<Input> = {
  readonly go: (input: Input) => void;
  /** What the page is being left for; undefined while it is not. */
  readonly leavingFor: Input | undefined;
  readonly isLeaving: boolean;
};

/** Goes to a page of the payment service, whose address is asked for first; busy until the browser has left. */
export function usePaymentRedirect<Input>(mutation: AddressMutation<Input>): Leaving<Input> {
  const showError = useErrorToast();
  const { reset, mutate, variables, isPending, isSuccess } = mutation;
  useEffect(() => {
    // Whoever comes back finds the page as it was left, and has not left it any more.
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
