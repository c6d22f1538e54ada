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
 * - the country of a recording without its date,
 * - the order of one person's roles between recording and work: those of the recording come first,
 * - of single resources everything about the product but its code, label, date and © line: the description of the first
 *   recording takes its place.
 */
export function narrowTo382(sent: ErnRelease, writing: Pick<ErnWriting, 'compilation_style'>): ErnRelease {
  const release = narrowToRecordings(sent);
  const isLost =
    release.type === 'compilation' && writing.compilation_style === 'flag' && !isMultiArtist(release.tracks);
  return {
    ...dropAiExtents(release),
    type: isLost ? 'album' : release.type,
    front_cover: dropSize(release.front_cover),
    tracks: dropAiExtents(release).tracks.map(
      (track): ErnTrack => ({
        ...track,
        recorded_in: track.recorded_on === null ? null : track.recorded_in,
        contributors: track.contributors.map(sortRoles),
        audio: dropSize(track.audio),
        lyrics: dropSize(track.lyrics),
      }),
    ),
  };
}

function narrowToRecordings(release: ErnRelease): ErnRelease {
  const [first] = release.tracks;
  if (release.type !== 'single_resource' || first === undefined) return release;
  const { title, sub_title, display_artist_name, artists, p_line, genre, parental_warning } = first;
  return {
    ...release,
    title,
    sub_title,
    display_artist_name,
    artists,
    credits: [],
    p_line,
    genre,
    parental_warning,
    grid: null,
    original_release_date: null,
    front_cover: null,
    tracks: release.tracks.map((track) => ({ ...track, disc_number: 1, lyrics: null })),
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
