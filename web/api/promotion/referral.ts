import type {
  decideReferral,
  getReferral,
  listReferredFriends,
  listStaffReferrals,
  STAFF_REFERRAL_FILTERS,
} from '@tangent/contract/promotion/referral.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { backofficeKeys } from '../backoffice-keys.ts';
import { type CallInput, callApi } from '../call-api.ts';

const referralKeys = {
  all: ['referral'] as const,
  friends: () => [...referralKeys.all, 'friends'] as const,
  staff: () => [...backofficeKeys.all, 'referrals'] as const,
  staffIn: (show: StaffReferralFilter) => [...referralKeys.staff(), show] as const,
};

const STAFF = '/v1/api/backoffice/referrals';

/** The code of the account, what it brought, and its rewards. */
export function useReferral() {
  return useQuery({
    queryKey: referralKeys.all,
    queryFn: ({ signal }) => callApi<typeof getReferral>('GET', '/v1/api/referral', { signal }),
  });
}

/** The people whom the account invited, newest first. */
export function useReferredFriends() {
  return useInfiniteQuery({
    queryKey: referralKeys.friends(),
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
    queryKey: referralKeys.staffIn(show),
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
    onSettled: () => client.invalidateQueries({ queryKey: referralKeys.staff() }),
  });
}
