import type { FileStatus } from '@tangent/ddex/acknowledgement/status-lists.ts';
import type { ErnParty } from '@tangent/ddex/model.ts';

/** A release in the catalogue of a store, as of the last message that the store accepted. */
export interface CatalogueRelease {
  icpn: string;
  title: string;
  artist: string;
  message_id: string;
  received_at: string;
  state: 'ingested' | 'live' | 'withdrawn';
  /** When the earliest deal starts. */
  live_from: string | null;
  live_at: string | null;
}

/** A message the store read, accepted or not. */
export interface ReadMessage {
  message_id: string;
  batch_id: string;
  icpn: string;
  /** Who sent it, and who it was for; answers go the other way. */
  sender: ErnParty;
  recipient: ErnParty;
  title: string | null;
  received_at: string;
  file_status: FileStatus;
  error_text: string | null;
}

export const ANSWER_KINDS = ['receipt', 'ingested', 'live', 'withdrawn'] as const;

/** An acknowledgement with its exact bytes, decided once and written when it is due. */
export interface Answer {
  kind: (typeof ANSWER_KINDS)[number];
  message_id: string;
  file_name: string;
  xml: string;
  due_at: string;
  written_at: string | null;
}

/** Everything a store remembers. */
export interface StoreRecords {
  read_batches: string[];
  messages: ReadMessage[];
  releases: CatalogueRelease[];
  answers: Answer[];
}

export function emptyRecords(): StoreRecords {
  return { read_batches: [], messages: [], releases: [], answers: [] };
}
