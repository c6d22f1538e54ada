import type {
  getBackofficeDelivery,
  getMessageXml,
  listBackofficeDeliveries,
  markDelivery,
  resendDelivery,
} from '@tangent/contract/distribution/backoffice-delivery.ts';
import type { DeliveryState, ReportedByHand } from '@tangent/domain/distribution/delivery/status.ts';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { backofficeKeys } from '../backoffice-keys.ts';
import { callApi } from '../call-api.ts';
import { POLL_MS } from '../catalogue/release.ts';

const DELIVERIES_PATH = '/v1/api/backoffice/deliveries';

const backofficeDeliveryKeys = {
  list: (filter: DeliveryFilter) => [...backofficeKeys.all, 'deliveries', filter] as const,
  one: (id: string) => [...backofficeKeys.all, 'delivery', id] as const,
  message: (id: string) => [...backofficeKeys.all, 'message', id] as const,
};

export type DeliveryFilter = { store_id?: string; state?: DeliveryState; attention?: 'yes'; search?: string };

export function useBackofficeDeliveries(filter: DeliveryFilter) {
  return useInfiniteQuery({
    queryKey: backofficeDeliveryKeys.list(filter),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listBackofficeDeliveries>('GET', DELIVERIES_PATH, {
        query: { ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS * 3,
  });
}

export function useBackofficeDelivery(id: string) {
  return useQuery({
    queryKey: backofficeDeliveryKeys.one(id),
    queryFn: ({ signal }) =>
      callApi<typeof getBackofficeDelivery>('GET', `${DELIVERIES_PATH}/:id`, { params: { id }, signal }),
    refetchInterval: POLL_MS,
  });
}

/** Reads the XML of a message, which never changes. */
export function useMessageXml(id: string) {
  return useQuery({
    queryKey: backofficeDeliveryKeys.message(id),
    queryFn: ({ signal }) =>
      callApi<typeof getMessageXml>('GET', '/v1/api/backoffice/messages/:id', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A staff action on a delivery; it may change everything the back office shows. */
export type DeliveryAction =
  | { readonly kind: 'resend'; readonly with_files: boolean }
  | { readonly kind: 'mark'; readonly state: ReportedByHand };

export function useDeliveryAction(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: DeliveryAction) => {
      const params = { id };
      if (action.kind === 'mark') {
        const body = { state: action.state };
        return callApi<typeof markDelivery>('POST', `${DELIVERIES_PATH}/:id/mark`, { params, body });
      }
      const body = { with_files: action.with_files };
      return callApi<typeof resendDelivery>('POST', `${DELIVERIES_PATH}/:id/resend`, { params, body });
    },
    onSettled: () => client.invalidateQueries({ queryKey: backofficeKeys.all }),
  });
}
