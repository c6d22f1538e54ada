import type {
  cancelPlan,
  createPortalSession,
  downgradePlan,
  getInvoiceAddress,
  getSubscription,
  payPlan,
  refundPlan,
  resumePlan,
  SubscriptionView,
  startCheckout,
  upgradePlan,
} from '@tangent/contract/money/plan.ts';
import type { PaidPlan } from '@tangent/domain/money/plan/plan.ts';
import { type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '../call-api.ts';
import { useCallKey } from '../use-call-key.ts';

const subscriptionKeys = { all: ['subscription'] as const };

const PATH = '/v1/api/subscription';

const POLL_MS = 1000;
/** After waiting this long, polling slows down. */
export const LONG_WAIT_MS = 30_000;
const LONG_POLL_MS = 5000;

/** Whether the payment service has yet to confirm a payment or a request. */
export function isAwaitingConfirmation({ billing, checkout }: SubscriptionView): boolean {
  return billing?.is_pending === true || checkout?.is_paid === true;
}

/** Whether its state may change at any moment: a failed renewal is being retried, or a refund is on its way. */
function isMoving({ billing, refund }: SubscriptionView): boolean {
  return billing?.status === 'past_due' || (refund?.requested_at != null && refund.finished_at === null);
}

/** Reads the subscription; polls it every second while a confirmation is pending. */
export function useSubscription({ isPaying }: { isPaying: boolean }) {
  const since = useRef<number | null>(null);
  return useQuery({
    queryKey: subscriptionKeys.all,
    queryFn: ({ signal }) => callApi<typeof getSubscription>('GET', PATH, { signal }),
    refetchInterval: ({ state: { data } }) => {
      if (!isPaying && !(data && isAwaitingConfirmation(data))) {
        since.current = null;
        return data !== undefined && isMoving(data) && LONG_POLL_MS;
      }
      since.current ??= Date.now();
      return Date.now() - since.current < LONG_WAIT_MS ? POLL_MS : LONG_POLL_MS;
    },
  });
}

/** A money call: it carries a key, and refreshes the subscription also after a refusal. */
function useMoneyCall<Input, Result>(send: (key: string, input: Input) => Promise<Result>) {
  const client = useQueryClient();
  const key = useCallKey();
  return useMutation({
    mutationFn: (input: Input) => send(key.read(), input),
    onError: () => client.invalidateQueries({ queryKey: subscriptionKeys.all }),
    onSettled: (_result, error) => key.settle(error),
  });
}

function useActionCall<Input>(send: (key: string, input: Input) => Promise<SubscriptionView>) {
  const client = useQueryClient();
  return useMoneyCall(async (key: string, input: Input) => {
    const view = await send(key, input);
    client.setQueryData(subscriptionKeys.all, view);
    return view;
  });
}

/** Actions without further input. */
export type PlainPlanAction = 'downgrade' | 'cancel' | 'resume' | 'refund' | 'pay';
type PlainCall = typeof downgradePlan | typeof cancelPlan | typeof resumePlan | typeof refundPlan | typeof payPlan;

export function usePlanAction(action: PlainPlanAction) {
  return useActionCall<void>((key) => callApi<PlainCall>('POST', `${PATH}/${action}`, { key }));
}

/** Upgrades to Advanced, for the amount the user saw. */
export function useUpgradePlan() {
  return useActionCall((key, charge_cents: number) =>
    callApi<typeof upgradePlan>('POST', `${PATH}/upgrade`, { key, body: { charge_cents } }),
  );
}

/** A call whose response is the address of a page of the payment service. */
export type AddressMutation<Input> = UseMutationResult<{ address: string }, Error, Input>;

export function useStartCheckout(): AddressMutation<PaidPlan> {
  return useMoneyCall((key, plan: PaidPlan) =>
    callApi<typeof startCheckout>('POST', `${PATH}/checkout`, { key, body: { plan } }),
  );
}

export function useCreatePortalSession(): AddressMutation<void> {
  return useMoneyCall((key) => callApi<typeof createPortalSession>('POST', `${PATH}/portal`, { key }));
}

export function useGetInvoiceAddress(): AddressMutation<string> {
  return useMoneyCall((key, id: string) =>
    callApi<typeof getInvoiceAddress>('POST', `${PATH}/payments/:id/invoice`, { key, params: { id } }),
  );
}
