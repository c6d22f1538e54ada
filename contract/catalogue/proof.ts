import { PROOF_ANSWER_MAX_CHARS, PROOF_DOCUMENTS_MAX } from '@tangent/domain/catalogue/release-limits.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { id, idParams, instant } from '../values.ts';
import { upload } from './upload.ts';

/** The owner's answer to reasons that require proof. */
export const proof = z.object({
  answer: z.string(),
  documents: z.array(upload),
  /** When it was submitted with the release; null while it is a draft. */
  submitted_at: instant.nullable(),
});
export type Proof = z.infer<typeof proof>;

export const getProof = defineCall({
  method: 'GET',
  path: '/v1/api/releases/:id/proof',
  summary: 'Returns the draft of the proof for the next submission of a release',
  params: idParams,
  response: proof,
});

export const saveProof = defineCall({
  method: 'PUT',
  path: '/v1/api/releases/:id/proof',
  summary:
    'Saves the proof for the next submission of a reopened release; documents that are no longer listed are removed',
  params: idParams,
  body: z.object({
    answer: z.string().max(PROOF_ANSWER_MAX_CHARS),
    document_upload_ids: z.array(id).max(PROOF_DOCUMENTS_MAX),
  }),
  response: proof,
});
