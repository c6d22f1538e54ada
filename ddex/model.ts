import type { HashName } from './codes/hash.ts';

/** What the artist calls the release; DDEX has no type "compilation", the writers express it as each version of ERN can. */
export type ErnReleaseType = 'single' | 'ep' | 'album' | 'compilation';

export type ErnVersionType = 'original' | 'acoustic' | 'cover' | 'instrumental' | 'live' | 'remix';

export type ErnParentalWarning = 'explicit' | 'not_explicit' | 'explicit_content_edited' | 'no_advice_available';

export type ErnArtistRole = 'main_artist' | 'featured_artist';

/** `writer` wrote words and music; `musician` plays the `instruments` of the contributor. */
export type ErnContributorRole =
  | 'arranger'
  | 'composer'
  | 'lyricist'
  | 'producer'
  | 'writer'
  | 'remixer'
  | 'musician'
  | 'vocalist'
  | 'background_vocalist';

/** `rights_claim`: the store finds the recording in what its users upload, and pays for it there. */
export type ErnCommercialModel = 'subscription' | 'advertisement_supported' | 'pay_as_you_go' | 'rights_claim';

/** The last two are for listeners' own uploads: the recording comes from us, or they brought it themselves. */
export type ErnUseType =
  | 'on_demand_stream'
  | 'non_interactive_stream'
  | 'conditional_download'
  | 'permanent_download'
  | 'user_make_available_label_provided'
  | 'user_make_available_user_provided';

/** A store's or our own id of a person, for example namespace `Spotify`, id `spotify:artist:…`. */
export interface ErnProprietaryId {
  namespace: string;
  id: string;
}

/** One artist as shown to the listener; the order of the list is the order of display. */
export interface ErnArtist {
  name: string;
  role: ErnArtistRole;
  ids: ErnProprietaryId[];
}

/**
 * One person behind a recording, once per person with all roles. `instruments` are the names of `ern/instruments.ts`
 * (`guitar`, `drums`, …); any other text is sent as a user defined instrument.
 */
export interface ErnContributor {
  name: string;
  roles: ErnContributorRole[];
  instruments: string[];
  ids: ErnProprietaryId[];
}

/** The text after the ℗ or © sign and its year. */
export interface ErnRightsLine {
  year: number;
  text: string;
}

export interface ErnGenre {
  text: string;
  sub_genre: string | null;
}

export interface ErnFileHash {
  algorithm: HashName;
  /** Lower-case hexadecimal. */
  value: string;
}

/** An audio file of the package. `path` is relative to the message, for example `resources/…_01_001.flac`. */
export interface ErnAudioFile {
  path: string;
  codec: 'FLAC' | 'PCM';
  channels: number;
  sampling_rate_hz: number;
  bits_per_sample: number;
  /** 0 where the message does not say it: ERN 3.8.2 has no place for the size of files. */
  size_bytes: number;
  hash: ErnFileHash;
}

/** The words of a track as a file of the package, UTF-8: plain text, or LRC with times. */
export interface ErnTextFile {
  path: string;
  format: 'TXT' | 'LRC';
  size_bytes: number;
  hash: ErnFileHash;
}

/** The cover file of the package. `path` is relative to the message. */
export interface ErnImageFile {
  path: string;
  format: 'JPEG' | 'PNG';
  width_px: number;
  height_px: number;
  size_bytes: number;
  hash: ErnFileHash;
}

export interface ErnTrack {
  /** Compact, upper case: 12 characters. */
  isrc: string;
  title: string;
  sub_title: string | null;
  version_type: ErnVersionType;
  display_artist_name: string;
  artists: ErnArtist[];
  contributors: ErnContributor[];
  /** Whole seconds, at least 1. */
  duration_seconds: number;
  /** ISO 639-1 code of the words that are sung, `zxx` when there are none. */
  language: string;
  genre: ErnGenre;
  parental_warning: ErnParentalWarning;
  p_line: ErnRightsLine;
  /** No voice is heard; always true when `version_type` is `instrumental`. */
  is_instrumental: boolean;
  /** Null when this message brings no audio (an update or a takedown). */
  audio: ErnAudioFile | null;
  /** Null when the message brings no lyrics. */
  lyrics: ErnTextFile | null;
  /** Terms of this track alone; null: those of the release. An empty list takes the track away and leaves the others. */
  deals: ErnDeal[] | null;
}

/**
 * Terms under which a store may use the release. `territories` are ISO 3166-1 codes or the one word `Worldwide`; instants are
 * UTC in ISO 8601 (`2026-03-01T00:00:00Z`).
 */
export interface ErnDeal {
  territories: string[];
  start_at: string;
  end_at: string | null;
  commercial_models: ErnCommercialModel[];
  use_types: ErnUseType[];
  /** Sold before the release date; the normal deal follows without a gap. */
  is_pre_order: boolean;
}

/** A release as the messages of every ERN version say it. Without deals the message takes the release down. */
export interface ErnRelease {
  /** UPC-12 or EAN-13, as given. */
  icpn: string;
  /** GRid, 18 characters, where there is one. */
  grid: string | null;
  type: ErnReleaseType;
  title: string;
  sub_title: string | null;
  display_artist_name: string;
  artists: ErnArtist[];
  label: string;
  p_line: ErnRightsLine;
  c_line: ErnRightsLine;
  genre: ErnGenre;
  /** Calendar date, `2026-03-01`. */
  release_date: string;
  original_release_date: string | null;
  /** ISO 639-1 code of the titles. */
  language: string;
  parental_warning: ErnParentalWarning;
  /** In the order of play. */
  tracks: ErnTrack[];
  /** Null when this message brings no cover file. */
  front_cover: ErnImageFile | null;
  deals: ErnDeal[];
}

export interface ErnParty {
  /** Party id issued by DDEX, compact: `PADPIDA…`. */
  dpid: string;
  name: string;
}

export interface ErnHeader {
  /** Never reused, not even for the same release. */
  message_id: string;
  /** One thread per release and store, kept through updates. */
  thread_id: string;
  created_at: string;
  sender: ErnParty;
  recipient: ErnParty;
  control_type: 'live' | 'test';
}

/** Versions of ERN: `43` and `432` differ in about six places, `382` in kind. The wire knows no mixture. */
export type ErnVersion = '43' | '432' | '382';

/** How a store wants the same release to be said. */
export interface ErnWriting {
  version: ErnVersion;
  /** DDEX has no release type for compilations: a flag on an album, or a type of the sender's own. */
  compilation_style: 'flag' | 'user_defined';
  /** Some stores read only the deals of tracks. */
  deals_on: 'release_and_tracks' | 'tracks';
  /** Without deals a message takes down; some stores want ERN 3.8.2 to say so with a flag, which ERN 4 does not have. */
  takedown?: 'no_deals' | 'flag';
}

/** What a NewReleaseMessage says. */
export interface ErnMessage {
  header: ErnHeader;
  release: ErnRelease;
}

/** Why a message is sent; ERN has no flag for it, the receiver decides by release id and time. */
export type ErnMessageKind = 'insert' | 'update' | 'takedown';
