import type {
  getStaffFineDispute,
  listStaffFineDisputes,
  moveFineDispute,
  openFineDispute,
} from '@tangent/contract/money/fine-dispute.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { backofficeKeys } from '../backoffice-keys.ts';
import { type CallInput, callApi } from '../call-api.ts';
import { royaltyKeys } from './royalty.ts';

const fineDisputeKeys = {
  all: [...backofficeKeys.all, 'fine-disputes'] as const,
  list: (state: DisputeView) => [...fineDisputeKeys.all, state] as const,
  one: (id: string) => [...fineDisputeKeys.all, 'one', id] as const,
};

const STAFF = '/v1/api/backoffice/fine-disputes';
export type DisputeView = 'waiting' | 'settled';

type Opened = CallInput<typeof openFineDispute>['body'];
type Moved = CallInput<typeof moveFineDispute>['body'];

export function useOpenDispute(transaction_id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Opened) =>
      callApi<typeof openFineDispute>('POST', '/v1/api/royalties/entries/:transaction_id/dispute', {
        params: { transaction_id },
        body,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: royaltyKeys.all }),
  });
}

export function useStaffDisputes(state: DisputeView) {
  return useInfiniteQuery({
    queryKey: fineDisputeKeys.list(state),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listStaffFineDisputes>('GET', STAFF, {
        query: { state, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

export function useStaffDispute(id: string) {
  return useQuery({
    queryKey: fineDisputeKeys.one(id),
    queryFn: ({ signal }) => callApi<typeof getStaffFineDispute>('GET', `${STAFF}/:id`, { params: { id }, signal }),
  });
}

export function useMoveDispute(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Moved) => callApi<typeof moveFineDispute>('POST', `${STAFF}/:id/move`, { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: backofficeKeys.all }),
  });
}
