import type { AcknowledgementGeneration } from '@tangent/ddex/acknowledgement/acknowledgement.ts';
import type { FileStatus, ProposedAction, SupplyChainStatus } from '@tangent/ddex/acknowledgement/status-lists.ts';
import type { UnderstoodKind } from './store-records.ts';

/** How a store misbehaves until it is told to stop. */
export interface Behaviour {
  /** The line is cut at sign-in, and lines that are open are cut. */
  refuse_connection: boolean;
  /** The line is taken, and then nothing is said any more. */
  black_hole: boolean;
  /** The line is cut after so many bytes of files on one connection. */
  half_write: number | null;
  /** So many bytes of files a second go over a line. */
  slow_connection: number | null;
  /** Nothing can be written. */
  disk_full: boolean;

  /** Warnings refuse a message too, a flag without content completes no batch, and nothing is purged. */
  strict: boolean;
  /** Every new message is answered with this status. */
  refuse_release: FileStatus | null;
  /** Refuses only messages that it takes for this. */
  refuse_only: UnderstoodKind | null;
  /** Refuses the first message of a release only. */
  refuse_once: boolean;
  /** What it asks for when it refuses. */
  proposed_action: ProposedAction | null;
  /** The store says that the hashes are wrong although they are right. */
  wrong_hash: boolean;
  /** What goes live is taken off at once, with this word. */
  take_off: SupplyChainStatus | null;

  /** Answers come this much later, by the sandbox's clock. */
  delay_ms: number;
  delay_hours: number;
  /** Answers are written half, and whole this much later. */
  half_acknowledgement_ms: number | null;
  /** The receipt is never written; what follows is. */
  drop_acknowledgement: boolean;
  /** Messages are read and kept, but nothing is ever answered. */
  never_acknowledge: boolean;
  /** Every answer is written twice, under two names. */
  acknowledge_twice: boolean;
  /** Answers that are due together are written last first. */
  acknowledge_out_of_order: boolean;
  /** Every answer ends in the middle. */
  truncated_acknowledgement: boolean;
  /** Answers are about a message that nobody sent. */
  acknowledge_unknown_message: boolean;
  /** The receipt carries a status that is in no list. */
  unknown_status: boolean;
  /** How far the release is, is said in a word that is in no list. */
  unknown_supply_status: boolean;
  /** What is asked for is in no list. */
  unknown_action: boolean;
  /** The words of the answers; null for those that fit the message. */
  acknowledgement_generation: AcknowledgementGeneration | null;
}

export const NO_FAULTS: Readonly<Behaviour> = {
  refuse_connection: false,
  black_hole: false,
  half_write: null,
  slow_connection: null,
  disk_full: false,
  strict: false,
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
  acknowledgement_generation: null,
};

/** Whether a store does anything that a good store would not do. */
export function isMisbehaving(behaviour: Behaviour): boolean {
  return Object.values(behaviour).some((value) => value !== false && value !== null && value !== 0);
}
