import type {
  approvePayout,
  cancelPayout,
  getPayoutDetail,
  listPayoutQueue,
} from '@tangent/contract/money/backoffice-payout.ts';
import type { WithdrawalQueue } from '@tangent/domain/money/payout/withdrawal-queue.ts';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { backofficeKeys } from '../backoffice-keys.ts';
import { callApi } from '../call-api.ts';
import { POLL_MS } from '../catalogue/release.ts';
import { useCallKey } from '../use-call-key.ts';

const payoutQueueKeys = {
  queue: (queue: WithdrawalQueue) => [...backofficeKeys.all, 'withdrawals', queue] as const,
  one: (id: string) => [...backofficeKeys.all, 'withdrawal', id] as const,
};

const PATH = '/v1/api/backoffice/withdrawals';

export function usePayoutQueue(queue: WithdrawalQueue) {
  return useInfiniteQuery({
    queryKey: payoutQueueKeys.queue(queue),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listPayoutQueue>('GET', PATH, {
        query: { queue, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS * 3,
  });
}

export function usePayoutDetail(id: string) {
  return useQuery({
    queryKey: payoutQueueKeys.one(id),
    queryFn: ({ signal }) => callApi<typeof getPayoutDetail>('GET', `${PATH}/:id`, { params: { id }, signal }),
    refetchInterval: POLL_MS,
  });
}

export type PayoutAction = { kind: 'approve' } | { kind: 'cancel'; note: string };

export function usePayoutAction(id: string) {
  const client = useQueryClient();
  const key = useCallKey();
  return useMutation({
    mutationFn: (action: PayoutAction) => {
      const call = { params: { id }, key: key.read() };
      if (action.kind === 'approve') return callApi<typeof approvePayout>('POST', `${PATH}/:id/approve`, call);
      return callApi<typeof cancelPayout>('POST', `${PATH}/:id/cancel`, { ...call, body: { note: action.note } });
    },
    onSettled: (_result, error) => {
      key.settle(error);
      return client.invalidateQueries({ queryKey: backofficeKeys.all });
    },
  });
}
