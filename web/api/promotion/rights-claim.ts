import type {
  answerRightsClaim,
  CLAIM_VIEWS,
  decideDispute,
  getRightsClaim,
  getStaffClaim,
  holdClaimEarnings,
  listRightsClaims,
  listStaffClaims,
  matchRightsClaim,
  STAFF_CLAIM_VIEWS,
  settleContradiction,
} from '@tangent/contract/promotion/rights-claim.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, callApi } from '../call-api.ts';
import { useCallKey } from '../use-call-key.ts';

const rightsClaimKeys = {
  all: ['rights-claims'] as const,
  own: (view: ClaimView) => [...rightsClaimKeys.all, 'own', view] as const,
  ownOne: (id: string) => [...rightsClaimKeys.all, 'own', 'one', id] as const,
  staff: (view: StaffClaimView) => [...rightsClaimKeys.all, 'staff', view] as const,
  staffOne: (id: string) => [...rightsClaimKeys.all, 'staff', 'one', id] as const,
};

const OWN = '/v1/api/claims';
const STAFF = '/v1/api/backoffice/claims';

export type ClaimView = (typeof CLAIM_VIEWS)[number];
export type StaffClaimView = (typeof STAFF_CLAIM_VIEWS)[number];

export function useRightsClaims(view: ClaimView) {
  return useInfiniteQuery({
    queryKey: rightsClaimKeys.own(view),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listRightsClaims>('GET', OWN, {
        query: { view, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

export function useRightsClaim(id: string) {
  return useQuery({
    queryKey: rightsClaimKeys.ownOne(id),
    queryFn: ({ signal }) => callApi<typeof getRightsClaim>('GET', `${OWN}/:id`, { params: { id }, signal }),
  });
}

export function useAnswerClaim(id: string) {
  const client = useQueryClient();
  const key = useCallKey();
  return useMutation({
    mutationFn: (body: NonNullable<CallInput<typeof answerRightsClaim>['body']>) =>
      callApi<typeof answerRightsClaim>('POST', `${OWN}/:id/answer`, { params: { id }, body, key: key.read() }),
    onSettled: (_result, error) => {
      key.settle(error);
      // Not awaited: the answered claim leaves the list, and its form must be able to say so first.
      void client.invalidateQueries({ queryKey: rightsClaimKeys.all });
    },
  });
}

export function useStaffClaims(view: StaffClaimView) {
  return useInfiniteQuery({
    queryKey: rightsClaimKeys.staff(view),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listStaffClaims>('GET', STAFF, {
        query: { view, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

export function useStaffClaim(id: string) {
  return useQuery({
    queryKey: rightsClaimKeys.staffOne(id),
    queryFn: ({ signal }) => callApi<typeof getStaffClaim>('GET', `${STAFF}/:id`, { params: { id }, signal }),
  });
}

export function useDecideDispute(id: string) {
  return useStaffAction((body: NonNullable<CallInput<typeof decideDispute>['body']>) =>
    callApi<typeof decideDispute>('POST', `${STAFF}/:id/dispute`, { params: { id }, body }),
  );
}

export function useMatchClaim(id: string) {
  return useStaffAction((isrc: string) =>
    callApi<typeof matchRightsClaim>('POST', `${STAFF}/:id/match`, { params: { id }, body: { isrc } }),
  );
}

export function useHoldClaimEarnings(id: string) {
  return useStaffAction((body: NonNullable<CallInput<typeof holdClaimEarnings>['body']>) =>
    callApi<typeof holdClaimEarnings>('POST', `${STAFF}/:id/hold`, { params: { id }, body }),
  );
}

export function useSettleContradiction(id: string) {
  return useStaffAction(() =>
    callApi<typeof settleContradiction>('POST', `${STAFF}/:id/settle`, { params: { id }, body: {} }),
  );
}

function useStaffAction<Input, Result>(action: (input: Input) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: action,
    onSettled: () => client.invalidateQueries({ queryKey: rightsClaimKeys.all }),
  });
}
