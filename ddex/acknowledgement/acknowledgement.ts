import type { ErnParty } from '../model.ts';
import type { FileStatus, ProposedAction, SupplyChainStatus } from './status-lists.ts';

/**
 * A value of one of the three lists. A value that is in no list is kept as received, with `value` unknown, so that
 * staff can read it and nothing is guessed.
 */
export interface StatusWord<Value extends string> {
  value: Value | 'unknown';
  raw: string;
}

/**
 * The two generations of acknowledgements: AcknowledgementMessage (ern-c-sftp/18) names the acknowledged message and
 * reports how far the release is; FtpAcknowledgementMessage (ern-c/14, ern-c/15) names the release and its folder and
 * reports on the files only.
 */
export type AcknowledgementGeneration = 'ern_c_sftp_18' | 'ern_c_15';

/** A faulty file of the package. */
export interface AcknowledgedFile {
  /**
   * Path relative to the message; an ISRC if an acknowledgement of the older generation names the recording instead.
   */
  path: string;
  status: StatusWord<FileStatus>;
  /** The store's own text. */
  text: string | null;
}

/**
 * A store's acknowledgement of one message. The older generation has neither message ids nor a text per file: there
 * `message_id` is null and every file has the status of the message.
 */
export interface Acknowledgement {
  message_id: string | null;
  created_at: string;
  sender: ErnParty;
  recipient: ErnParty;
  /** The acknowledged message; null if the acknowledgement names only the release and its folder. */
  acknowledged_message_id: string | null;
  /** The time in the name of the acknowledged folder (`YYYYMMDDhhmmssnnn`); null if the store does not name it. */
  batch_id: string | null;
  icpn: string | null;
  /** The store's own name of the release: an id, or its address there; null if the store does not tell it. */
  store_ref: string | null;
  /** How far the release is; null if the store reports on the message only. */
  supply_chain_status: StatusWord<SupplyChainStatus> | null;
  file_status: StatusWord<FileStatus>;
  /** The action that the store requests. */
  proposed_action: StatusWord<ProposedAction> | null;
  /** The store's own text. */
  text: string | null;
  files: AcknowledgedFile[];
}
