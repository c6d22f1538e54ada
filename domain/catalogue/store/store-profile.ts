import type { StoreStarts } from '../release/date/release-opening.ts';
import type { LyricsFormat } from '../release/lyrics/lyrics-file.ts';
import type { LeadTime } from './lead-time.ts';

/**
 * Where a store receives deliveries. A null address means the one in the settings, which is the sandbox until an
 * operator changes it.
 */
export type StoreTransport =
  | {
      readonly kind: 'sftp';
      readonly url: string | null;
      readonly username: string;
      /** Identifies the server of this store, as `ssh-keygen -l` prints it; without it the one in the settings does. */
      readonly host_key_sha256?: string | undefined;
    }
  | { readonly kind: 's3'; readonly url: string | null; readonly bucket: string; readonly prefix: string }
  /** Apple's own program, with the account in the settings (docs/standards/apple.md). */
  | { readonly kind: 'transporter' }
  /** A folder of ours from which staff deliver the packages to the store by hand. */
  | { readonly kind: 'folder'; readonly folder: string };

/** The types of ERN under which stores take releases; a compilation is one of them with a flag or a name of its own. */
export const STORE_RELEASE_TYPES = ['single', 'ep', 'album', 'classical_album'] as const;
export type StoreReleaseType = (typeof STORE_RELEASE_TYPES)[number];

/** Uses a store pays for, under one commercial model; the values of `ddex/model.ts`. */
export type StoreDeal = { readonly model: string; readonly use_types: readonly string[] };

/**
 * How a store wants to receive releases and how it acknowledges them (docs/standards/delivery.md). Profiles never
 * change: a new one gets the next version, and a message stores the version it was built with.
 */
export type StoreProfile = {
  /** The versions of ERN are incompatible with each other. Without a meaning for Apple, whose package is no ERN. */
  readonly ern_version: '43' | '432' | '382';
  /**
   * Folders of batches with a batch-complete file, or a folder per release whose message is uploaded last. An Apple package
   * is a folder of its own form, whose `metadata.xml` comes last; with it, the fields about messages of DDEX are not used.
   */
  readonly choreography: 'batch' | 'release_by_release' | 'apple_package';
  /** Whether folder names start with P_ (priority) or N_. */
  readonly folder_prefix: boolean;
  /** The batch-complete file: a manifest, or an empty file. */
  readonly batch_complete: 'manifest' | 'empty';
  readonly transport: StoreTransport;
  /** Further party ids of the store that its messages name beside its own; absent: none. */
  readonly other_recipients?: readonly { readonly party_id: string; readonly name: string }[];
  /**
   * The company whose contract with the store its messages are sent under, by its party id, if that is not ours. Stores such
   * as Pandora demand it of everybody who delivers for others.
   */
  readonly sent_on_behalf_of?: { readonly party_id: string; readonly name: string } | undefined;
  readonly hash_algorithm: 'SHA-256' | 'SHA1' | 'MD5';
  /** The best audio quality the store accepts; the plan may include less. */
  readonly audio: {
    readonly codec: 'FLAC' | 'PCM';
    readonly max_bits: 16 | 24;
    readonly max_sample_rate_hz: 44_100 | 48_000 | 96_000 | 192_000;
  };
  readonly image: { readonly format: 'JPEG' | 'PNG'; readonly max_side_px: number };
  readonly deals: readonly StoreDeal[];
  readonly deals_on: 'release_and_tracks' | 'tracks';
  /** The store sells before the release date; our pre-order starts with the pre-save campaign. */
  readonly takes_pre_orders: boolean;
  /** The message includes lyrics as a text resource. */
  readonly takes_lyrics: boolean;
  /** The file for lyrics with times; `TXT` for their text alone. Absent in earlier profiles, which get LRC. */
  readonly timed_lyrics?: LyricsFormat;
  /** A partner for lyrics: its package has neither sound nor artwork. Absent: it takes the whole release. */
  readonly lyrics_only?: boolean;
  /** The message says where previews and short clips start; absent in earlier profiles, which do not take it. */
  readonly takes_clip_start?: boolean;
  /** It wants the roles of those who made the whole release at its level too; absent: it does not. */
  readonly takes_release_credits?: boolean;
  /** It wants the key of a protected artist page, which no other store may see; absent: it does not. */
  readonly takes_artist_key?: boolean;
  /** DDEX has no release type for compilations: a flag on an album, or a type of the sender's own. */
  /**
   * The types of ERN that the store takes: an EP goes to one without it as an album. Absent: singles, EPs and
   * albums.
   */
  readonly release_types?: readonly StoreReleaseType[];
  /**
   * A message describes a release with its artwork, or recordings alone, for a store that identifies them and
   * plays none of them. Absent: a release.
   */
  readonly content?: 'release' | 'recordings';
  readonly compilation_style: 'flag' | 'user_defined';
  readonly takedown_style: 'no_deals' | 'end_date' | 'purge';
  /** The price tiers of the contract with Apple, for an album and for a track that is sold alone; absent: none. */
  readonly price_tiers?: { readonly album: number; readonly track: number } | undefined;
  /**
   * The generation of acknowledgements the store writes, or how Apple tells a state: the files of a bridge, the responses of
   * its Transporter. `none`: staff report the outcome of a delivery.
   */
  readonly acknowledgement: 'ern_c_sftp_18' | 'ern_c_15' | 'apple_bridge' | 'apple_transporter' | 'none';
  /** A later acknowledgement is overdue. */
  readonly acknowledge_within_hours: number;
  /** The number of days within which the store promises to act. */
  readonly service_days: { readonly insert: number; readonly update: number };
  /** The starts of a release that the store can take; absent in earlier profiles, which take any. */
  readonly starts?: StoreStarts;
  /** The time before the release date at which the store needs a release. */
  readonly lead_time: LeadTime;
};

/**
 * Our contract with a store. Without a signed contract a release is never called truly live: the sandbox replaces the
 * store, or staff deliver the packages by hand.
 */
export const STORE_CONTRACTS = ['sandbox', 'manual', 'signed'] as const;
export type StoreContract = (typeof STORE_CONTRACTS)[number];
