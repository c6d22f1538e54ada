import { isDpid } from '@tangent/ddex/codes/dpid.ts';

/** The name of the metadata inside every package. */
export const METADATA_FILE = 'metadata.xml';

/**
 * Returns the id that a package gives its album: the product code, or behind a bridge the sender's DDEX party id before
 * it. `dpid` is null for a delivery to Apple itself. An id consists of letters, digits and `_`.
 *
 * @example vendorId('0850012345626') // '0850012345626'
 * @example vendorId('0850012345626', 'PADPIDA2026010101N') // 'PADPIDA2026010101N_0850012345626'
 */
export function vendorId(upc: string, dpid: string | null = null): string {
  return dpid === null ? upc : `${dpid}_${upc}`;
}

/** Returns the id of a track: that of its album, and its ISRC. */
export function trackVendorId(upc: string, isrc: string, dpid: string | null = null): string {
  return `${vendorId(upc, dpid)}_${isrc}`;
}

/** Returns whether a text is an id as Apple takes it: letters, digits and `_`. */
export function isVendorId(text: string): boolean {
  return /^[A-Za-z0-9_]{1,100}$/.test(text);
}

/** Splits the id of an album behind a bridge into the sender's party id and the product code; null for any other id. */
export function splitBridgeId(vendor_id: string): { dpid: string; upc: string } | null {
  const [, dpid = '', upc = ''] = /^([0-9A-Z]{18})_([0-9]{12,14})$/.exec(vendor_id) ?? [];
  return isDpid(dpid) ? { dpid, upc } : null;
}

/** The folder of a package at Apple has the name of the album's id, behind a bridge that of its product code alone. */
export function packageFolder(name: string): string {
  return `${name}.itmsp`;
}

/** The one file that a bridge takes: the folder of the package, zipped. */
export function bridgeZip(upc: string): string {
  return `${packageFolder(upc)}.zip`;
}

/** Endings of files that Apple takes, in small letters. */
export const AUDIO_ENDINGS = ['flac', 'wav'] as const;
export const ARTWORK_ENDINGS = ['jpg', 'png'] as const;
export const LYRICS_ENDINGS = ['ttml', 'txt'] as const;

/** Returns the name of a track's sound: `0850012345626_1_3.flac`. */
export function audioName(
  upc: string,
  volume_number: number,
  track_number: number,
  ending: (typeof AUDIO_ENDINGS)[number] = 'flac',
): string {
  return `${trackStem(upc, volume_number, track_number)}.${ending}`;
}

/** Returns the name of a track's sound in Dolby Atmos: `0850012345626_1_3_atmos.wav`. */
export function atmosName(upc: string, volume_number: number, track_number: number): string {
  return `${trackStem(upc, volume_number, track_number)}_atmos.wav`;
}

/** Returns the name of a track's lyrics: `0850012345626_1_3.ttml`. */
export function lyricsName(
  upc: string,
  volume_number: number,
  track_number: number,
  ending: (typeof LYRICS_ENDINGS)[number] = 'ttml',
): string {
  return `${trackStem(upc, volume_number, track_number)}.${ending}`;
}

/** Returns the name of the cover: `0850012345626.jpg`. */
export function artworkName(upc: string, ending: (typeof ARTWORK_ENDINGS)[number] = 'jpg'): string {
  return `${upc}.${ending}`;
}

function trackStem(upc: string, volume_number: number, track_number: number): string {
  return `${upc}_${volume_number}_${track_number}`;
}
