import type { Proof } from '@tangent/contract/proof.ts';
import { presentUpload, type UploadRow } from '../upload/public.ts';
import type { ProofRow } from './proof-store.ts';

/** Presents a proof with its documents in the order they were added. */
export function presentProof(row: ProofRow, uploads: readonly UploadRow[]): Proof {
  const documents = row.document_upload_ids.flatMap((id) => uploads.filter((upload) => upload.id === id));
  return {
    answer: row.answer,
    documents: documents.map(presentUpload),
    submitted_at: row.submitted_at?.toISOString() ?? null,
  };
}
