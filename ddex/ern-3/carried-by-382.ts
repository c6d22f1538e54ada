import { isMultiArtist } from '../ern/compilation.ts';
import { dropAiExtents } from '../ern/contains-ai.ts';
import type { ErnContributor, ErnRelease, ErnTrack, ErnWriting } from '../model.ts';
import { RESOURCE_ROLES } from './allowed-values-3.ts';

/** The size of a file if the message does not state it. */
export const UNKNOWN_SIZE = 0;

/**
 * Reduces a release to what ERN 3.8.2 can carry, which is what its reader returns. This is the complete list of losses:
 *
 * - how far AI made something,
 * - the size of files (its File has none; the hash is there),
 * - the type compilation for a release of one artist, at stores that want a flag (it exists only for several artists):
 *   it becomes an album,
 * - the order of one person's roles between recording and work: those of the recording come first.
 */
export function narrowTo382(release: ErnRelease, writing: Pick<ErnWriting, 'compilation_style'>): ErnRelease {
  const isLost =
    release.type === 'compilation' && writing.compilation_style === 'flag' && !isMultiArtist(release.tracks);
  return {
    ...dropAiExtents(release),
    type: isLost ? 'album' : release.type,
    front_cover: dropSize(release.front_cover),
    tracks: dropAiExtents(release).tracks.map(
      (track): ErnTrack => ({
        ...track,
        contributors: track.contributors.map(sortRoles),
        audio: dropSize(track.audio),
        lyrics: dropSize(track.lyrics),
      }),
    ),
  };
}

function dropSize<File extends { size_bytes: number }>(file: File | null): File | null {
  return file === null ? null : { ...file, size_bytes: UNKNOWN_SIZE };
}

function sortRoles(contributor: ErnContributor): ErnContributor {
  const isRecordingRole = (role: string): boolean => Object.hasOwn(RESOURCE_ROLES, role);
  const { roles } = contributor;
  return {
    ...contributor,
    roles: [...roles.filter(isRecordingRole), ...roles.filter((role) => !isRecordingRole(role))],
  };
}
