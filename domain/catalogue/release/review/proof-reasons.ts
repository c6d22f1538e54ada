import type { Issue } from '../../../issue.ts';
import { PROOF_ANSWER_MAX_CHARS, PROOF_DOCUMENTS_MAX } from '../../release-limits.ts';
import type { UploadState } from '../../upload/upload-state.ts';
import type { ReopeningReason } from './reopening-reasons.ts';

/** Reasons that a corrected field cannot resolve: they require proof before the release is submitted again. */
const PROOF_REASONS: readonly ReopeningReason[] = [
  'cover_licence',
  'remix_licence',
  'song_licence',
  'artist_confirmation',
  'ownership_confirmation',
  'already_published',
  'public_domain',
];

/** Lists those of the given reasons that require proof, in the same order. */
export function listProofReasons(reasons: readonly ReopeningReason[]): ReopeningReason[] {
  return reasons.filter((reason) => PROOF_REASONS.includes(reason));
}

/** The owner's proof: a text and the documents attached to it. */
export type ProofAnswer = {
  readonly answer: string;
  readonly documents: readonly { readonly state: UploadState }[];
};

/**
 * Checks whether an answer to these reasons is complete. A document or a text is enough: a licence needs no
 * text, and a replaced part needs a text and no licence. Every document must be uploaded completely.
 */
export function checkProof({ answer, documents }: ProofAnswer, reasons: readonly ReopeningReason[]): Issue[] {
  const path = 'proof.documents';
  if (listProofReasons(reasons).length === 0) return [];
  if (documents.length > PROOF_DOCUMENTS_MAX)
    return [{ code: 'too_many_documents', path, params: { max: PROOF_DOCUMENTS_MAX } }];
  if (documents.some(({ state }) => state === 'failed')) return [{ code: 'document_failed', path }];
  if (documents.some(({ state }) => state !== 'complete')) return [{ code: 'upload_unfinished', path }];
  if ([...answer.trim()].length > PROOF_ANSWER_MAX_CHARS)
    return [{ code: 'max_length', path: 'proof.answer', params: { max: PROOF_ANSWER_MAX_CHARS } }];
  const isEmpty = answer.trim() === '' && documents.length === 0;
  return isEmpty ? [{ code: 'missing_proof', path: 'proof.answer' }] : [];
}
