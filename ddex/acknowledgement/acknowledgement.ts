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

/**
 * The two generations of answers: AcknowledgementMessage (ern-c-sftp/18) names the message it answers and says how far the release
 * is; FtpAcknowledgementMessage (ern-c/14, ern-c/15) names the release and its folder and speaks of the files only.
 */
export type AcknowledgementGeneration = 'ern_c_sftp_18' | 'ern_c_15';

/** A file of the package with which something is wrong. */
export interface AcknowledgedFile {
  /** Path relative to the message; an ISRC where an answer of the older generation names the recording instead. */
  path: string;
  status: StatusWord<FileStatus>;
  /** The store's own words. */
  text: string | null;
}

/**
 * What a store says about one message. The older generation has neither message ids nor words of its own for each file: there
 * `message_id` is null and every file has the status of the message.
 */
export interface Acknowledgement {
  message_id: string | null;
  created_at: string;
  sender: ErnParty;
  recipient: ErnParty;
  /** The message that is answered; null when the answer names only the release and its folder. */
  acknowledged_message_id: string | null;
  /** The time in the name of the folder that is answered (`YYYYMMDDhhmmssnnn`); null when the store does not say it. */
  batch_id: string | null;
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
