import type {
  listTrendSuspense,
  matchTrendSuspense,
  TrendSuspenseGroup,
} from '@tangent/contract/insight/backoffice-trends.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { backofficeKeys } from '../backoffice-keys.ts';
import { callApi } from '../call-api.ts';
import type { SuspenseFilter } from '../money/backoffice-suspense.ts';
import { useCallKey } from '../use-call-key.ts';

const trendSuspenseKeys = {
  list: (filter: SuspenseFilter) => [...backofficeKeys.all, 'trends', 'suspense', filter] as const,
};

const PATH = '/v1/api/backoffice/trends/suspense';

export function useTrendSuspense(filter: SuspenseFilter) {
  return useQuery({
    queryKey: trendSuspenseKeys.list(filter),
    queryFn: ({ signal }) => callApi<typeof listTrendSuspense>('GET', PATH, { query: filter, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useTrendMatch() {
  const client = useQueryClient();
  const key = useCallKey();
  return useMutation({
    mutationFn: (body: Pick<TrendSuspenseGroup, 'isrc' | 'upc' | 'store_id'> & { track_id: string }) =>
      callApi<typeof matchTrendSuspense>('POST', `${PATH}/match`, { body, key: key.read() }),
    onSettled: (_, error) => {
      key.settle(error);
      return client.invalidateQueries({ queryKey: backofficeKeys.all });
    },
  });
}
