import type {
  approveMetadataChange,
  declineMetadataChange,
  listMetadataChanges,
  listOpenMetadataChanges,
  MetadataChange,
  MetadataFields,
  proposeMetadataChange,
  withdrawMetadataChange,
} from '@tangent/contract/distribution/metadata-change.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallOutput, callApi } from '../call-api.ts';
import { POLL_MS } from '../catalogue/release.ts';

const metadataChangeKeys = {
  all: ['metadata-changes'] as const,
  of: (release_id: string) => [...metadataChangeKeys.all, release_id] as const,
  open: () => [...metadataChangeKeys.all, 'open'] as const,
};

const RELEASE_CHANGES_PATH = '/v1/api/releases/:id/metadata-changes';
const OPEN = '/v1/api/backoffice/metadata-changes';

export type OpenChange = CallOutput<typeof listOpenMetadataChanges>['items'][number];

/** Whether a change is still being sent to stores. */
function isMoving({ state, stores }: MetadataChange): boolean {
  return state === 'approved' && stores.some(({ progress }) => progress === 'queued' || progress === 'sent');
}

export function useMetadataChanges(releaseId: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: metadataChangeKeys.of(releaseId),
    enabled,
    queryFn: ({ signal }) =>
      callApi<typeof listMetadataChanges>('GET', RELEASE_CHANGES_PATH, { params: { id: releaseId }, signal }),
    refetchInterval: (query) => (query.state.data?.items.some(isMoving) ? POLL_MS : POLL_MS * 10),
  });
}

export function useProposeChange(releaseId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { wanted: MetadataFields; note: string | null }) =>
      callApi<typeof proposeMetadataChange>('POST', RELEASE_CHANGES_PATH, { params: { id: releaseId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: metadataChangeKeys.all }),
  });
}

export function useWithdrawChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      callApi<typeof withdrawMetadataChange>('POST', '/v1/api/metadata-changes/:id/withdraw', {
        params: { id },
        body: {},
      }),
    onSettled: () => client.invalidateQueries({ queryKey: metadataChangeKeys.all }),
  });
}

export function useOpenChanges() {
  return useQuery({
    queryKey: metadataChangeKeys.open(),
    queryFn: ({ signal }) => callApi<typeof listOpenMetadataChanges>('GET', OPEN, { signal }),
    refetchInterval: POLL_MS * 5,
  });
}

export type ChangeDecision = { readonly id: string; readonly answer: string | null };

/** Approves a change, or declines it with an explanation. */
export function useDecideChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, answer }: ChangeDecision) =>
      answer === null
        ? callApi<typeof approveMetadataChange>('POST', `${OPEN}/:id/approve`, { params: { id }, body: {} })
        : callApi<typeof declineMetadataChange>('POST', `${OPEN}/:id/decline`, { params: { id }, body: { answer } }),
    onSettled: () => client.invalidateQueries({ queryKey: metadataChangeKeys.all }),
  });
}
