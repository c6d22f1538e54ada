import type { requestPageMove } from '@tangent/contract/distribution/page-check.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../call-api.ts';
import { releaseKeys } from '../catalogue/release-keys.ts';

/** Asks a store to move a release to the right artist page. */
export function useRequestPageMove(releaseId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (store_id: string) =>
      callApi<typeof requestPageMove>('POST', '/v1/api/releases/:id/stores/:store_id/page-request', {
        params: { id: releaseId, store_id },
        body: {},
      }),
    onSettled: () => client.invalidateQueries({ queryKey: releaseKeys.deliveries(releaseId) }),
  });
}
