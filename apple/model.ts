/**
 * The values of `explicit_content`, which says whether a recording is explicit. `clean` is the edited version of an explicit one; a recording that
 * never was explicit is `none`.
 */
export type AppleExplicit = 'explicit' | 'clean' | 'none';

/** Whether a track comes with a pre-order at once, or on the release date. */
export type ApplePreOrderType = 'standard' | 'instant-gratification';

/** The year and the owner of a ℗ or © line, without the sign. */
export interface AppleRightsLine {
  year: number;
  owner: string;
}

/** A file of the package. `name` is its name in the package folder, `md5` lower-case hexadecimal. */
export interface AppleFile {
  name: string;
  size_bytes: number;
  md5: string;
}

/** The recording in Dolby Atmos beside the stereo file; its ISRC differs from that of the stereo recording. */
export interface AppleAtmos {
  file: AppleFile;
  isrc: string;
}

/**
 * One artist or contributor, once per person with all roles. A primary artist is displayed as main artist; `Featuring`
 * and `With` are never primary.
 */
export interface AppleArtist {
  name: string;
  /** Digits: the id of the artist's page at Apple; null if it is not known. */
  apple_id: string | null;
  /** Role names as Apple writes them, such as `Performer`, `Composer`, `Mixing Engineer`. At least one. */
  roles: string[];
  is_primary: boolean;
}

/**
 * The terms of an album or a track in a territory. Dates are calendar dates, `2026-03-01`; null: not sold, not
 * streamed, no pre-order.
 */
export interface AppleProduct {
  /** `WW`, or a code of ISO 3166-1. */
  territory: string;
  cleared_for_sale: boolean;
  cleared_for_stream: boolean;
  sales_start_date: string | null;
  stream_start_date: string | null;
  /** Only on an album. */
  preorder_sales_start_date: string | null;
  /** The tier of the contract; null for streaming only, and where the contract names none. */
  wholesale_price_tier: number | null;
}

/** Parts that AI made to a material extent: Apple's transparency tags. */
interface AppleAiTags {
  recording: boolean;
  composition: boolean;
}

/** A track. Numbers start at 1 and start again on every volume. */
export interface AppleTrack {
  vendor_id: string;
  /** 12 characters without hyphens. */
  isrc: string;
  title: string;
  original_release_date: string;
  /** Genre codes, such as `POP-00`; the first one is the primary one. At least one. */
  genres: string[];
  /** Null without a pre-order. */
  preorder_type: ApplePreOrderType | null;
  products: AppleProduct[];
  label_name: string;
  p_line: AppleRightsLine;
  explicit: AppleExplicit;
  volume_number: number;
  track_number: number;
  /** Null if the package carries no sound: Apple keeps what it has. */
  audio: AppleFile | null;
  atmos: AppleAtmos | null;
  artists: AppleArtist[];
  /** A language tag such as `es`; null for a recording without words. */
  audio_language: string | null;
  /** Whole seconds; null: Apple chooses. */
  preview_start_seconds: number | null;
  /** TTML in the delivery dialect, or plain text; null for none. */
  lyrics: AppleFile | null;
  ai: AppleAiTags;
}

/** An album: what Apple calls every release of music, singles and EPs too. */
export interface AppleAlbum {
  vendor_id: string;
  /** 12 or 13 digits, as given. */
  upc: string;
  title: string;
  original_release_date: string;
  label_name: string;
  genres: string[];
  p_line: AppleRightsLine;
  c_line: AppleRightsLine;
  /** Null if the package carries no cover. */
  artwork: AppleFile | null;
  products: AppleProduct[];
  artists: AppleArtist[];
  /** In playing order; empty in a takedown. */
  tracks: AppleTrack[];
  /** Previews play during the pre-order. */
  preorder_previews: boolean;
  /** AI made the artwork to a material extent. */
  artwork_by_ai: boolean;
}

/** The contents of `metadata.xml`: one album of one provider. */
export interface ApplePackage {
  /** The provider's short name at Apple. */
  provider: string;
  /** The language of the metadata, a tag such as `en`. */
  language: string;
  album: AppleAlbum;
}
