import type { addReleaseStore, removeReleaseStore } from '@tangent/contract/store-choice.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from './call-api.ts';
import { useCacheRelease } from './release.ts';

/** Sends a release in stores to one more store. */
export function useAddStore(id: string) {
  const refresh = useRefreshStores(id);
  return useMutation({
    mutationFn: (store_id: string) =>
      callApi<typeof addReleaseStore>('POST', '/v1/api/releases/:id/stores/:store_id', {
        params: { id, store_id },
        body: {},
      }),
    ...refresh,
  });
}

/** Takes a release down from one store. */
export function useRemoveStore(id: string) {
  const refresh = useRefreshStores(id);
  return useMutation({
    mutationFn: ({ store_id, confirmed }: { store_id: string; confirmed: boolean }) =>
      callApi<typeof removeReleaseStore>('POST', '/v1/api/releases/:id/stores/:store_id/remove', {
        params: { id, store_id },
        body: { confirmed },
      }),
    ...refresh,
  });
}

function useRefreshStores(id: string) {
  const client = useQueryClient();
  const onSuccess = useCacheRelease();
  const onSettled = () => client.invalidateQueries({ queryKey: ['releases', id, 'deliveries'] });
  return { onSuccess, onSettled };
}
