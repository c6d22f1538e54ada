import type {
  listSuspense,
  listSuspenseLines,
  matchSuspense,
  SuspenseGroup,
  suggestTracks,
} from '@tangent/contract/money/backoffice-suspense.ts';
import type { SuspenseReason } from '@tangent/domain/money/royalty/sales-file.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from './call-api.ts';
import { useCallKey } from './use-call-key.ts';

const PATH = '/v1/api/backoffice/sales/suspense';
const KEY = ['backoffice', 'sales', 'suspense'];

export type SuspenseFilter = { store_id?: string; reason?: SuspenseReason; search?: string; page: number };
export type GroupKey = SuspenseGroup['key'];

export function useSuspense(filter: SuspenseFilter) {
  return useQuery({
    queryKey: [...KEY, filter],
    queryFn: ({ signal }) => callApi<typeof listSuspense>('GET', PATH, { query: filter, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useSuspenseLines(key: GroupKey, page: number) {
  return useQuery({
    queryKey: [...KEY, 'lines', key, page],
    queryFn: ({ signal }) =>
      callApi<typeof listSuspenseLines>('GET', `${PATH}/lines`, { query: { ...key, page }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useSuggestions(key: GroupKey, search: string) {
  return useQuery({
    queryKey: [...KEY, 'suggestions', key, search],
    queryFn: ({ signal }) =>
      callApi<typeof suggestTracks>('GET', `${PATH}/suggestions`, {
        query: { ...key, ...(search === '' ? {} : { search }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export function useMatch() {
  const client = useQueryClient();
  const key = useCallKey();
  return useMutation({
    mutationFn: (body: { key: GroupKey; track_id: string }) =>
      callApi<typeof matchSuspense>('POST', `${PATH}/match`, { body, key: key.read() }),
    onSettled: (_, error) => {
      key.settle(error);
      return client.invalidateQueries({ queryKey: ['backoffice'] });
    },
  });
}
