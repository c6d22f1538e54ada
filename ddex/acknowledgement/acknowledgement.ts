import type { ErnParty } from '../model.ts';
import type { FileStatus, ProposedAction, SupplyChainStatus } from './status-lists.ts';

/**
 * A word of one of the three lists. A word that is in no list is kept as it came, with `value` unknown, so that a person can read
 * it and nothing is guessed.
 */
export interface StatusWord<Value extends string> {
  value: Value | 'unknown';
  raw: string;
}

/** A file of the package with which something is wrong. */
export interface AcknowledgedFile {
  /** Path relative to the message. */
  path: string;
  status: StatusWord<FileStatus>;
  /** The store's own words. */
  text: string | null;
}

/** What a store says about one message (AcknowledgementMessage, ern-c-sftp/18). */
export interface Acknowledgement {
  message_id: string;
  created_at: string;
  sender: ErnParty;
  recipient: ErnParty;
  /** The message that is answered. */
  acknowledged_message_id: string;
  icpn: string | null;
  /** How far the release is; null when the store only speaks of the message. */
  supply_chain_status: StatusWord<SupplyChainStatus> | null;
  file_status: StatusWord<FileStatus>;
  /** What the store asks us to do. */
  proposed_action: StatusWord<ProposedAction> | null;
  /** The store's own words. */
  text: string | null;
  files: AcknowledgedFile[];
}
