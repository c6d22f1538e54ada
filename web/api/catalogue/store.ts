import type { listStores } from '@tangent/contract/catalogue/store.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../call-api.ts';

const storeKeys = { all: ['stores'] as const };

export function useStores() {
  return useQuery({
    queryKey: storeKeys.all,
    queryFn: ({ signal }) => callApi<typeof listStores>('GET', '/v1/api/stores', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
