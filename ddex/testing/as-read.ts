import { narrowTo382 } from '../ern-3/carried-by-382.ts';
import type { ErnRelease, ErnWriting } from '../model.ts';

/**
 * The release as a reader gets it from a message in this writing: all of it in ERN 4, what ERN 3.8.2 can carry of it there.
 */
export function asRead(release: ErnRelease, writing: ErnWriting): ErnRelease {
  return writing.version === '382' ? narrowTo382(release, writing) : release;
}
