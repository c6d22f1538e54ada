import type {
  COVER_FILE_PATH,
  COVER_FORMS,
  CoverRun,
  createCoverRun,
  getCoverRun,
  listCoverRuns,
  useCover as useCall,
} from '@tangent/contract/promotion/coverart.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, callApi } from '../call-api.ts';
import { releaseKeys } from '../catalogue/release-keys.ts';

const coverKeys = {
  list: () => ['cover-art', 'list'] as const,
  one: (id: string | null) => ['cover-art', id] as const,
};

const LIST_PATH = '/v1/api/cover-art';
/** Repeated here as a value, since only types of the contract may reach the browser; the compiler compares the two. */
const FILE_PATH: typeof COVER_FILE_PATH = '/v1/api/cover-art/:id/file';
/** A cover takes a few seconds. */
const POLL_MS = 1500;

/** The runs of the account, page by page, the quota of the month, and who draws. */
export function useCoverRuns() {
  return useInfiniteQuery({
    queryKey: coverKeys.list(),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listCoverRuns>('GET', LIST_PATH, {
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** One run; asked again and again while it is drawn. */
export function useCoverRun(id: string | null) {
  return useQuery({
    queryKey: coverKeys.one(id),
    queryFn: ({ signal }) =>
      callApi<typeof getCoverRun>('GET', '/v1/api/cover-art/:id', { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
    refetchInterval: (query) => (query.state.data?.status === 'pending' ? POLL_MS : false),
  });
}

export type CoverOrder = NonNullable<CallInput<typeof createCoverRun>['body']>;

export function useCreateCovers() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CoverOrder) => callApi<typeof createCoverRun>('POST', LIST_PATH, { body }),
    onSuccess: (run: CoverRun) => {
      client.setQueryData(coverKeys.one(run.id), run);
      return client.invalidateQueries({ queryKey: coverKeys.list() });
    },
  });
}

/** Makes a candidate the artwork of a draft. */
export function useCoverAsArtwork() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ run_id, ...body }: { run_id: string; release_id: string; number: number }) =>
      callApi<typeof useCall>('POST', '/v1/api/cover-art/:id/use', { params: { id: run_id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: releaseKeys.all }),
  });
}

/** The address of a candidate; `jpeg` and `png` are saved as files. */
export function coverUrl(runId: string, number: number, form: (typeof COVER_FORMS)[number]): string {
  const download = form === 'preview' ? '' : '&download=true';
  return `${FILE_PATH.replace(':id', runId)}?number=${number}&form=${form}${download}`;
}
