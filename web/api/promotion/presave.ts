import type {
  getPresave,
  listPresaveFans,
  listPresaves,
  PRESAVE_CSV_PATH,
  PresaveFan,
  renamePresave,
} from '@tangent/contract/promotion/presave.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../call-api.ts';
import { type DownloadedFile, downloadFile } from '../download-file.ts';

const presaveKeys = {
  list: () => ['presaves', 'list'] as const,
  one: (id: string) => ['presaves', id] as const,
  fans: (id: string, way: PresaveFan['way'] | null) => [...presaveKeys.one(id), 'fans', way] as const,
};

const PATH = '/v1/api/presaves';
const CSV: typeof PRESAVE_CSV_PATH = '/v1/api/presaves/:id/fans.csv';

/** Lists the campaigns of the account. */
export function usePresaves({ enabled = true } = {}) {
  return useQuery({
    queryKey: presaveKeys.list(),
    enabled,
    queryFn: ({ signal }) => callApi<typeof listPresaves>('GET', PATH, { signal }),
  });
}

/** Returns one campaign, with its growth and its receipt. */
export function usePresave(id: string) {
  return useQuery({
    queryKey: presaveKeys.one(id),
    queryFn: ({ signal }) => callApi<typeof getPresave>('GET', `${PATH}/:id`, { params: { id }, signal }),
  });
}

/** Lists the fans of a campaign page by page: all, or those of one way. */
export function usePresaveFans(id: string, way: PresaveFan['way'] | null) {
  return useInfiniteQuery({
    queryKey: presaveKeys.fans(id, way),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listPresaveFans>('GET', `${PATH}/:id/fans`, {
        params: { id },
        query: { ...(way === null ? {} : { way }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

export function useRenamePresave(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      callApi<typeof renamePresave>('PATCH', `${PATH}/:id`, { params: { id }, body: { name } }),
    onSuccess: async (campaign) => {
      client.setQueryData(presaveKeys.one(id), campaign);
      await client.invalidateQueries({ queryKey: presaveKeys.list() });
    },
  });
}

export function downloadPresaveFans(id: string, signal: AbortSignal): Promise<DownloadedFile> {
  return downloadFile(CSV.replace(':id', id), { signal, fallback: 'pre-save-fans.csv' });
}
