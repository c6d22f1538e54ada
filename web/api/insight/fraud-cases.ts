import type {
  FraudCase,
  getWarningRecord,
  listAllFraudCases,
  listFraudCases,
} from '@tangent/contract/insight/monitoring.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type CallOutput, callApi } from '../call-api.ts';
import { consumePrefetchedBody } from '../prefetch.ts';

export const fraudCaseKeys = {
  own: () => ['watch', 'own'] as const,
  ownOf: (release: string | null) => [...fraudCaseKeys.own(), release] as const,
  staff: () => ['watch', 'all'] as const,
  staffIn: (state: FraudCase['state'] | null) => [...fraudCaseKeys.staff(), state] as const,
  record: () => ['watch', 'record'] as const,
  one: (id: string) => ['watch', 'case', id] as const,
};

export const OWN_CASES_PATH = '/v1/api/watch';
export const ALL_CASES_PATH = '/v1/api/backoffice/watch';

/** Lists the account's own cases, or those of one release. The dashboard's request starts before the page loads. */
export function useFraudCases(release: string | null) {
  return useInfiniteQuery({
    queryKey: fraudCaseKeys.ownOf(release),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listFraudCases>('GET', OWN_CASES_PATH, {
        query: { ...(release === null ? {} : { release }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    initialData: () => (release === null ? takePrefetchedCases() : undefined),
  });
}

/** How often warnings were right: the verdicts of all closed cases. */
export function useWarningRecord() {
  return useQuery({
    queryKey: fraudCaseKeys.record(),
    queryFn: ({ signal }) => callApi<typeof getWarningRecord>('GET', `${OWN_CASES_PATH}/record`, { signal }),
  });
}

function takePrefetchedCases() {
  const page = consumePrefetchedBody<CallOutput<typeof listFraudCases>>(OWN_CASES_PATH);
  return page && { pages: [page], pageParams: [null] };
}

/** Lists the cases of all accounts, for staff. */
export function useAllFraudCases(state: FraudCase['state'] | null) {
  return useInfiniteQuery({
    queryKey: fraudCaseKeys.staffIn(state),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listAllFraudCases>('GET', ALL_CASES_PATH, {
        query: { ...(state === null ? {} : { state }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}
