/** States of a mastering job (S4-020, A-089). The key is the state, the list its possible next states. */
const NEXT_MASTERING_STATUSES = {
  pending: ['success', 'failed'],
  success: [],
  failed: ['pending'],
} as const satisfies Record<string, readonly string[]>;
export type MasteringStatus = keyof typeof NEXT_MASTERING_STATUSES;
export const MASTERING_STATUSES = Object.keys(NEXT_MASTERING_STATUSES) as [MasteringStatus, ...MasteringStatus[]];

/** The stages of a worker, in this order. */
export const MASTERING_STAGES = ['measuring', 'shaping', 'limiting', 'encoding'] as const;
export type MasteringStage = (typeof MASTERING_STAGES)[number];
