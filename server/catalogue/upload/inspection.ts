import type { Issue } from '@tangent/domain/issue.ts';
import type { UploadRow } from './upload-store.ts';

/** The result of inspecting an upload: the values to store, or why it cannot be used. */
export type Inspection =
  | {
      ok: true;
      found: Pick<UploadRow, 'facts'> &
        Partial<Pick<UploadRow, 'waveform' | 'preview_key' | 'pcm_md5' | 'fingerprint' | 'image_hash'>>;
    }
  | { ok: false; issue: Omit<Issue, 'path'> };
