import type {
  answerFraudCase,
  closeFraudCase,
  FRAUD_EVIDENCE_PATH,
  FraudCase,
  FraudCaseDetail,
  getFraudCase,
  holdCaseTrack,
  listAllFraudCases,
  listFraudCases,
  removeCaseTrack,
  restoreCaseTrack,
} from '@tangent/contract/monitoring.ts';
import type { FraudCaseAnswer, FraudCaseVerdict } from '@tangent/domain/analytics/monitoring/fraud-case.ts';
import type { TrackRemovalReason } from '@tangent/domain/release/track-removal.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from './call-api.ts';
import { type DownloadedFile, downloadFile } from './download-file.ts';

const PATH = '/v1/api/watch';
const ALL = '/v1/api/backoffice/watch';
const KEY = ['watch'];
const EVIDENCE: typeof FRAUD_EVIDENCE_PATH = '/v1/api/watch/:id/evidence.csv';

/** Lists the account's own cases, or those of one release. */
export function useFraudCases(release: string | null) {
  return useInfiniteQuery({
    queryKey: [...KEY, 'own', release],
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listFraudCases>('GET', PATH, {
        query: { ...(release === null ? {} : { release }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** Lists the cases of all accounts, for staff. */
export function useAllFraudCases(state: FraudCase['state'] | null) {
  return useInfiniteQuery({
    queryKey: [...KEY, 'all', state],
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listAllFraudCases>('GET', ALL, {
        query: { ...(state === null ? {} : { state }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

export function useFraudCase(id: string) {
  return useQuery({
    queryKey: caseKey(id),
    queryFn: ({ signal }) => callApi<typeof getFraudCase>('GET', `${PATH}/:id`, { params: { id }, signal }),
  });
}

export function useAnswerCase(id: string) {
  const saveCase = useCaseUpdate(id);
  return useMutation({
    mutationFn: (body: { answer: FraudCaseAnswer; note: string | null }) =>
      callApi<typeof answerFraudCase>('POST', `${PATH}/:id/answer`, { params: { id }, body }),
    onSuccess: saveCase,
  });
}

export function useCloseCase(id: string) {
  const saveCase = useCaseUpdate(id);
  return useMutation({
    mutationFn: (body: { verdict: FraudCaseVerdict; note: string | null }) =>
      callApi<typeof closeFraudCase>('POST', `${ALL}/:id/close`, { params: { id }, body }),
    onSuccess: saveCase,
  });
}

export function useRemoveCaseTrack(id: string) {
  const saveCase = useCaseUpdate(id);
  return useMutation({
    mutationFn: (body: { track_id: string; reason: TrackRemovalReason; note: string | null }) =>
      callApi<typeof removeCaseTrack>('POST', `${ALL}/:id/remove-track`, { params: { id }, body }),
    onSuccess: saveCase,
  });
}

export function useRestoreCaseTrack(id: string) {
  const saveCase = useCaseUpdate(id);
  return useMutation({
    mutationFn: (body: { track_id: string; note: string | null }) =>
      callApi<typeof restoreCaseTrack>('POST', `${ALL}/:id/restore-track`, { params: { id }, body }),
    onSuccess: saveCase,
  });
}

export function useHoldCaseTrack(id: string) {
  const saveCase = useCaseUpdate(id);
  return useMutation({
    mutationFn: (body: { track_id: string; hold: boolean; note: string | null }) =>
      callApi<typeof holdCaseTrack>('POST', `${ALL}/:id/hold`, { params: { id }, body }),
    onSuccess: saveCase,
  });
}

export function downloadEvidence({ id, first_day }: FraudCase, signal: AbortSignal): Promise<DownloadedFile> {
  return downloadFile(EVIDENCE.replace(':id', id), { signal, fallback: `streams-${first_day}.csv` });
}

const caseKey = (id: string) => [...KEY, 'case', id];

/** Replaces the case with the response of an action and refreshes the lists. */
function useCaseUpdate(id: string) {
  const client = useQueryClient();
  return async (answer: FraudCaseDetail) => {
    client.setQueryData(caseKey(id), answer);
    await Promise.all([
      client.invalidateQueries({ queryKey: [...KEY, 'own'] }),
      client.invalidateQueries({ queryKey: [...KEY, 'all'] }),
      client.invalidateQueries({ queryKey: ['analytics'] }),
    ]);
  };
}
