import type { getProof, Proof, saveProof } from '@tangent/contract/catalogue/proof.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../call-api.ts';
import { POLL_MS } from './release.ts';
import { releaseKeys } from './release-keys.ts';
import { isUploadMoving } from './upload.ts';
import { UPLOADS_PATH } from './upload-urls.ts';

const PROOF_PATH = '/v1/api/releases/:id/proof';

/** Reads the proof that the next submission will include, as far as it is filled in. */
export function useProof(releaseId: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    enabled,
    queryKey: releaseKeys.proof(releaseId),
    queryFn: ({ signal }) => callApi<typeof getProof>('GET', PROOF_PATH, { params: { id: releaseId }, signal }),
    refetchInterval: ({ state }) => (state.data?.documents.some(isUploadMoving) ? POLL_MS : false),
  });
}

export type ProofChange = { readonly answer: string; readonly document_upload_ids: readonly string[] };

export function useSaveProof(releaseId: string) {
  const client = useQueryClient();
  return useMutation({
    // One call after the other, so that the last edit is saved last.
    scope: { id: `proof ${releaseId}` },
    mutationFn: ({ answer, document_upload_ids }: ProofChange) =>
      callApi<typeof saveProof>('PUT', PROOF_PATH, {
        params: { id: releaseId },
        body: { answer, document_upload_ids: [...document_upload_ids] },
      }),
    onSuccess: (proof: Proof) => client.setQueryData(releaseKeys.proof(releaseId), proof),
  });
}

/** Returns the address of a document, which the browser always downloads as a file. */
export function documentUrl(uploadId: string): string {
  return `${UPLOADS_PATH}/${uploadId}/document`;
}
