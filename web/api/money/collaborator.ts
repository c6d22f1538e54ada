import type {
  acceptShare,
  declineShare,
  getShareOffer,
  invitePayee,
  listCollaborators,
  listPayees,
  listReceivedShares,
  renewShareLink,
  saveSplit,
} from '@tangent/contract/money/collaborator.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, callApi } from '../call-api.ts';
import { useCallKey } from '../use-call-key.ts';
import { royaltyKeys } from './royalty.ts';

const collaboratorKeys = {
  all: ['collaborators'] as const,
  releases: () => [...collaboratorKeys.all, 'releases'] as const,
  payees: () => [...collaboratorKeys.all, 'payees'] as const,
  shared: () => [...collaboratorKeys.all, 'shared'] as const,
  /** A share that an email offers. */
  offer: (token: string) => ['share_offer', token] as const,
};

const PATH = '/v1/api/collaborators';

const cursorQuery = (cursor: string | null) => (cursor === null ? {} : { cursor });
const PAGES = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
};

/** Lists who receives which share of the account's tracks, release by release. */
export function useCollaborators() {
  return useInfiniteQuery({
    ...PAGES,
    queryKey: collaboratorKeys.releases(),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listCollaborators>('GET', PATH, { query: cursorQuery(pageParam), signal }),
  });
}

/** Lists everyone with a share in the account's tracks. */
export function usePayees() {
  return useInfiniteQuery({
    ...PAGES,
    queryKey: collaboratorKeys.payees(),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listPayees>('GET', `${PATH}/payees`, { query: cursorQuery(pageParam), signal }),
  });
}

/** Lists the tracks of other accounts in which this account has a share. */
export function useReceivedShares() {
  return useInfiniteQuery({
    ...PAGES,
    queryKey: collaboratorKeys.shared(),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listReceivedShares>('GET', `${PATH}/shared`, { query: cursorQuery(pageParam), signal }),
  });
}

/** A call about shares: it carries a key and refreshes everything about shares, also after a refusal. */
function useShareCall<Input, Result>(send: (key: string, input: Input) => Promise<Result>) {
  const client = useQueryClient();
  const key = useCallKey();
  return useMutation({
    mutationFn: (input: Input) => send(key.read(), input),
    onSettled: async (_result, error) => {
      key.settle(error);
      await client.invalidateQueries({ queryKey: collaboratorKeys.all });
    },
  });
}

export type SplitRequest = CallInput<typeof saveSplit>['body'];

/**
 * Saves a split, without a key: the version it is based on makes it happen once, and after a refusal it is sent again
 * with a newer version.
 */
export function useSaveSplit(track_id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SplitRequest) =>
      callApi<typeof saveSplit>('PUT', `${PATH}/tracks/:track_id/split`, { params: { track_id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: collaboratorKeys.all }),
  });
}

export function useInvitePayee() {
  return useShareCall((key, id: string) =>
    callApi<typeof invitePayee>('POST', `${PATH}/:id/invite`, { key, params: { id }, body: {} }),
  );
}

/** Reads the offer behind the link of an email. The token is sent in bodies only, so that it appears in no log. */
export function useShareOffer(token: string) {
  return useQuery({
    queryKey: collaboratorKeys.offer(token),
    queryFn: ({ signal }) => callApi<typeof getShareOffer>('POST', `${PATH}/claims/look`, { body: { token }, signal }),
    retry: false,
    gcTime: 0,
  });
}

/** Accepts a share, which then counts in all royalty figures of the account. */
export function useAcceptShare() {
  const client = useQueryClient();
  return useShareCall(async (key, token: string) => {
    const result = await callApi<typeof acceptShare>('POST', `${PATH}/claims`, { key, body: { token } });
    await client.invalidateQueries({ queryKey: royaltyKeys.all });
    return result;
  });
}

export function useDeclineShare() {
  return useShareCall((key, token: string) =>
    callApi<typeof declineShare>('POST', `${PATH}/claims/decline`, { key, body: { token } }),
  );
}

export function useRenewShareLink() {
  return useShareCall((key, token: string) =>
    callApi<typeof renewShareLink>('POST', `${PATH}/claims/renew`, { key, body: { token } }),
  );
}
