import type {
  answerWatchCase,
  closeWatchCase,
  getWatchCase,
  listAllWatchCases,
  listWatchCases,
  WATCH_EVIDENCE_PATH,
  WatchCase,
  WatchCaseDetail,
} from '@tangent/contract/watch.ts';
import type { WatchAnswer, WatchVerdict } from '@tangent/domain/analytics/watch/watch-case.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from './call-api.ts';
import { type DownloadedFile, downloadFile } from './download-file.ts';

const PATH = '/v1/api/watch';
const ALL = '/v1/api/backoffice/watch';
const KEY = ['watch'];
const EVIDENCE: typeof WATCH_EVIDENCE_PATH = '/v1/api/watch/:id/evidence.csv';

/** The own cases, or those of one release. */
export function useWatchCases(release: string | null) {
  return useInfiniteQuery({
    queryKey: [...KEY, 'own', release],
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listWatchCases>('GET', PATH, {
        query: { ...(release === null ? {} : { release }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** The cases of everybody, for staff. */
export function useAllWatchCases(state: WatchCase['state'] | null) {
  return useInfiniteQuery({
    queryKey: [...KEY, 'all', state],
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listAllWatchCases>('GET', ALL, {
        query: { ...(state === null ? {} : { state }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

export function useWatchCase(id: string) {
  return useQuery({
    queryKey: caseKey(id),
    queryFn: ({ signal }) => callApi<typeof getWatchCase>('GET', `${PATH}/:id`, { params: { id }, signal }),
  });
}

export function useAnswerCase(id: string) {
  const keep = useKeepCase(id);
  return useMutation({
    mutationFn: (body: { answer: WatchAnswer; note: string | null }) =>
      callApi<typeof answerWatchCase>('POST', `${PATH}/:id/answer`, { params: { id }, body }),
    onSuccess: keep,
  });
}

export function useCloseCase(id: string) {
  const keep = useKeepCase(id);
  return useMutation({
    mutationFn: (body: { verdict: WatchVerdict; note: string | null }) =>
      callApi<typeof closeWatchCase>('POST', `${ALL}/:id/close`, { params: { id }, body }),
    onSuccess: keep,
  });
}

export function downloadEvidence({ id, first_day }: WatchCase, signal: AbortSignal): Promise<DownloadedFile> {
  return downloadFile(EVIDENCE.replace(':id', id), { signal, fallback: `streams-${first_day}.csv` });
}

const caseKey = (id: string) => [...KEY, 'case', id];

/** What an act answers is the case from then on; lists are asked for again. */
function useKeepCase(id: string) {
  const client = useQueryClient();
  return async (answer: WatchCaseDetail) => {
    client.setQueryData(caseKey(id), answer);
    await Promise.all([
      client.invalidateQueries({ queryKey: [...KEY, 'own'] }),
      client.invalidateQueries({ queryKey: [...KEY, 'all'] }),
      client.invalidateQueries({ queryKey: ['analytics'] }),
    ]);
  };
}
