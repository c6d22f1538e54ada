import type { Delivery, listDeliveries } from '@tangent/contract/delivery.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from './call-api.ts';
import { POLL_MS } from './release.ts';

const MOVING: readonly Delivery['state'][] = ['queued', 'sent', 'acknowledged'];

export function useDeliveries(releaseId: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: ['releases', releaseId, 'deliveries'],
    queryFn: ({ signal }) =>
      callApi<typeof listDeliveries>('GET', '/v1/api/releases/:id/deliveries', { params: { id: releaseId }, signal }),
    enabled,
    refetchInterval: (query) =>
      query.state.data?.items.some((delivery) => MOVING.includes(delivery.state)) ? POLL_MS : false,
  });
}
