import type {
  listSuspense,
  listSuspenseLines,
  matchSuspense,
  SuspenseGroup,
  suggestTracks,
} from '@tangent/contract/money/backoffice-suspense.ts';
import type { SuspenseReason } from '@tangent/domain/money/royalty/sales-file.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { backofficeKeys } from '../backoffice-keys.ts';
import { callApi } from '../call-api.ts';
import { useCallKey } from '../use-call-key.ts';
import { salesKeys } from './backoffice-sales.ts';

const suspenseKeys = {
  all: [...salesKeys.all, 'suspense'] as const,
  list: (filter: SuspenseFilter) => [...suspenseKeys.all, filter] as const,
  lines: (key: GroupKey, page: number) => [...suspenseKeys.all, 'lines', key, page] as const,
  suggestions: (key: GroupKey, search: string) => [...suspenseKeys.all, 'suggestions', key, search] as const,
};

const PATH = '/v1/api/backoffice/sales/suspense';

export type SuspenseFilter = { store_id?: string; reason?: SuspenseReason; search?: string; page: number };
export type GroupKey = SuspenseGroup['key'];

export function useSuspense(filter: SuspenseFilter) {
  return useQuery({
    queryKey: suspenseKeys.list(filter),
    queryFn: ({ signal }) => callApi<typeof listSuspense>('GET', PATH, { query: filter, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useSuspenseLines(key: GroupKey, page: number) {
  return useQuery({
    queryKey: suspenseKeys.lines(key, page),
    queryFn: ({ signal }) =>
      callApi<typeof listSuspenseLines>('GET', `${PATH}/lines`, { query: { ...key, page }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useSuggestions(key: GroupKey, search: string) {
  return useQuery({
    queryKey: suspenseKeys.suggestions(key, search),
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
      return client.invalidateQueries({ queryKey: backofficeKeys.all });
    },
  });
}
