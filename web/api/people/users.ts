import type { getUser, listUsers, UserDetail, verifyArtist } from '@tangent/contract/people/backoffice-users.ts';
import type { AccountStatus } from '@tangent/domain/identity/access/account-status.ts';
import type { BlockReason } from '@tangent/domain/identity/access/blocked.ts';
import type { Plan } from '@tangent/domain/money/plan/plan.ts';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { backofficeKeys } from '../backoffice-keys.ts';
import { callApi } from '../call-api.ts';
import { POLL_MS } from '../catalogue/release.ts';

export const userKeys = {
  list: (filter: UserFilter) => [...backofficeKeys.all, 'people', filter] as const,
  one: (id: string) => [...backofficeKeys.all, 'person', id] as const,
  plan: (id: string) => [...backofficeKeys.all, 'person-plan', id] as const,
};

const USERS_PATH = '/v1/api/backoffice/people';

export type UserFilter = { search?: string; account_status?: AccountStatus | 'blocked'; role?: 'staff'; plan?: Plan };

export function useUsers(filter: UserFilter) {
  return useInfiniteQuery({
    queryKey: userKeys.list(filter),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listUsers>('GET', USERS_PATH, {
        query: { ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}

export function useUserDetail(id: string) {
  return useQuery({
    queryKey: userKeys.one(id),
    queryFn: ({ signal }) => callApi<typeof getUser>('GET', `${USERS_PATH}/:id`, { params: { id }, signal }),
    // After a ban, releases leave the stores one by one.
    refetchInterval: ({ state: { data } }) =>
      data?.account_status === 'banned' && data.live_release_count > 0 ? POLL_MS : false,
  });
}

/** A staff action on an account, with its input. */
export type UserActionInput =
  | { readonly action: 'freeze' | 'ban'; readonly reason: BlockReason; readonly note: string | null }
  | { readonly action: 'unfreeze' | 'unban' | 'reactivate'; readonly note: string }
  | { readonly action: 'deactivate'; readonly note: string; readonly forced: boolean };

export function useUserAction(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: UserActionInput) => action(id, input),
    onSettled: () => client.invalidateQueries({ queryKey: backofficeKeys.all }),
  });
}

function action(id: string, { action: name, ...body }: UserActionInput): Promise<UserDetail> {
  const params = { id };
  // The bodies of the actions differ, their address and their response do not.
  const call = callApi as (
    method: 'POST',
    path: `/v1/${string}`,
    input: { params: typeof params; body: typeof body },
  ) => Promise<UserDetail>;
  return call('POST', `${USERS_PATH}/:id/${name}`, { params, body });
}

export function useVerifyArtist() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; verified: boolean; note: string }) =>
      callApi<typeof verifyArtist>('POST', '/v1/api/backoffice/artists/:id/verified', { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: backofficeKeys.all }),
  });
}
