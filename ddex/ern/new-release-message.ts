import { buildErn3Message } from '../ern-3/new-release-message.ts';
import type { ErnHeader, ErnRelease, ErnWriting } from '../model.ts';
import { buildErn4Message } from './ern-4-message.ts';

/** What a store gets that asks for nothing special. */
const DEFAULT_WRITING: ErnWriting = {
  version: '43',
  compilation_style: 'flag',
  deals_on: 'release_and_tracks',
};

/**
 * The NewReleaseMessage (Audio profile) of a release in the version and manner a store wants. A message is a full statement of
 * truth: an update is the whole message again, with files left out that did not change; a release without deals is taken down.
 * The same values give the same bytes. RangeError when a text holds a character that XML cannot carry.
 */
export function buildNewReleaseMessage(
  release: ErnRelease,
  header: ErnHeader,
  writing: ErnWriting = DEFAULT_WRITING,
): string {
  const { version } = writing;
  return version === '382'
    ? buildErn3Message(release, header, writing)
    : buildErn4Message(release, header, { ...writing, version });
}
