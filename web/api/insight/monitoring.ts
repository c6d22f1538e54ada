import type {
  answerFraudCase,
  closeFraudCase,
  FRAUD_EVIDENCE_PATH,
  FraudCase,
  FraudCaseDetail,
  getFraudCase,
  holdCaseTrack,
  removeCaseTrack,
  restoreCaseTrack,
} from '@tangent/contract/insight/monitoring.ts';
import type { TrackRemovalReason } from '@tangent/domain/catalogue/release/track-removal.ts';
import type { FraudCaseAnswer, FraudCaseVerdict } from '@tangent/domain/insight/monitoring/fraud-case.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../call-api.ts';
import { type DownloadedFile, downloadFile } from '../download-file.ts';
import { analyticsKeys } from './analytics.ts';
import { ALL_CASES_PATH, fraudCaseKeys, OWN_CASES_PATH } from './fraud-cases.ts';

const EVIDENCE: typeof FRAUD_EVIDENCE_PATH = '/v1/api/watch/:id/evidence.csv';

export function useFraudCase(id: string) {
  return useQuery({
    queryKey: fraudCaseKeys.one(id),
    queryFn: ({ signal }) => callApi<typeof getFraudCase>('GET', `${OWN_CASES_PATH}/:id`, { params: { id }, signal }),
  });
}

export function useAnswerCase(id: string) {
  const saveCase = useCaseUpdate(id);
  return useMutation({
    mutationFn: (body: { answer: FraudCaseAnswer; note: string | null }) =>
      callApi<typeof answerFraudCase>('POST', `${OWN_CASES_PATH}/:id/answer`, { params: { id }, body }),
    onSuccess: saveCase,
  });
}

export function useCloseCase(id: string) {
  const saveCase = useCaseUpdate(id);
  return useMutation({
    mutationFn: (body: { verdict: FraudCaseVerdict; note: string | null }) =>
      callApi<typeof closeFraudCase>('POST', `${ALL_CASES_PATH}/:id/close`, { params: { id }, body }),
    onSuccess: saveCase,
  });
}

export function useRemoveCaseTrack(id: string) {
  const saveCase = useCaseUpdate(id);
  return useMutation({
    mutationFn: (body: { track_id: string; reason: TrackRemovalReason; note: string | null }) =>
      callApi<typeof removeCaseTrack>('POST', `${ALL_CASES_PATH}/:id/remove-track`, { params: { id }, body }),
    onSuccess: saveCase,
  });
}

export function useRestoreCaseTrack(id: string) {
  const saveCase = useCaseUpdate(id);
  return useMutation({
    mutationFn: (body: { track_id: string; note: string | null }) =>
      callApi<typeof restoreCaseTrack>('POST', `${ALL_CASES_PATH}/:id/restore-track`, { params: { id }, body }),
    onSuccess: saveCase,
  });
}

export function useHoldCaseTrack(id: string) {
  const saveCase = useCaseUpdate(id);
  return useMutation({
    mutationFn: (body: { track_id: string; hold: boolean; note: string | null }) =>
      callApi<typeof holdCaseTrack>('POST', `${ALL_CASES_PATH}/:id/hold`, { params: { id }, body }),
    onSuccess: saveCase,
  });
}

export function downloadEvidence({ id, first_day }: FraudCase, signal: AbortSignal): Promise<DownloadedFile> {
  return downloadFile(EVIDENCE.replace(':id', id), { signal, fallback: `streams-${first_day}.csv` });
}

/** Replaces the case with the response of an action and refreshes the lists. */
function useCaseUpdate(id: string) {
  const client = useQueryClient();
  return async (answer: FraudCaseDetail) => {
    client.setQueryData(fraudCaseKeys.one(id), answer);
    await Promise.all([
      client.invalidateQueries({ queryKey: fraudCaseKeys.own() }),
      client.invalidateQueries({ queryKey: fraudCaseKeys.staff() }),
      client.invalidateQueries({ queryKey: analyticsKeys.all }),
    ]);
  };
}
