import type { PackageCheck } from '../check/check-package.ts';
import type { PackageFile } from '../check/package-parts.ts';
import type { AppleAlbum, AppleFile, ApplePackage, AppleProduct, AppleTrack } from '../model.ts';
import { artworkName, audioName, trackVendorId, vendorId } from '../package/package-names.ts';
import { writeMetadata } from '../package/write-metadata.ts';

export const SAMPLE_UPC = '0850012345626';
/** The day on which the samples are uploaded, and the one on which they come out. */
export const SAMPLE_TODAY = '2026-11-29';
export const SAMPLE_STREET_DATE = '2027-01-15';

/** Builds the product of a release that is sold and streamed everywhere. */
function buildSampleProduct(): AppleProduct {
  return {
    territory: 'WW',
    cleared_for_sale: true,
    cleared_for_stream: true,
    sales_start_date: SAMPLE_STREET_DATE,
    stream_start_date: SAMPLE_STREET_DATE,
    preorder_sales_start_date: null,
    wholesale_price_tier: 34,
  };
}

/** Builds a file with a size and an MD5 of its own. */
export function buildSampleFile(name: string, number: number): AppleFile {
  return { name, size_bytes: 10_000_000 + number, md5: number.toString(16).padStart(32, '0') };
}

function buildTrack(number: number): AppleTrack {
  const isrc = `QZABC26${String(number).padStart(5, '0')}`;
  return {
    vendor_id: trackVendorId(SAMPLE_UPC, isrc),
    isrc,
    title: `Song ${number}`,
    original_release_date: SAMPLE_STREET_DATE,
    genres: ['POP-00'],
    preorder_type: null,
    products: [buildSampleProduct()],
    label_name: 'Night Records',
    p_line: { year: 2027, owner: 'Night Records' },
    explicit: 'none',
    volume_number: 1,
    track_number: number,
    audio: buildSampleFile(audioName(SAMPLE_UPC, 1, number), number),
    atmos: null,
    artists: [
      { name: 'Ada Lua', apple_id: '123456789', roles: ['Performer', 'Lead Vocals'], is_primary: true },
      { name: 'Işıl Çağ', apple_id: null, roles: ['Producer', 'Mixing Engineer'], is_primary: false },
      { name: 'Ana Lírica', apple_id: null, roles: ['Composer', 'Lyricist'], is_primary: false },
    ],
    audio_language: 'en',
    preview_start_seconds: 30,
    lyrics: null,
    ai: { recording: false, composition: false },
  };
}

/** Builds an album of some tracks that breaks no rule. */
export function buildSamplePackage(tracks: number): ApplePackage {
  const album: AppleAlbum = {
    vendor_id: vendorId(SAMPLE_UPC),
    upc: SAMPLE_UPC,
    title: 'Night & Day',
    original_release_date: SAMPLE_STREET_DATE,
    label_name: 'Night Records',
    genres: ['POP-00', 'ELECTRONIC-00'],
    p_line: { year: 2027, owner: 'Night Records' },
    c_line: { year: 2027, owner: 'Night Records' },
    artwork: buildSampleFile(artworkName(SAMPLE_UPC), 0),
    products: [buildSampleProduct()],
    artists: [{ name: 'Ada Lua', apple_id: '123456789', roles: ['Performer'], is_primary: true }],
    tracks: Array.from({ length: tracks }, (_, i) => buildTrack(i + 1)),
    preorder_previews: false,
    artwork_by_ai: false,
  };
  return { provider: 'TangentMusic', language: 'en', album };
}

/** Builds the takedown of an album: it says what the album is, and clears it for nothing. */
export function buildTakedown({ provider, language, album }: ApplePackage): ApplePackage {
  const product: AppleProduct = {
    territory: 'WW',
    cleared_for_sale: false,
    cleared_for_stream: false,
    sales_start_date: null,
    stream_start_date: null,
    preorder_sales_start_date: null,
    wholesale_price_tier: null,
  };
  return {
    provider,
    language,
    album: { ...album, artwork: null, products: [product], tracks: [], preorder_previews: false },
  };
}

/** Lists the files that a package names. */
function listFiles({ album }: ApplePackage): PackageFile[] {
  const files = album.tracks.flatMap(({ audio, atmos, lyrics }) => [audio, atmos?.file ?? null, lyrics]);
  return [album.artwork, ...files].filter((file) => file !== null).map((file) => ({ ...file }));
}

/** Builds the check of a package to Apple itself: its metadata, its files, and a folder with the right name. */
export function buildSampleCheck(content: ApplePackage, changes: Partial<PackageCheck> = {}): PackageCheck {
  return {
    xml: writeMetadata(content),
    folder_name: `${content.album.vendor_id}.itmsp`,
    files: listFiles(content),
    kind: content.album.tracks.length === 0 ? 'takedown' : 'insert',
    today: SAMPLE_TODAY,
    schema: null,
    bridge: false,
    ...changes,
  };
}
