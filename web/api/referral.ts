import type {
  decideReferral,
  getReferral,
  listReferredFriends,
  listStaffReferrals,
  STAFF_REFERRAL_FILTERS,
} from '@tangent/contract/promotion/referral.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, callApi } from './call-api.ts';

const STAFF = '/v1/api/backoffice/referrals';
const STAFF_KEY = ['backoffice', 'referrals'];

/** The code of the account, what it brought, and its rewards. */
export function useReferral() {
  return useQuery({
    queryKey: ['referral'],
    queryFn: ({ signal }) => callApi<typeof getReferral>('GET', '/v1/api/referral', { signal }),
  });
}

/** The people whom the account invited, newest first. */
export function useReferredFriends() {
  return useInfiniteQuery({
    queryKey: ['referral', 'friends'],
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listReferredFriends>('GET', '/v1/api/referral/friends', {
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

export type StaffReferralFilter = (typeof STAFF_REFERRAL_FILTERS)[number];

export function useStaffReferrals(show: StaffReferralFilter) {
  return useInfiniteQuery({
    queryKey: [...STAFF_KEY, show],
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listStaffReferrals>('GET', STAFF, {
        query: { show, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

export function useDecideReferral() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & NonNullable<CallInput<typeof decideReferral>['body']>) =>
      callApi<typeof decideReferral>('POST', `${STAFF}/:id/decision`, { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: STAFF_KEY }),
  });
}
