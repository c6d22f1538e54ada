import type { ErnHeader, ErnRelease } from '../model.ts';

/**
 * The ERN 4.3 NewReleaseMessage (Audio profile) of a release. A message is a full statement of truth: an update is the whole
 * message again, a release without deals is taken down. The same values give the same bytes.
 */
export function buildNewReleaseMessage(_release: ErnRelease, _header: ErnHeader): string {
  throw new Error('not written yet');
}
