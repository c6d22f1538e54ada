import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';

/** The store of server answers. A question is asked once more when it failed for no lasting reason; an order never. */
export function buildQueryClient(onExpired: () => void): QueryClient {
  const notice = (error: Error) => {
    if (error instanceof ApiError && error.status === 401) onExpired();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: notice }),
    mutationCache: new MutationCache({ onError: notice }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) =>
          failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
      },
      mutations: { retry: false },
    },
  });
}
