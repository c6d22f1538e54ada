import type { ErnParty } from '../model.ts';
import type { FileStatus, ProposedAction, SupplyChainState } from './status-lists.ts';

/** A file of the package with which something is wrong. */
export interface AcknowledgedFile {
  path: string;
  status: FileStatus | 'unknown';
  /** The words of the store. */
  text: string | null;
}

/** What a store says about one message. Values we do not know are kept as `unknown`, with the store's own word in `raw_…`. */
export interface Acknowledgement {
  message_id: string;
  created_at: string;
  sender: ErnParty;
  recipient: ErnParty;
  /** The message that is answered. */
  acknowledged_message_id: string;
  icpn: string | null;
  file_status: FileStatus | 'unknown';
  raw_file_status: string;
  proposed_action: ProposedAction | 'unknown' | null;
  supply_chain_status: SupplyChainState | 'unknown' | null;
  raw_supply_chain_status: string | null;
  error_text: string | null;
  files: AcknowledgedFile[];
}

/** An answer that was read, or the reason why it cannot be. */
export type AcknowledgementReading =
  | { readable: true; acknowledgement: Acknowledgement }
  | { readable: false; reason: string };

/**
 * The AcknowledgementMessage (ern-c-sftp/18) of these values.
 */
export function buildAcknowledgement(_acknowledgement: Acknowledgement): string {
  throw new Error('not written yet');
}

/**
 * Reads what a store wrote. Total: truncated, hostile or foreign XML gives `readable: false`, an unknown word gives `unknown`.
 */
export function parseAcknowledgement(_xml: string): AcknowledgementReading {
  throw new Error('not written yet');
}
