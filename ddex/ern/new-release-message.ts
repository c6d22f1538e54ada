import { buildErn3Message } from '../ern-3/new-release-message.ts';
import type { ErnHeader, ErnRelease, ErnWriting } from '../model.ts';
import { buildErn4Message } from './ern-4-message.ts';

/** The format for a store without special requirements. */
const DEFAULT_WRITING: ErnWriting = {
  version: '43',
  compilation_style: 'flag',
  deals_on: 'release_and_tracks',
};

/**
 * Builds the NewReleaseMessage (Audio profile) of a release in the version and format that a store requires. A message
 * is a complete description: an update repeats the whole message, without the files that did not change; a release
 * without deals is taken down. The same input gives the same bytes. Throws RangeError if a text contains a character
 * that XML cannot represent, and for single resources in ERN 4, whose messages have one release.
 */
export function buildNewReleaseMessage(
  release: ErnRelease,
  header: ErnHeader,
  writing: ErnWriting = DEFAULT_WRITING,
): string {
  const { version } = writing;
  if (release.type === 'single_resource' && version !== '382') {
    throw new RangeError(`ERN ${version} has no message of several single resources`);
  }
  return version === '382'
    ? buildErn3Message(release, header, writing)
    : buildErn4Message(release, header, { ...writing, version });
}
