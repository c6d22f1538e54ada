import type { LeadTime } from './lead-time.ts';

/**
 * Where a store takes deliveries. An address of null is the one of the settings, which is the sandbox until an operator says
 * otherwise.
 */
type StoreTransport =
  | { readonly kind: 'sftp'; readonly url: string | null; readonly username: string }
  | { readonly kind: 's3'; readonly url: string | null; readonly bucket: string; readonly prefix: string }
  /** A folder of ours from which people bring the packages to the store by hand. */
  | { readonly kind: 'folder'; readonly folder: string };

/** Uses a store pays for, under one commercial model; the words of `ddex/model.ts`. */
export type StoreDeal = { readonly model: string; readonly use_types: readonly string[] };

/**
 * How a store wants to be told about releases and how it answers (docs/standards/delivery.md). Profiles are never
 * changed: a new one gets the next version, and a message remembers which it was built with.
 */
export type StoreProfile = {
  /** The versions of ERN exclude each other on the wire. */
  readonly ern_version: '43' | '432' | '382';
  /** Folders of batches with a file that says 'complete', or a folder per release whose message comes last. */
  readonly choreography: 'batch' | 'release_by_release';
  /** Whether folder names begin with P_ (priority) or N_. */
  readonly folder_prefix: boolean;
  /** What says that a batch is complete: a manifest, or a file without content. */
  readonly batch_complete: 'manifest' | 'empty';
  readonly transport: StoreTransport;
  readonly hash_algorithm: 'SHA-256' | 'SHA1' | 'MD5';
  /** The best sound the store takes; what the plan pays for may be less. */
  readonly audio: {
    readonly codec: 'FLAC' | 'PCM';
    readonly max_bits: 16 | 24;
    readonly max_sample_rate_hz: 44_100 | 48_000 | 96_000 | 192_000;
  };
  readonly image: { readonly format: 'JPEG' | 'PNG'; readonly max_side_px: number };
  readonly deals: readonly StoreDeal[];
  readonly deals_on: 'release_and_tracks' | 'tracks';
  /** The store sells before the release date; our pre-order begins with the pre-save campaign. */
  readonly takes_pre_orders: boolean;
  /** Lyrics go along as a text resource. */
  readonly takes_lyrics: boolean;
  /** DDEX has no release type for compilations: a flag on an album, or a type of the sender's own. */
  readonly compilation_style: 'flag' | 'user_defined';
  readonly takedown_style: 'no_deals' | 'end_date' | 'purge';
  /** The generation of answers the store writes; `none`: people tell us what became of a delivery. */
  readonly acknowledgement: 'ern_c_sftp_18' | 'ern_c_15' | 'none';
  /** An answer that has not come by then is overdue. */
  readonly acknowledge_within_hours: number;
  /** In how many days the store has promised to act. */
  readonly service_days: { readonly insert: number; readonly update: number };
  /** How long before its date the store wants a release. */
  readonly lead_time: LeadTime;
};

/**
 * What ties us to a store. Without a contract nothing is ever called truly live: the sandbox stands in for the store, or people
 * of ours bring the packages there by hand.
 */
export const STORE_CONTRACTS = ['sandbox', 'manual', 'signed'] as const;
export type StoreContract = (typeof STORE_CONTRACTS)[number];
