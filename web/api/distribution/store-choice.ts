import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { addReleaseStore, removeReleaseStore } from '@tangent/contract/distribution/store-choice.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../call-api.ts';
import { useCacheRelease } from '../catalogue/release.ts';
import { releaseKeys } from '../catalogue/release-keys.ts';

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

/** Takes a release down from single stores, one after the other; those before a failure stay removed. */
export function useRemoveStores(id: string) {
  const refresh = useRefreshStores(id);
  return useMutation({
    mutationFn: async ({ store_ids, confirmed }: { store_ids: string[]; confirmed: boolean }) => {
      let release: Release | null = null;
      for (const store_id of store_ids) release = await removeStore({ id, store_id }, confirmed);
      if (release === null) throw new Error('no store to remove');
      return release;
    },
    ...refresh,
  });
}

function removeStore(params: { id: string; store_id: string }, confirmed: boolean): Promise<Release> {
  return callApi<typeof removeReleaseStore>('POST', '/v1/api/releases/:id/stores/:store_id/remove', {
    params,
    body: { confirmed },
  });
}

function useRefreshStores(id: string) {
  const client = useQueryClient();
  const onSuccess = useCacheRelease();
  const onSettled = async () => {
    await client.invalidateQueries({ queryKey: releaseKeys.deliveries(id) });
    await client.invalidateQueries({ queryKey: releaseKeys.handover(id) });
  };
  return { onSuccess, onSettled };
}
