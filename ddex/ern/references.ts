/**
 * The reference of the main release. Inside a message, tracks count from 1 in playing order; the artwork is the
 * resource after the last track, and the lyrics follow the artwork in track order.
 */
export const MAIN_RELEASE_REFERENCE = 'R0';

/** Returns the reference of a resource (sound recording, image) by number. */
export function buildResourceReference(number: number): string {
  return `A${number}`;
}

/** Returns the resource number of a track's lyrics. */
export function buildLyricsNumber(trackCount: number, trackNumber: number): number {
  return trackCount + 1 + trackNumber;
}

/** Returns the number of a track's clip among the files of a message: after the lyrics. */
export function buildClipNumber(trackCount: number, trackNumber: number): number {
  return 2 * trackCount + 1 + trackNumber;
}

/** Returns the reference of a resource's file by number. */
export function buildTechnicalReference(number: number): string {
  return `T${number}`;
}

/** Returns the reference of a track's TrackRelease by number. */
export function buildTrackReleaseReference(number: number): string {
  return `R${number}`;
}

/** Returns the reference of a pre-order's visibility by number. */
export function buildVisibilityReference(number: number): string {
  return `V${number}`;
}
