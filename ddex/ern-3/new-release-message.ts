import type { ErnHeader, ErnMessage, ErnRelease, ErnWriting } from '../model.ts';
import type { XmlElement } from '../xml/element.ts';

/** The namespace of ERN 3.8.2. */
export const ERN_382 = 'http://ddex.net/xml/ern/382';

/**
 * The ERN 3.8.2 NewReleaseMessage of a release.
 */
export function buildErn3Message(_release: ErnRelease, _header: ErnHeader, _writing: ErnWriting): string {
  throw new Error('ERN 3.8.2 is not written yet');
}

/**
 * Reads the root of an ERN 3.8.2 NewReleaseMessage.
 */
export function parseErn3Message(_root: XmlElement): ErnMessage {
  throw new Error('ERN 3.8.2 is not read yet');
}
