import type { getProof, Proof, saveProof } from '@tangent/contract/proof.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from './call-api.ts';
import { POLL_MS } from './release.ts';
import { isUploadMoving, UPLOADS_PATH } from './upload.ts';

const PROOF_PATH = '/v1/api/releases/:id/proof';

/** The proof that will go with the next submission, as far as it is written. */
export function useProof(releaseId: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    enabled,
    queryKey: ['releases', releaseId, 'proof'],
    queryFn: ({ signal }) => callApi<typeof getProof>('GET', PROOF_PATH, { params: { id: releaseId }, signal }),
    refetchInterval: ({ state }) => (state.data?.documents.some(isUploadMoving) ? POLL_MS : false),
  });
}

export type ProofChange = { readonly answer: string; readonly document_upload_ids: readonly string[] };

export function useSaveProof(releaseId: string) {
  const client = useQueryClient();
  return useMutation({
    // One after the other: the last thing that was written is the last to arrive.
    scope: { id: `proof ${releaseId}` },
    mutationFn: ({ answer, document_upload_ids }: ProofChange) =>
      callApi<typeof saveProof>('PUT', PROOF_PATH, {
        params: { id: releaseId },
        body: { answer, document_upload_ids: [...document_upload_ids] },
      }),
    onSuccess: (proof: Proof) => client.setQueryData(['releases', releaseId, 'proof'], proof),
  });
}

/** Where a document is fetched, always as a file to keep. */
export function documentUrl(uploadId: string): string {
  return `${UPLOADS_PATH}/${uploadId}/document`;
}
