import type { Delivery, listDeliveries } from '@tangent/contract/distribution/delivery.ts';
import { useQuery } from '@tanstack/react-query';
import { getPollingPace } from '../../parts/distribution/delivery/delivery-stage.ts';
import { callApi } from '../call-api.ts';
import { POLL_MS } from '../catalogue/release.ts';
import { releaseKeys } from '../catalogue/release-keys.ts';

/**
 * Stores that have received everything respond on the release day: it may take weeks, and an open page should still
 * update.
 */
const SLOW_POLL_MS = 15_000;

function pollEveryMs(items: readonly Delivery[]): number | false {
  const paces = items.map(getPollingPace);
  if (paces.includes('fast')) return POLL_MS;
  return paces.includes('slow') ? SLOW_POLL_MS : false;
}

export function useDeliveries(releaseId: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: releaseKeys.deliveries(releaseId),
    queryFn: ({ signal }) =>
      callApi<typeof listDeliveries>('GET', '/v1/api/releases/:id/deliveries', { params: { id: releaseId }, signal }),
    enabled,
    refetchInterval: (query) => (query.state.data ? pollEveryMs(query.state.data.items) : false),
  });
}
