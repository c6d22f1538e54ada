import type {
  deleteLyric,
  generateLyric,
  getLyric,
  Lyric,
  listLyrics,
  rewriteLyric,
  saveOwnLyric,
  updateLyric,
  useLyric as useCall,
} from '@tangent/contract/promotion/lyrics.ts';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, callApi } from '../call-api.ts';
import { releaseKeys } from '../catalogue/release-keys.ts';

const lyricKeys = {
  lists: () => ['lyrics', 'list'] as const,
  list: (search: string) => [...lyricKeys.lists(), search] as const,
  one: (id: string) => ['lyrics', id] as const,
};

const LIST_PATH = '/v1/api/lyrics';
const ONE_PATH = '/v1/api/lyrics/:id';

/** The lyrics of the account, page by page, with the quota of the month. */
export function useLyrics(search: string) {
  return useInfiniteQuery({
    queryKey: lyricKeys.list(search),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listLyrics>('GET', LIST_PATH, {
        query: { ...(search === '' ? {} : { search }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}

export function useLyric(id: string) {
  return useQuery({
    queryKey: lyricKeys.one(id),
    queryFn: ({ signal }) => callApi<typeof getLyric>('GET', ONE_PATH, { params: { id }, signal }),
  });
}

export function useGenerateLyric() {
  const remember = useRemember();
  return useMutation({
    mutationFn: (body: NonNullable<CallInput<typeof generateLyric>['body']>) =>
      callApi<typeof generateLyric>('POST', LIST_PATH, { body }),
    onSuccess: remember,
  });
}

export function useSaveOwnLyric() {
  const remember = useRemember();
  return useMutation({
    mutationFn: (body: NonNullable<CallInput<typeof saveOwnLyric>['body']>) =>
      callApi<typeof saveOwnLyric>('POST', '/v1/api/lyrics/own', { body }),
    onSuccess: remember,
  });
}

/** Saves lines and locks; saves of one lyric wait for each other. */
export function useUpdateLyric(id: string) {
  const remember = useRemember();
  return useMutation({
    scope: { id: `lyric ${id}` },
    mutationFn: (body: NonNullable<CallInput<typeof updateLyric>['body']>) =>
      callApi<typeof updateLyric>('PATCH', ONE_PATH, { params: { id }, body }),
    onSuccess: remember,
  });
}

/** Writes lines again, after the saves before it. */
export function useRewriteLyric(id: string) {
  const remember = useRemember();
  return useMutation({
    scope: { id: `lyric ${id}` },
    mutationFn: (body: NonNullable<CallInput<typeof rewriteLyric>['body']>) =>
      callApi<typeof rewriteLyric>('POST', '/v1/api/lyrics/:id/rewrite', { params: { id }, body }),
    onSuccess: remember,
  });
}

export function useDeleteLyric(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi<typeof deleteLyric>('DELETE', ONE_PATH, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: lyricKeys.lists() }),
  });
}

/** Puts the text into a track of a draft. */
export function useLyricInTrack(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { release_id: string; track_id: string }) =>
      callApi<typeof useCall>('POST', '/v1/api/lyrics/:id/use', { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: releaseKeys.all }),
  });
}

function useRemember() {
  const client = useQueryClient();
  return (lyric: Lyric) => {
    client.setQueryData(lyricKeys.one(lyric.id), lyric);
    return client.invalidateQueries({ queryKey: lyricKeys.lists() });
  };
}
