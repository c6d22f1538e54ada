import { FILE_STATUSES, type FileStatus } from '@tangent/ddex/acknowledgement/status-lists.ts';

/** How a store misbehaves until it is told to stop. */
export interface Behaviour {
  /** The line is cut at sign-in, and lines that are open are cut. */
  refuse_connection: boolean;
  /** Every new message is answered with this status. */
  refuse_release: FileStatus | null;
  /** Answers come this much later, by the sandbox's clock. */
  delay_ms: number;
  /** The receipt is never written; what follows is. */
  drop_acknowledgement: boolean;
  /** The line is cut after so many bytes of files on one connection. */
  half_write: number | null;
  /** The store says that the hashes are wrong although they are right. */
  wrong_hash: boolean;
  /** Every answer is written twice, under two names. */
  answer_twice: boolean;
  /** Answers that are due together are written last first. */
  answer_out_of_order: boolean;
  /** Every answer ends in the middle. */
  truncated_acknowledgement: boolean;
  /** The receipt carries a status that is in no list. */
  unknown_status: boolean;
  /** Messages are read and kept, but nothing is ever answered. */
  never_answer: boolean;
}

export const NO_FAULTS: Readonly<Behaviour> = {
  refuse_connection: false,
  refuse_release: null,
  delay_ms: 0,
  drop_acknowledgement: false,
  half_write: null,
  wrong_hash: false,
  answer_twice: false,
  answer_out_of_order: false,
  truncated_acknowledgement: false,
  unknown_status: false,
  never_answer: false,
};

/** A change of behaviour as JSON Schema: only what is named changes. */
export const BEHAVIOUR_CHANGE = {
  type: 'object',
  additionalProperties: false,
  properties: {
    refuse_connection: { type: 'boolean' },
    refuse_release: {
      enum: [null, ...FILE_STATUSES.filter((status) => status !== 'FileOK')],
      type: 'string',
      nullable: true,
    },
    delay_ms: { type: 'integer', minimum: 0 },
    drop_acknowledgement: { type: 'boolean' },
    half_write: { type: 'integer', minimum: 0, nullable: true },
    wrong_hash: { type: 'boolean' },
    answer_twice: { type: 'boolean' },
    answer_out_of_order: { type: 'boolean' },
    truncated_acknowledgement: { type: 'boolean' },
    unknown_status: { type: 'boolean' },
    never_answer: { type: 'boolean' },
  },
} as const;
