import { dropAiExtents } from '../ern/contains-ai.ts';
import { narrowTo382 } from '../ern-3/carried-by-382.ts';
import type { ErnRelease, ErnWriting } from '../model.ts';

/**
 * Returns the release that a reader gets from a message in this format: all of it in ERN 4.3.2, in ERN 4.3 without
 * statements about AI, and the supported part of it in ERN 3.8.2.
 */
export function toReadRelease(release: ErnRelease, writing: ErnWriting): ErnRelease {
  if (writing.version === '382') return narrowTo382(release, writing);
  return writing.version === '43' ? dropAiExtents(release) : release;
}
