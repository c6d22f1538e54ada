import type { getPerson, listPeople, Person, verifyArtist } from '@tangent/contract/backoffice-people.ts';
import type { BlockReason } from '@tangent/domain/access/blocked.ts';
import type { Standing } from '@tangent/domain/access/standing.ts';
import type { Plan } from '@tangent/domain/plan/plan.ts';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from './call-api.ts';
import { POLL_MS } from './release.ts';

const PEOPLE_PATH = '/v1/api/backoffice/people';

export type PeopleFilter = { search?: string; standing?: Standing | 'blocked'; role?: 'staff'; plan?: Plan };

export function usePeople(filter: PeopleFilter) {
  return useInfiniteQuery({
    queryKey: ['backoffice', 'people', filter],
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listPeople>('GET', PEOPLE_PATH, {
        query: { ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}

export function usePerson(id: string) {
  return useQuery({
    queryKey: ['backoffice', 'person', id],
    queryFn: ({ signal }) => callApi<typeof getPerson>('GET', `${PEOPLE_PATH}/:id`, { params: { id }, signal }),
    // What a ban takes out of the stores goes one by one.
    refetchInterval: ({ state: { data } }) =>
      data?.standing === 'banned' && data.live_release_count > 0 ? POLL_MS : false,
  });
}

/** What staff does with an account, with what belongs to it. */
export type ActWish =
  | { readonly act: 'freeze' | 'ban'; readonly reason: BlockReason; readonly note: string | null }
  | { readonly act: 'unfreeze' | 'unban' | 'reactivate'; readonly why: string }
  | { readonly act: 'deactivate'; readonly why: string; readonly forced: boolean };

export function usePersonAct(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: ActWish) => act(id, wish),
    onSettled: () => client.invalidateQueries({ queryKey: ['backoffice'] }),
  });
}

function act(id: string, { act: name, ...body }: ActWish): Promise<Person> {
  const params = { id };
  // The bodies of the acts differ, their address and their answer do not.
  const call = callApi as (
    method: 'POST',
    path: `/v1/${string}`,
    input: { params: typeof params; body: typeof body },
  ) => Promise<Person>;
  return call('POST', `${PEOPLE_PATH}/:id/${name}`, { params, body });
}

export function useVerifyArtist() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; verified: boolean; why: string }) =>
      callApi<typeof verifyArtist>('POST', '/v1/api/backoffice/artists/:id/verified', { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['backoffice'] }),
  });
}
