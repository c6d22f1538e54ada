import type { FraudCase, listAllFraudCases, listFraudCases } from '@tangent/contract/monitoring.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export const OWN_CASES_PATH = '/v1/api/watch';
export const ALL_CASES_PATH = '/v1/api/backoffice/watch';
export const OWN_CASES_KEY = ['watch', 'own'];
export const ALL_CASES_KEY = ['watch', 'all'];

/** Lists the account's own cases, or those of one release. */
export function useFraudCases(release: string | null) {
  return useInfiniteQuery({
    queryKey: [...OWN_CASES_KEY, release],
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listFraudCases>('GET', OWN_CASES_PATH, {
        query: { ...(release === null ? {} : { release }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** Lists the cases of all accounts, for staff. */
export function useAllFraudCases(state: FraudCase['state'] | null) {
  return useInfiniteQuery({
    queryKey: [...ALL_CASES_KEY, state],
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listAllFraudCases>('GET', ALL_CASES_PATH, {
        query: { ...(state === null ? {} : { state }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}
