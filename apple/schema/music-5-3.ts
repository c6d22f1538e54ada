import { ATMOS_ISRC, ATMOS_ROLE, STEREO_ROLE } from '../package/write-metadata.ts';
import { allowed, type ElementModel, element, one, oneOrMore, optional, type Row, required } from './content-model.ts';
import {
  APPLE_ID,
  BOOLEAN,
  COUNT,
  DATE,
  GENRE_CODE,
  ISRC,
  LANGUAGE,
  MD5,
  oneOf,
  RIGHTS_LINE,
  SECONDS,
  TERRITORY,
  TEXT,
  TRUE,
  UPC,
  VENDOR_ID,
} from './value-types.ts';

// Our reading of music5.3: Apple gives its schema to partners only. It holds what deliveries that Apple took are known to
// contain, and nothing else (docs/standards/apple.md).

const FILE: readonly Row[] = [
  one('file_name', TEXT),
  one('size', COUNT),
  one('checksum', MD5, { type: required(oneOf('md5')) }),
];

const GENRES = one('genres', [oneOrMore('genre', null, { code: required(GENRE_CODE) })]);

const PRODUCTS = one('products', [
  oneOrMore('product', [
    one('territory', TERRITORY),
    one('cleared_for_sale', BOOLEAN),
    one('cleared_for_stream', BOOLEAN),
    optional('sales_start_date', DATE),
    optional('stream_start_date', DATE),
    optional('preorder_sales_start_date', DATE),
    optional('wholesale_price_tier', COUNT),
  ]),
]);

const ARTISTS = one('artists', [
  oneOrMore('artist', [
    one('artist_name', TEXT),
    optional('apple_id', APPLE_ID),
    one('roles', [oneOrMore('role', TEXT)]),
    one('primary', BOOLEAN),
  ]),
]);

const ASSETS = optional('assets', [
  one(
    'asset',
    [
      oneOrMore('data_file', FILE, {
        role: required(oneOf(STEREO_ROLE, ATMOS_ROLE)),
        [ATMOS_ISRC]: allowed(ISRC),
      }),
    ],
    { type: required(oneOf('full')) },
  ),
]);

const TRACK: readonly Row[] = [
  one('vendor_id', VENDOR_ID),
  one('isrc', ISRC),
  one('title', TEXT),
  one('original_release_date', DATE),
  GENRES,
  optional('preorder_type', oneOf('standard', 'instant-gratification')),
  PRODUCTS,
  one('label_name', TEXT),
  one('copyright_pline', RIGHTS_LINE),
  one('explicit_content', oneOf('explicit', 'clean', 'none')),
  one('volume_number', COUNT),
  one('track_number', COUNT),
  optional('audio_file', FILE),
  ASSETS,
  ARTISTS,
  optional('audio_language', LANGUAGE),
  optional('preview_start_index', SECONDS),
  optional('lyrics_file', FILE),
];

const ALBUM: readonly Row[] = [
  one('vendor_id', VENDOR_ID),
  one('upc', UPC),
  one('title', TEXT),
  one('original_release_date', DATE),
  one('label_name', TEXT),
  GENRES,
  one('copyright_pline', RIGHTS_LINE),
  one('copyright_cline', RIGHTS_LINE),
  optional('artwork_files', [one('file', FILE)]),
  optional('track_count', COUNT),
  PRODUCTS,
  optional('preorder_previews', TRUE),
  ARTISTS,
  optional('tracks', [oneOrMore('track', TRACK)]),
];

/** `metadata.xml` of an album, as far as it is known. */
export const MUSIC_5_3: ElementModel = element(
  'package',
  [one('language', LANGUAGE), one('provider', TEXT), one('album', ALBUM)],
  { version: required(TEXT), generator: allowed(TEXT), generator_version: allowed(TEXT) },
);
