/** Paths of the batch profile (DDEX ERN choreography for cloud storage), all relative to the folder a store gave us. */
export interface BatchPrefix {
  /** Whether the store wants `P_` or `N_` in front of the batch folder, and which it is. */
  priority: 'priority' | 'normal' | null;
}

/**
 * The batch id: UTC time as `YYYYMMDDhhmmssnnn`. Its order is the order of processing.
 */
export function buildBatchId(_createdAt: Date): string {
  throw new Error('not written yet');
}

/**
 * The batch folder: the batch id, after `P_` or `N_` for stores that want to know the priority.
 */
export function buildBatchFolder(_batchId: string, _priority: BatchPrefix['priority']): string {
  throw new Error('not written yet');
}

/**
 * The message inside its batch folder: `{UPC}/{UPC}.xml`.
 */
export function buildMessagePath(_icpn: string): string {
  throw new Error('not written yet');
}

/**
 * An audio file, relative to the message: `resources/{UPC}_{disc}_{track}.flac`.
 */
export function buildAudioPath(_icpn: string, _disc: number, _track: number, _extension: 'flac' | 'wav'): string {
  throw new Error('not written yet');
}

/**
 * The cover, relative to the message: `resources/{UPC}.jpg`.
 */
export function buildCoverPath(_icpn: string, _extension: 'jpg' | 'png'): string {
  throw new Error('not written yet');
}

/**
 * The manifest inside the batch folder whose arrival says that the batch is complete.
 */
export function buildBatchCompleteName(_batchId: string): string {
  throw new Error('not written yet');
}

/**
 * The acknowledgement a store writes beside the batches: `acknowledgements/ACK_{batch id}_{UPC}.xml`.
 */
export function buildAckPath(_batchId: string, _icpn: string): string {
  throw new Error('not written yet');
}

/**
 * Batch id and priority of a batch folder's name; null for any other folder.
 */
export function parseBatchFolder(_name: string): { batch_id: string; priority: BatchPrefix['priority'] } | null {
  throw new Error('not written yet');
}

/**
 * Batch id and release of an acknowledgement's file name, with or without its folder; null for any other file.
 */
export function parseAckName(_path: string): { batch_id: string; icpn: string } | null {
  throw new Error('not written yet');
}
