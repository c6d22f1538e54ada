import type { HashName } from './codes/hash.ts';

/**
 * The type under which a store gets a release. DDEX has no type "compilation", so each version of ERN represents it
 * differently. `single_resource`: every recording is a release of its own, without artwork, for stores that identify
 * recordings instead of playing them; only ERN 3.8.2 has room for more than one of them in a message.
 */
export type ErnReleaseType = 'single' | 'ep' | 'album' | 'classical_album' | 'compilation' | 'single_resource';

export type ErnVersionType = 'original' | 'acoustic' | 'cover' | 'instrumental' | 'live' | 'remix';

export type ErnParentalWarning = 'explicit' | 'not_explicit' | 'explicit_content_edited' | 'no_advice_available';

export type ErnArtistRole = 'main_artist' | 'featured_artist';

/** `writer` wrote lyrics and music; `musician` plays the `instruments` of the contributor; `editor` edits sound. */
export type ErnContributorRole =
  | 'arranger'
  | 'composer'
  | 'lyricist'
  | 'producer'
  | 'writer'
  | 'remixer'
  | 'musician'
  | 'vocalist'
  | 'background_vocalist'
  | 'adapter'
  | 'translator'
  | 'lead_vocalist'
  | 'rapper'
  | 'narrator'
  | 'choir'
  | 'orchestra'
  | 'ensemble'
  | 'soloist'
  | 'conductor'
  | 'dj'
  | 'co_producer'
  | 'executive_producer'
  | 'vocal_producer'
  | 'recording_engineer'
  | 'mixing_engineer'
  | 'mastering_engineer'
  | 'immersive_engineer'
  | 'assistant_engineer'
  | 'vocal_engineer'
  | 'editor'
  | 'programmer'
  | 'sound_designer'
  /** A company or person who publishes the work behind the recording. */
  | 'music_publisher';

/** `rights_claim`: the store identifies the recording in its users' uploads and pays for it there. */
export type ErnCommercialModel =
  | 'subscription'
  | 'advertisement_supported'
  | 'pay_as_you_go'
  | 'rights_claim'
  /** As the contract says; only ERN 3.8.2 has it. */
  | 'as_per_contract';

/** The answer of a store to an upload that it identifies: share its money, report it, or block it. */
export type ErnClaimPolicy = 'monetize' | 'track' | 'block';

/** `user_make_available_…` are uses in listeners' own uploads, with our recording or with one they uploaded. */
export type ErnUseType =
  | 'on_demand_stream'
  | 'non_interactive_stream'
  | 'conditional_download'
  | 'permanent_download'
  | 'user_make_available_label_provided'
  | 'user_make_available_user_provided'
  /** Words shown on a screen. */
  | 'display'
  /** As the contract says; only ERN 3.8.2 has it. */
  | 'as_per_contract';

/** How far generative AI made something; only ERN 4.3.2 can carry it. */
export type ErnAiExtent = 'none' | 'partly' | 'fully';

/**
 * An id of a person issued by a store or by us, for example namespace `Spotify`, id `spotify:artist:…`. The namespace `ISNI`
 * stands for the element that ERN has for it and comes first; so does `IPI`, which follows it.
 */
export interface ErnProprietaryId {
  namespace: string;
  id: string;
}

/** One artist as displayed to listeners, in display order. */
export interface ErnArtist {
  name: string;
  role: ErnArtistRole;
  ids: ErnProprietaryId[];
}

/**
 * One contributor to a recording, once per person with all roles. `instruments` are the names of `ern/instruments.ts`
 * (`guitar`, `drums`, …); any other text is sent as a user-defined instrument.
 */
export interface ErnContributor {
  name: string;
  roles: ErnContributorRole[];
  instruments: string[];
  ids: ErnProprietaryId[];
  /** How far AI made the person's contribution; null if it is not stated. */
  ai: ErnAiExtent | null;
}

/** Who produced or remixed the whole release, for stores that want these roles at its level too. */
export interface ErnReleaseCredit {
  name: string;
  roles: ErnReleaseRole[];
  ids: ErnProprietaryId[];
}

export type ErnReleaseRole = 'producer' | 'remixer';

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
  /** 0 if the message does not state it: ERN 3.8.2 has no field for the size of files. */
  size_bytes: number;
  hash: ErnFileHash;
}

/** The lyrics of a track as a file of the package, UTF-8: plain text, or LRC or TTML with times. */
export interface ErnTextFile {
  path: string;
  format: 'TXT' | 'LRC' | 'TTML';
  /** How far AI wrote the lyrics; null if it is not stated. */
  contains_ai: ErnAiExtent | null;
  size_bytes: number;
  hash: ErnFileHash;
}

/** The artwork file of the package. `path` is relative to the message. */
export interface ErnImageFile {
  path: string;
  format: 'JPEG' | 'PNG';
  width_px: number;
  height_px: number;
  size_bytes: number;
  hash: ErnFileHash;
}

export interface ErnTrack {
  /** From 1; in playing order, so that a disc ends where the next one starts. */
  disc_number: number;
  /** Compact, upper case: 12 characters. */
  isrc: string;
  /** The code of the work behind the recording, compact: `T0345246801`; null if unknown. */
  iswc: string | null;
  title: string;
  sub_title: string | null;
  version_type: ErnVersionType;
  display_artist_name: string;
  artists: ErnArtist[];
  contributors: ErnContributor[];
  /** Whole seconds, at least 1. */
  duration_seconds: number;
  /** ISO 639-1 code of the sung language, `zxx` for none. */
  language: string;
  genre: ErnGenre;
  parental_warning: ErnParentalWarning;
  p_line: ErnRightsLine;
  /**
   * No vocals; always true if `version_type` is `instrumental` or the language is `zxx`. ERN 4 states it by these two
   * alone.
   */
  is_instrumental: boolean;
  /** How far AI made the recording; null if it is not stated. If it made `all` of it, there are no contributors. */
  contains_ai: ErnAiExtent | null;
  /** Roles that AI had alone, so that nobody is named in them; empty if it made all of the recording, or nothing. */
  ai_roles: ErnContributorRole[];
  /** The day on which the recording was first published, if that is not the release date; null if unknown. */
  first_publication_date: string | null;
  /** When the recording was made, as exactly as it is known: `2026`, `2026-03` or `2026-03-14`; null if unknown. */
  recorded_on: string | null;
  /** The country in which it was made, a code of ISO 3166-1; null if unknown. */
  recorded_in: string | null;
  /** Second at which the store starts its preview; null if it is not stated. */
  preview_start_seconds: number | null;
  /** Null if this message delivers no audio (an update or a takedown). */
  audio: ErnAudioFile | null;
  /** Null if the message delivers no lyrics. */
  lyrics: ErnTextFile | null;
  /**
   * Deals of this track alone; null for those of the release. An empty list withdraws the track and keeps the others.
   */
  deals: ErnDeal[] | null;
}

/**
 * A deal: the terms under which a store may use the release. `territories` are ISO 3166-1 codes or the single value
 * `Worldwide`; instants are in ISO 8601: in UTC (`2026-03-01T00:00:00Z`), or without a zone (`2026-03-01T00:00:00`),
 * which is the local time of each territory.
 */
export interface ErnDeal {
  territories: string[];
  start_at: string;
  end_at: string | null;
  commercial_models: ErnCommercialModel[];
  use_types: ErnUseType[];
  /** The answer to an upload that is identified; null for a deal that claims nothing. */
  claim_policy: ErnClaimPolicy | null;
  /** Sold before the release date; the normal deal follows without a gap. */
  is_pre_order: boolean;
  /** Numbers of the tracks, from 1, that customers who pre-order get at once; empty for any other deal. */
  instant_tracks: number[];
}

/** A release, independent of the ERN version. A message without deals takes the release down. */
export interface ErnRelease {
  /** UPC-12 or EAN-13, as given. */
  icpn: string;
  /** GRid, 18 characters, if assigned. */
  grid: string | null;
  type: ErnReleaseType;
  title: string;
  sub_title: string | null;
  display_artist_name: string;
  artists: ErnArtist[];
  /**
   * Roles at the level of the release; empty if they are left to the recordings. An artist of the release may have one
   * too: the same name with the same ids.
   */
  credits: ErnReleaseCredit[];
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
  /** In playing order. */
  tracks: ErnTrack[];
  /** Null if this message delivers no artwork file. */
  front_cover: ErnImageFile | null;
  /** How far AI made the artwork; null if it is not stated. */
  cover_contains_ai: ErnAiExtent | null;
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
  /** The company in whose name the message is sent, if that is not the sender; absent: it is. */
  sent_on_behalf_of?: ErnParty;
  recipient: ErnParty;
  /** Further services of the recipient that read the same message; absent: none. */
  other_recipients?: ErnParty[];
  control_type: 'live' | 'test';
  /** Whether the recipient already has this release from us. Only ERN 3.8.2 can state it; absent: not stated. */
  is_update?: boolean;
}

/**
 * Versions of ERN: `43` and `432` differ in about six places, `382` fundamentally. A message has exactly one version.
 */
export type ErnVersion = '43' | '432' | '382';

/** The message format that a store requires. */
export interface ErnWriting {
  version: ErnVersion;
  /** DDEX has no release type for compilations: the message uses a flag on an album, or a user-defined type. */
  compilation_style: 'flag' | 'user_defined';
  /** Some stores read only the deals of tracks. */
  deals_on: 'release_and_tracks' | 'tracks';
  /**
   * A message without deals is a takedown; some stores require a flag for it in ERN 3.8.2, which ERN 4 does not have.
   */
  takedown?: 'no_deals' | 'flag';
}

/** The contents of a NewReleaseMessage. */
export interface ErnMessage {
  header: ErnHeader;
  release: ErnRelease;
}

/** The purpose of a message; ERN has no flag for it, so the receiver decides by release id and time. */
export type ErnMessageKind = 'insert' | 'update' | 'takedown';

/** The fields of T that another sender may leave out of a message; null if it did. */
type Optional<T, Field extends keyof T> = Omit<T, Field> & { [Name in Field]: T[Name] | null };

/** A file as a message describes it; without a size it is 0. */
export type ReadAudioFile = Optional<
  ErnAudioFile,
  'codec' | 'channels' | 'sampling_rate_hz' | 'bits_per_sample' | 'hash'
>;
export type ReadTextFile = Optional<ErnTextFile, 'hash'>;
export type ReadImageFile = Optional<ErnImageFile, 'format' | 'width_px' | 'height_px' | 'hash'>;
export type ReadRightsLine = Optional<ErnRightsLine, 'year'>;

/** A track as read from a message. */
export type ReadTrack = Omit<ErnTrack, 'p_line' | 'audio' | 'lyrics'> & {
  p_line: ReadRightsLine | null;
  audio: ReadAudioFile | null;
  lyrics: ReadTextFile | null;
};

/**
 * A release as read from a message. Messages of ours are complete; those of other senders may identify the release by
 * its GRid alone and leave out dates, rights lines and technical details.
 */
export type ReadRelease = Omit<
  Optional<ErnRelease, 'icpn' | 'release_date'>,
  'p_line' | 'c_line' | 'tracks' | 'front_cover'
> & {
  p_line: ReadRightsLine | null;
  c_line: ReadRightsLine | null;
  tracks: ReadTrack[];
  front_cover: ReadImageFile | null;
};

/** The contents of a NewReleaseMessage as read. */
export interface ReadMessage {
  header: ErnHeader;
  release: ReadRelease;
}
