/**
 * States of an upload on the server (S4-026 to S4-032, A-115). The key is the state, the list its possible next states.
 */
const NEXT_UPLOAD_STATES = {
  preparing: ['uploading', 'processing', 'failed'],
  uploading: ['processing', 'failed'],
  processing: ['complete', 'failed'],
  complete: [],
  failed: [],
} as const satisfies Record<string, readonly string[]>;
export type UploadState = keyof typeof NEXT_UPLOAD_STATES;
export const UPLOAD_STATES = Object.keys(NEXT_UPLOAD_STATES) as UploadState[];

/** Returns whether an upload has ended: its file was accepted, or it failed. */
export function isFinished(state: UploadState): boolean {
  return NEXT_UPLOAD_STATES[state].length === 0;
}

/** The states in which bytes are still expected: an interrupted upload loses nothing and can be resumed. */
export const UNFINISHED_STATES: UploadState[] = ['preparing', 'uploading'];

export function isUnfinished(state: UploadState): boolean {
  return UNFINISHED_STATES.includes(state);
}
