/**
 * The references inside a message. Tracks count from 1 in the order of play; the cover is the resource after the last track.
 */
export const MAIN_RELEASE_REFERENCE = 'R0';

/** The resource (sound recording, image) of this number. */
export function buildResourceReference(number: number): string {
  return `A${number}`;
}

/** The file of the resource of this number. */
export function buildTechnicalReference(number: number): string {
  return `T${number}`;
}

/** The TrackRelease of the track of this number. */
export function buildTrackReleaseReference(number: number): string {
  return `R${number}`;
}
