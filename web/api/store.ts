import type { listStores } from '@tangent/contract/catalogue/store.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export function useStores() {
  return useQuery({
    queryKey: ['stores'],
    queryFn: ({ signal }) => callApi<typeof listStores>('GET', '/v1/api/stores', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
