import type {
  endHandover,
  FoundHandover,
  getHandover,
  markHandover,
  saveHandover,
} from '@tangent/contract/distribution/handover.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, callApi } from '../call-api.ts';
import { POLL_MS } from '../catalogue/release.ts';
import { releaseKeys } from '../catalogue/release-keys.ts';

const PATH = '/v1/api/releases/:id/handover';

/** The plan by which a release goes to another distributor; read again while stores take the release down. */
export function useHandover(id: string) {
  return useQuery({
    queryKey: releaseKeys.handover(id),
    queryFn: ({ signal }) => callApi<typeof getHandover>('GET', PATH, { params: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.handover?.stores.some((store) => store.state === 'leave') === true ? POLL_MS : false,
  });
}

export function useSaveHandover(id: string) {
  const saveInCache = useSaveInCache(id);
  return useMutation({
    mutationFn: (body: CallInput<typeof saveHandover>['body']) =>
      callApi<typeof saveHandover>('PUT', PATH, { params: { id }, body }),
    onSuccess: saveInCache,
  });
}

export function useMarkHandover(id: string) {
  const saveInCache = useSaveInCache(id);
  return useMutation({
    mutationFn: (body: CallInput<typeof markHandover>['body']) =>
      callApi<typeof markHandover>('PUT', `${PATH}/live`, { params: { id }, body }),
    onSuccess: saveInCache,
  });
}

export function useEndHandover(id: string) {
  const saveInCache = useSaveInCache(id);
  return useMutation({
    mutationFn: () => callApi<typeof endHandover>('DELETE', PATH, { params: { id } }),
    onSuccess: () => saveInCache({ release_id: id, handover: null }),
  });
}

function useSaveInCache(id: string) {
  const client = useQueryClient();
  return (found: FoundHandover) => client.setQueryData(releaseKeys.handover(id), found);
}
