/**
 * The references inside a message. Tracks count from 1 in the order of play; the cover is the resource after the last
 * track, the lyrics come after the cover in the order of their tracks.
 */
export const MAIN_RELEASE_REFERENCE = 'R0';

/** The resource (sound recording, image) of this number. */
export function buildResourceReference(number: number): string {
  return `A${number}`;
}

/** The number of the resource that holds the lyrics of a track. */
export function buildLyricsNumber(trackCount: number, trackNumber: number): number {
  return trackCount + 1 + trackNumber;
}

/** The file of the resource of this number. */
export function buildTechnicalReference(number: number): string {
  return `T${number}`;
}

/** The TrackRelease of the track of this number. */
export function buildTrackReleaseReference(number: number): string {
  return `R${number}`;
}

/** What is shown of a pre-order before the release, by number. */
export function buildVisibilityReference(number: number): string {
  return `V${number}`;
}
