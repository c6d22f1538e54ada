import type { FileStatus, SupplyChainStatus } from '@tangent/ddex/acknowledgement/status-lists.ts';
import type { ErnArtist, ErnDeal, ErnParty, ErnReleaseType, ErnVersion } from '@tangent/ddex/model.ts';

/**
 * How a store classifies a message. `older`: it has already received a newer message of this release. `unread`: the
 * message could not be read.
 */
export const UNDERSTOOD_KINDS = ['insert', 'update', 'takedown', 'purge', 'older', 'unread'] as const;
export type UnderstoodKind = (typeof UNDERSTOOD_KINDS)[number];

/** A file that was received complete; its bytes are not saved. */
export interface HeldFile {
  path: string;
  format: string;
  size_bytes: number;
  hash: string;
}

/** The files of a release that a store holds, including those of refused messages; tracks by ISRC. */
export interface HeldRelease {
  icpn: string;
  cover: HeldFile | null;
  audio: Record<string, HeldFile>;
  lyrics: Record<string, HeldFile>;
}

export interface CatalogueTrack {
  isrc: string;
  title: string;
  sub_title: string | null;
  artist: string;
  /** Territories, dates and uses: the track's own deals, or those of the release. */
  deals: ErnDeal[];
  audio: HeldFile | null;
  lyrics: HeldFile | null;
}

/** An artist of a release, as displayed, with the ids of the message. */
export type DisplayedArtist = Pick<ErnArtist, 'name' | 'role' | 'ids'>;

/** A release in a store's catalogue, as of the last accepted message. */
export interface CatalogueRelease {
  icpn: string;
  type: ErnReleaseType;
  title: string;
  sub_title: string | null;
  artist: string;
  /** Absent in records of older sandbox versions. */
  artists?: DisplayedArtist[];
  label: string;
  message_id: string;
  batch_id: string;
  kind: UnderstoodKind;
  /** When the sender wrote the message. */
  stated_at: string;
  received_at: string;
  state: 'ingested' | 'live' | 'withdrawn';
  /** When the earliest deal that is not a pre-order starts. */
  live_from: string | null;
  /** When the last deal ends; null for never. */
  live_until: string | null;
  pre_order_from: string | null;
  live_at: string | null;
  /** When it went off sale; absent in records of older sandbox versions. */
  withdrawn_at?: string | null;
  /** The reason for a removal by the store. */
  taken_off: SupplyChainStatus | null;
  deals: ErnDeal[];
  tracks: CatalogueTrack[];
  cover: HeldFile | null;
}

/** A message that the store read, accepted or not. */
export interface ReadMessage {
  message_id: string;
  batch_id: string;
  icpn: string;
  kind: UnderstoodKind;
  /** Null when the message could not be read. */
  ern_version: ErnVersion | null;
  /** The sender and the recipient; acknowledgements go the other way. */
  sender: ErnParty;
  recipient: ErnParty;
  title: string | null;
  received_at: string;
  /** More than 1 if the sender repeated the message because it did not know of its arrival; repeats change nothing. */
  times_read: number;
  file_status: FileStatus;
  error_text: string | null;
}

const ACKNOWLEDGEMENT_KINDS = ['receipt', 'ingested', 'live', 'withdrawn', 'taken_off'] as const;

/** An acknowledgement with its exact bytes, decided once and written when due. */
export interface StoreAcknowledgement {
  kind: (typeof ACKNOWLEDGEMENT_KINDS)[number];
  message_id: string;
  file_name: string;
  /** Null once it is in the store's folder. */
  xml: string | null;
  due_at: string;
  /** When the first half is written, for acknowledgements written in two steps. */
  half_at: string | null;
  half_written_at: string | null;
  written_at: string | null;
}

/** A batch or release folder that the store has read. */
export interface ReadDeliveryFolder {
  name: string;
}
