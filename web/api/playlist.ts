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
import { type CallInput, callApi } from './call-api.ts';
import { useCallKey } from './use-call-key.ts';

const ONE = '/v1/api/playlists/:id';
const STAFF = '/v1/api/backoffice/playlists';
const PITCHES = ['pitches'];
const STAFF_KEY = ['backoffice', 'playlists'];

export function usePlaylist(id: string) {
  return useQuery({
    queryKey: ['playlists', id],
    queryFn: ({ signal }) => callApi<typeof getPlaylist>('GET', ONE, { params: { id }, signal }),
  });
}

/** The songs of the account that can be pitched. */
export function usePitchSongs() {
  return useQuery({
    queryKey: ['pitch-songs'],
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
      return client.invalidateQueries({ queryKey: PITCHES });
    },
  });
}

/** The pitches of the account, newest first. */
export function usePitches() {
  return useInfiniteQuery({
    queryKey: PITCHES,
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
    onSettled: () => client.invalidateQueries({ queryKey: PITCHES }),
  });
}

export function useStaffPlaylists() {
  return useInfiniteQuery({
    queryKey: STAFF_KEY,
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
  return useMutation({ mutationFn: action, onSettled: () => client.invalidateQueries({ queryKey: STAFF_KEY }) });
}
