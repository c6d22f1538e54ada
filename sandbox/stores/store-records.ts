import type { FileStatus, SupplyChainStatus } from '@tangent/ddex/acknowledgement/status-lists.ts';
import type { ErnDeal, ErnParty, ErnReleaseType, ErnVersion } from '@tangent/ddex/model.ts';

/**
 * What a store takes a message for. `older`: it has heard something newer about this release. `unread`: the message could not be
 * read.
 */
export const UNDERSTOOD_KINDS = ['insert', 'update', 'takedown', 'purge', 'older', 'unread'] as const;
export type UnderstoodKind = (typeof UNDERSTOOD_KINDS)[number];

/** A file that arrived whole; the bytes themselves are not kept. */
export interface HeldFile {
  path: string;
  format: string;
  size_bytes: number;
  hash: string;
}

/** The files of a release that a store holds, also when it refused the message they came with; tracks by ISRC. */
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
  /** Where, from when and for what: the track's own terms, or those of the release. */
  deals: ErnDeal[];
  audio: HeldFile | null;
  lyrics: HeldFile | null;
}

/** A release in the catalogue of a store, as of the last message that the store accepted. */
export interface CatalogueRelease {
  icpn: string;
  type: ErnReleaseType;
  title: string;
  sub_title: string | null;
  artist: string;
  label: string;
  message_id: string;
  batch_id: string;
  kind: UnderstoodKind;
  /** When the sender wrote the message. */
  stated_at: string;
  received_at: string;
  state: 'ingested' | 'live' | 'withdrawn';
  /** When the earliest deal starts that is no pre-order. */
  live_from: string | null;
  /** When the last deal ends; null for never. */
  live_until: string | null;
  pre_order_from: string | null;
  live_at: string | null;
  /** When it went off sale; books of older sandboxes do not say it. */
  withdrawn_at?: string | null;
  /** Why the store took it off by itself. */
  taken_off: SupplyChainStatus | null;
  deals: ErnDeal[];
  tracks: CatalogueTrack[];
  cover: HeldFile | null;
}

/** A message the store read, accepted or not. */
export interface ReadMessage {
  message_id: string;
  batch_id: string;
  icpn: string;
  kind: UnderstoodKind;
  /** Null when the message could not be read. */
  ern_version: ErnVersion | null;
  /** Who sent it, and who it was for; answers go the other way. */
  sender: ErnParty;
  recipient: ErnParty;
  title: string | null;
  received_at: string;
  /** More than once when the sender did not know that it had arrived; that changed nothing. */
  times_read: number;
  file_status: FileStatus;
  error_text: string | null;
}

const ACKNOWLEDGEMENT_KINDS = ['receipt', 'ingested', 'live', 'withdrawn', 'taken_off'] as const;

/** An acknowledgement with its exact bytes, decided once and written when it is due. */
export interface StoreAcknowledgement {
  kind: (typeof ACKNOWLEDGEMENT_KINDS)[number];
  message_id: string;
  file_name: string;
  /** Null once it lies in the store's folder. */
  xml: string | null;
  due_at: string;
  /** When the first half of it is written, for answers that come in two steps. */
  half_at: string | null;
  half_written_at: string | null;
  written_at: string | null;
}

/** A batch or a release folder that the store has read. */
export interface ReadDeliveryFolder {
  name: string;
}
