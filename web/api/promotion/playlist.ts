import type {
  getPlaylist,
  importPlaylists,
  listPitches,
  listPitchSongs,
  listStaffPlaylists,
  sendPitch,
  setListening,
  updatePlaylist,
} from '@tangent/contract/promotion/playlist.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { backofficeKeys } from '../backoffice-keys.ts';
import { type CallInput, callApi } from '../call-api.ts';
import { useCallKey } from '../use-call-key.ts';

const playlistKeys = {
  one: (id: string) => ['playlists', id] as const,
  songs: () => ['pitch-songs'] as const,
  pitches: () => ['pitches'] as const,
  staff: () => [...backofficeKeys.all, 'playlists'] as const,
};

const ONE = '/v1/api/playlists/:id';
const STAFF = '/v1/api/backoffice/playlists';

export function usePlaylist(id: string) {
  return useQuery({
    queryKey: playlistKeys.one(id),
    queryFn: ({ signal }) => callApi<typeof getPlaylist>('GET', ONE, { params: { id }, signal }),
  });
}

/** The songs of the account that can be pitched. */
export function usePitchSongs() {
  return useQuery({
    queryKey: playlistKeys.songs(),
    queryFn: ({ signal }) => callApi<typeof listPitchSongs>('GET', '/v1/api/pitch-songs', { signal }),
  });
}

export function useSendPitch(id: string) {
  const client = useQueryClient();
  const key = useCallKey();
  return useMutation({
    mutationFn: (body: NonNullable<CallInput<typeof sendPitch>['body']>) =>
      callApi<typeof sendPitch>('POST', `${ONE}/pitches`, { params: { id }, body, key: key.read() }),
    onSettled: (_result, error) => {
      key.settle(error);
      return client.invalidateQueries({ queryKey: playlistKeys.pitches() });
    },
  });
}

/** The pitches of the account, newest first. */
export function usePitches() {
  return useInfiniteQuery({
    queryKey: playlistKeys.pitches(),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listPitches>('GET', '/v1/api/pitches', {
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** Allows or ends private listening. */
export function useSetListening() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, is_allowed }: { id: string; is_allowed: boolean }) =>
      callApi<typeof setListening>('PUT', '/v1/api/pitches/:id/listening', { params: { id }, body: { is_allowed } }),
    onSettled: () => client.invalidateQueries({ queryKey: playlistKeys.pitches() }),
  });
}

export function useStaffPlaylists() {
  return useInfiniteQuery({
    queryKey: playlistKeys.staff(),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listStaffPlaylists>('GET', STAFF, {
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

export function useUpdatePlaylist() {
  return useStaffAction(({ id, ...body }: { id: string } & NonNullable<CallInput<typeof updatePlaylist>['body']>) =>
    callApi<typeof updatePlaylist>('PATCH', `${STAFF}/:id`, { params: { id }, body }),
  );
}

export function useImportPlaylists() {
  return useStaffAction((csv: string) => callApi<typeof importPlaylists>('POST', `${STAFF}/import`, { body: { csv } }));
}

function useStaffAction<Input, Result>(action: (input: Input) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: action,
    onSettled: () => client.invalidateQueries({ queryKey: playlistKeys.staff() }),
  });
}
