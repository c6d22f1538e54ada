import { artworkFacts, audioFacts, type Upload } from '@tangent/contract/catalogue/upload.ts';
import type { UploadRow } from './upload-store.ts';

/** Presents an upload to its owner, without the storage location of its bytes. */
export function presentUpload(row: UploadRow): Upload {
  const { id, kind, filename, size_bytes, state, failure_code, failure_params } = row;
  return {
    id,
    kind,
    filename,
    size_bytes,
    state,
    failure_code,
    failure_params,
    audio: (kind === 'audio' || kind === 'mastering') && row.facts ? audioFacts.parse(row.facts) : null,
    artwork: (kind === 'artwork' || kind === 'picture') && row.facts ? artworkFacts.parse(row.facts) : null,
    created_at: row.created_at.toISOString(),
  };
}
