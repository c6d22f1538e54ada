import type { AcknowledgementGeneration } from '@tangent/ddex/acknowledgement/acknowledgement.ts';
import type { FileStatus, ProposedAction, SupplyChainStatus } from '@tangent/ddex/acknowledgement/status-lists.ts';
import type { UnderstoodKind } from './store-records.ts';

/** The faults of a store; they apply until changed. */
export interface Behaviour {
  /** Sign-ins are cut off, and open connections are cut. */
  refuse_connection: boolean;
  /** Connections are accepted, but nothing is sent after that. */
  black_hole: boolean;
  /** The connection is cut after this many bytes of file content. */
  half_write: number | null;
  /** A connection accepts this many bytes of file content per second. */
  slow_connection: number | null;
  /** Every write fails. */
  disk_full: boolean;

  /** Warnings also refuse a message, an empty flag file does not complete a batch, and purges are refused. */
  strict: boolean;
  /** Releases are refused that the store's guide refuses: without songwriters, or without an answer about AI. */
  follow_guide: boolean;
  /** The page of every artist is protected by this key: a message without it is refused. */
  protected_artist_key: string | null;
  /** The UPC of a release that another distributor delivers here: ours is refused until the old one is taken down. */
  old_delivery: string | null;
  /** Every new message gets this status. */
  refuse_release: FileStatus | null;
  /** Refuses only messages of this kind. */
  refuse_only: UnderstoodKind | null;
  /** Refuses the first message of a release only. */
  refuse_once: boolean;
  /** The action it requests when it refuses. */
  proposed_action: ProposedAction | null;
  /** The store reports wrong hashes although they are right. */
  wrong_hash: boolean;
  /** Releases are removed as soon as they go live, with this status. */
  take_off: SupplyChainStatus | null;

  /** Delay of acknowledgements, by the sandbox's clock. */
  delay_ms: number;
  delay_hours: number;
  /** Acknowledgements are first written half, and completed after this delay. */
  half_acknowledgement_ms: number | null;
  /** The receipt is never written; later acknowledgements are. */
  drop_acknowledgement: boolean;
  /** Messages are read and saved but never acknowledged. */
  never_acknowledge: boolean;
  /** Every acknowledgement is written twice, under two names. */
  acknowledge_twice: boolean;
  /** Acknowledgements that are due together are written in reverse order. */
  acknowledge_out_of_order: boolean;
  /** Every acknowledgement is cut off in the middle. */
  truncated_acknowledgement: boolean;
  /** Acknowledgements refer to a message that was never sent. */
  acknowledge_unknown_message: boolean;
  /** The receipt carries a status that is not in the list. */
  unknown_status: boolean;
  /** The supply chain status is not in the list. */
  unknown_supply_status: boolean;
  /** The proposed action is not in the list. */
  unknown_action: boolean;
  /** The store names an address of another site as that of the release. */
  foreign_address: boolean;
  /** The schema of the acknowledgements; null for the one that fits the message. */
  acknowledgement_generation: AcknowledgementGeneration | null;
}

export const NO_FAULTS: Readonly<Behaviour> = {
  refuse_connection: false,
  black_hole: false,
  half_write: null,
  slow_connection: null,
  disk_full: false,
  strict: false,
  follow_guide: false,
  protected_artist_key: null,
  old_delivery: null,
  refuse_release: null,
  refuse_only: null,
  refuse_once: false,
  proposed_action: null,
  wrong_hash: false,
  take_off: null,
  delay_ms: 0,
  delay_hours: 0,
  half_acknowledgement_ms: null,
  drop_acknowledgement: false,
  never_acknowledge: false,
  acknowledge_twice: false,
  acknowledge_out_of_order: false,
  truncated_acknowledgement: false,
  acknowledge_unknown_message: false,
  unknown_status: false,
  unknown_supply_status: false,
  unknown_action: false,
  foreign_address: false,
  acknowledgement_generation: null,
};

/** Whether any fault of a store is active. */
export function isMisbehaving(behaviour: Behaviour): boolean {
  return Object.values(behaviour).some((value) => value !== false && value !== null && value !== 0);
}
