import type {
  listBackofficeStores,
  pauseStore,
  resumeStore,
  setStoreState,
} from '@tangent/contract/catalogue/backoffice-store.ts';
import type { StoreSetup, StoreState } from '@tangent/domain/catalogue/store/store-state.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { backofficeKeys } from '../backoffice-keys.ts';
import { callApi } from '../call-api.ts';
import { POLL_MS } from './release.ts';

const STORES_PATH = '/v1/api/backoffice/stores';

const backofficeStoreKeys = { all: [...backofficeKeys.all, 'stores'] as const };

export function useBackofficeStores() {
  return useQuery({
    queryKey: backofficeStoreKeys.all,
    queryFn: ({ signal }) => callApi<typeof listBackofficeStores>('GET', STORES_PATH, { signal }),
    refetchInterval: POLL_MS * 3,
  });
}

export function usePauseStore() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, note }: { id: string; note: string }) =>
      callApi<typeof pauseStore>('POST', `${STORES_PATH}/:id/pause`, { params: { id }, body: { note } }),
    onSettled: () => client.invalidateQueries({ queryKey: backofficeKeys.all }),
  });
}

export function useResumeStore() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      callApi<typeof resumeStore>('POST', `${STORES_PATH}/:id/resume`, { params: { id }, body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey: backofficeKeys.all }),
  });
}

type StateInput = {
  id: string;
  state: StoreState;
  setup: StoreSetup;
  closes_on: string | null;
  note: string | null;
};

export function useSetStoreState() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: StateInput) =>
      callApi<typeof setStoreState>('POST', `${STORES_PATH}/:id/state`, { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: backofficeKeys.all }),
  });
}
