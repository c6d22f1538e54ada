import { buildXml, group, leaf, type XmlAttributes, type XmlNode } from '@tangent/ddex/xml/write-xml.ts';
import type {
  AppleAlbum,
  AppleArtist,
  AppleAtmos,
  AppleFile,
  ApplePackage,
  AppleProduct,
  AppleRightsLine,
  AppleTrack,
} from '../model.ts';
import { AI_TAGS } from './ai-tags.ts';

/** The namespace of every version of the package. */
export const IMPORTER_NAMESPACE = 'http://apple.com/itunes/importer';

/** The version that we write. */
export const MUSIC_VERSION = 'music5.3';

/** Roles of the two files of a track that is delivered in stereo and in Dolby Atmos. */
export const STEREO_ROLE = 'audio.2_0';
export const ATMOS_ROLE = 'audio.object_based';

/** The attribute with the ISRC of the recording in Dolby Atmos. */
export const ATMOS_ISRC = 'external_identifier.isrc';

/**
 * Writes `metadata.xml` of music5.3: UTF-8, one element per line, in the order that Apple is known to take. The same
 * content gives the same text. An element without a value is left out, so that a package with a gap is found as
 * incomplete and never has an empty element. An album without tracks has no `tracks` and no `track_count`, as a takedown
 * requires. Throws RangeError if a text contains a character that XML cannot represent.
 */
export function writeMetadata({ provider, language, album }: ApplePackage): string {
  const root = group('package', [text('language', language), text('provider', provider), buildAlbum(album)], {
    xmlns: IMPORTER_NAMESPACE,
    version: MUSIC_VERSION,
  });
  return buildXml(root);
}

function buildAlbum(album: AppleAlbum): XmlNode {
  return group('album', [
    text('vendor_id', album.vendor_id),
    text('upc', album.upc),
    text('title', album.title),
    text('original_release_date', album.original_release_date),
    text('label_name', album.label_name),
    buildGenres(album.genres),
    rightsLine('copyright_pline', album.p_line),
    rightsLine('copyright_cline', album.c_line),
    aiTag(AI_TAGS.artwork, album.artwork_by_ai),
    album.artwork === null ? null : group('artwork_files', [file('file', album.artwork)]),
    album.tracks.length === 0 ? null : leaf('track_count', album.tracks.length),
    list('products', album.products.map(buildProduct)),
    album.preorder_previews ? leaf('preorder_previews', true) : null,
    list('artists', album.artists.map(buildArtist)),
    list('tracks', album.tracks.map(buildTrack)),
  ]);
}

function buildTrack(track: AppleTrack): XmlNode {
  return group('track', [
    text('vendor_id', track.vendor_id),
    text('isrc', track.isrc),
    text('title', track.title),
    text('original_release_date', track.original_release_date),
    buildGenres(track.genres),
    text('preorder_type', track.preorder_type),
    list('products', track.products.map(buildProduct)),
    text('label_name', track.label_name),
    rightsLine('copyright_pline', track.p_line),
    text('explicit_content', track.explicit),
    leaf('volume_number', track.volume_number),
    leaf('track_number', track.track_number),
    aiTag(AI_TAGS.recording, track.ai.recording),
    aiTag(AI_TAGS.composition, track.ai.composition),
    buildSound(track.audio, track.atmos),
    list('artists', track.artists.map(buildArtist)),
    text('audio_language', track.audio_language),
    leaf('preview_start_index', track.preview_start_seconds),
    track.lyrics === null ? null : file('lyrics_file', track.lyrics),
  ]);
}

// One stereo file stands alone; a second file in Dolby Atmos makes both the parts of one asset.
function buildSound(audio: AppleFile | null, atmos: AppleAtmos | null): XmlNode | null {
  if (atmos === null) return audio === null ? null : file('audio_file', audio);
  const files = [
    audio === null ? null : file('data_file', audio, { role: STEREO_ROLE }),
    file('data_file', atmos.file, { role: ATMOS_ROLE, [ATMOS_ISRC]: atmos.isrc === '' ? null : atmos.isrc }),
  ];
  return group('assets', [group('asset', files, { type: 'full' })]);
}

function buildProduct(product: AppleProduct): XmlNode {
  return group('product', [
    text('territory', product.territory),
    leaf('cleared_for_sale', product.cleared_for_sale),
    leaf('cleared_for_stream', product.cleared_for_stream),
    text('sales_start_date', product.sales_start_date),
    text('stream_start_date', product.stream_start_date),
    text('preorder_sales_start_date', product.preorder_sales_start_date),
    leaf('wholesale_price_tier', product.wholesale_price_tier),
  ]);
}

function buildArtist(artist: AppleArtist): XmlNode {
  return group('artist', [
    text('artist_name', artist.name),
    text('apple_id', artist.apple_id),
    list(
      'roles',
      artist.roles.map((role) => text('role', role)),
    ),
    leaf('primary', artist.is_primary),
  ]);
}

function buildGenres(codes: readonly string[]): XmlNode | null {
  return list(
    'genres',
    codes.filter((code) => code !== '').map((code) => ({ name: 'genre', attributes: { code }, content: '' })),
  );
}

function file(name: string, { name: file_name, size_bytes, md5 }: AppleFile, attributes: XmlAttributes = {}): XmlNode {
  const checksum = md5 === '' ? null : leaf('checksum', md5, { type: 'md5' });
  return group(name, [text('file_name', file_name), leaf('size', size_bytes), checksum], attributes);
}

function rightsLine(name: string, { year, owner }: AppleRightsLine): XmlNode | null {
  return owner === '' ? null : leaf(name, `${String(year).padStart(4, '0')} ${owner}`);
}

function aiTag(name: string | null, isSet: boolean): XmlNode | null {
  return name === null || !isSet ? null : leaf(name, true);
}

function text(name: string, value: string | null): XmlNode | null {
  return value === '' ? null : leaf(name, value);
}

function list(name: string, children: readonly (XmlNode | null)[]): XmlNode | null {
  return children.some((child) => child !== null) ? group(name, children) : null;
}
