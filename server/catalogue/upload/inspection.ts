import type { Issue } from '@tangent/domain/issue.ts';
import type { UploadRow } from './upload-store.ts';

/** What was found in an upload: what to remember of it, or why it can not be used. */
export type Inspection =
  | {
      ok: true;
      found: Pick<UploadRow, 'facts'> &
        Partial<Pick<UploadRow, 'waveform' | 'preview_key' | 'pcm_md5' | 'fingerprint' | 'image_hash'>>;
    }
  | { ok: false; issue: Omit<Issue, 'path'> };
