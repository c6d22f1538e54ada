import type {
  cancelWithdrawal,
  createPayoneerSetup,
  createStripeSetup,
  getPayout,
  listWithdrawals,
  PayoutSettings,
  requestWithdrawal,
  setPayout,
} from '@tangent/contract/money/payout.ts';
import type { PayoutMethod } from '@tangent/domain/money/payout/payout-method.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, callApi } from '../call-api.ts';
import { ACCOUNT_PATH, accountKeys } from '../identity/account.ts';
import { useCallKey } from '../use-call-key.ts';
import { royaltyKeys } from './royalty.ts';

export const withdrawalKeys = { all: ['withdrawals'] as const };

const PAYOUT_PATH = `${ACCOUNT_PATH}/payout` as const;
const WITHDRAWALS_PATH = '/v1/api/withdrawals';

const POLL_MS = 2_000;

type PayoutChoice = CallInput<typeof setPayout>['body'];
type WithdrawalRequest = CallInput<typeof requestWithdrawal>['body'];

/** Returns how far the chosen payout method is set up at its service. */
export function getSetupState(settings: PayoutSettings) {
  return settings.method === null ? 'incomplete' : settings[settings.method].state;
}

/**
 * Reads the payout settings; polls them while the user has just returned from a service, or while the service reviews
 * them.
 */
export function usePayoutSettings({ isBack }: { isBack: boolean }) {
  return useQuery({
    queryKey: accountKeys.payout(),
    queryFn: ({ signal }) => callApi<typeof getPayout>('GET', PAYOUT_PATH, { signal }),
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined || data.method === null) return false;
      const state = getSetupState(data);
      return state === 'pending' || (isBack && state !== 'ready') ? POLL_MS : false;
    },
  });
}

/** A money call: it carries a key and refreshes everything that depends on money, also after a failure. */
function useMoneyCall<Input, Result>(send: (key: string, input: Input) => Promise<Result>) {
  const client = useQueryClient();
  const key = useCallKey();
  return useMutation({
    mutationFn: (input: Input) => send(key.read(), input),
    onSettled: (_result, error) => {
      key.settle(error);
      for (const queryKey of [accountKeys.payout(), withdrawalKeys.all, royaltyKeys.all])
        void client.invalidateQueries({ queryKey });
    },
  });
}

export function useSetPayout() {
  return useMoneyCall((key, body: PayoutChoice) => callApi<typeof setPayout>('PUT', PAYOUT_PATH, { key, body }));
}

/** Creates a setup; the response has the address of the service's page. */
export function useCreateSetup() {
  return useMoneyCall((key, method: PayoutMethod) =>
    method === 'stripe'
      ? callApi<typeof createStripeSetup>('POST', `${PAYOUT_PATH}/stripe`, { key })
      : callApi<typeof createPayoneerSetup>('POST', `${PAYOUT_PATH}/payoneer`, { key }),
  );
}

/** Lists withdrawals, newest first, with the amount that can be withdrawn now. */
export function useWithdrawals() {
  return useInfiniteQuery({
    queryKey: withdrawalKeys.all,
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listWithdrawals>('GET', WITHDRAWALS_PATH, {
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

export function useRequestWithdrawal() {
  return useMoneyCall((key, body: WithdrawalRequest) =>
    callApi<typeof requestWithdrawal>('POST', WITHDRAWALS_PATH, { key, body }),
  );
}

export function useCancelWithdrawal() {
  return useMoneyCall((key, id: string) =>
    callApi<typeof cancelWithdrawal>('POST', `${WITHDRAWALS_PATH}/:id/cancel`, { key, params: { id } }),
  );
}
