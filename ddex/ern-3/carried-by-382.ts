import { isMultiArtist } from '../ern/compilation.ts';
import type { ErnContributor, ErnRelease, ErnTrack, ErnWriting } from '../model.ts';
import { RESOURCE_ROLES } from './allowed-values-3.ts';

/** The size of a file that a message does not say. */
export const UNKNOWN_SIZE = 0;

/**
 * The release as ERN 3.8.2 can say it, which is what its reader gives back. This is the whole list of what gets lost:
 *
 * - the size of files (its File has none; the hash is there),
 * - that a release of one artist is a compilation, where the store wants a flag (there is only one for several artists): it is an
 *   album,
 * - the order of roles of one person between recording and work: those of the recording come first.
 */
export function narrowTo382(release: ErnRelease, writing: Pick<ErnWriting, 'compilation_style'>): ErnRelease {
  const isUnsaid =
    release.type === 'compilation' && writing.compilation_style === 'flag' && !isMultiArtist(release.tracks);
  return {
    ...release,
    type: isUnsaid ? 'album' : release.type,
    front_cover: dropSize(release.front_cover),
    tracks: release.tracks.map(
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
