/**
 * Names of the batch profile of DDEX ERN choreography for cloud storage (older name ERN-C-SFTP), relative to the
 * folder that a store assigned to us:
 *
 *     {P_|N_}{batch id}/{UPC}/{UPC}.xml
 *     {P_|N_}{batch id}/{UPC}/resources/{UPC}_{disc}_{track}.flac, {UPC}.jpg
 *     {P_|N_}{batch id}/BatchComplete_{batch id}.xml
 *     acknowledgements/ACK_{batch id}_{UPC}.xml
 */

/** Whether a batch is processed before others; null for stores without a prefix. */
export type BatchPriority = 'priority' | 'normal' | null;

const PREFIXES = { priority: 'P_', normal: 'N_' } as const;

export interface BatchFolder {
  batch_id: string;
  priority: BatchPriority;
}

/**
 * Builds the batch id: UTC time as `YYYYMMDDhhmmssnnn`; batches are processed in this order. Two batches for one store
 * need two milliseconds.
 */
export function buildBatchId(createdAt: Date): string {
  return createdAt.toISOString().replace(/[^0-9]/g, '');
}

/** Builds the name of the batch folder: the batch id, after `P_` or `N_` for stores that use priorities. */
export function buildBatchFolder(batchId: string, priority: BatchPriority): string {
  return buildPriorityPrefix(priority) + batchId;
}

/** Returns batch id and priority of a batch folder's name; null for any other folder. */
export function parseBatchFolder(name: string): BatchFolder | null {
  const match = /^(P_|N_)?([0-9]{17})$/.exec(name);
  if (match === null) return null;
  const [, prefix, batch_id = ''] = match;
  return { batch_id, priority: parsePriorityPrefix(prefix) };
}

/** Returns the folder prefix of a priority; empty for stores without one. */
export function buildPriorityPrefix(priority: BatchPriority): string {
  return priority === null ? '' : PREFIXES[priority];
}

/** Returns the priority of a prefix; null without one. */
export function parsePriorityPrefix(prefix: string | undefined): BatchPriority {
  if (prefix === undefined || prefix === '') return null;
  return prefix === PREFIXES.priority ? 'priority' : 'normal';
}

/**
 * Returns the path of a message inside its batch folder: `{UPC}/{UPC}.xml`. It is uploaded after all files it names.
 */
export function buildMessagePath(icpn: string): string {
  return `${icpn}/${icpn}.xml`;
}

/**
 * Returns the path of an audio file relative to the message: `resources/{UPC}_{disc, 2 digits}_{track, 3 digits}.flac`;
 * both count from 1.
 */
export function buildAudioPath(icpn: string, disc: number, track: number, extension: 'flac' | 'wav'): string {
  return `resources/${icpn}_${String(disc).padStart(2, '0')}_${String(track).padStart(3, '0')}.${extension}`;
}

/** Returns the path of the artwork relative to the message: `resources/{UPC}.jpg`. */
export function buildCoverPath(icpn: string, extension: 'jpg' | 'png'): string {
  return `resources/${icpn}.${extension}`;
}

/** Returns the path of a file inside its batch folder from its path relative to the message. */
export function buildResourcePath(icpn: string, path: string): string {
  return `${icpn}/${path}`;
}

/** Returns the name of the manifest inside the batch folder; its upload marks the batch as complete. */
export function buildBatchCompleteName(batchId: string): string {
  return `BatchComplete_${batchId}.xml`;
}

/**
 * Returns the path of the acknowledgement that a store writes beside the batches: `acknowledgements/ACK_{batch
 * id}_{UPC}.xml`.
 */
export function buildAckPath(batchId: string, icpn: string): string {
  return `acknowledgements/ACK_${batchId}_${icpn}.xml`;
}

/**
 * Returns batch id and release of an acknowledgement's path, with or without its folder; null for any other file. A
 * number after the release (`…_2.xml`) separates later acknowledgements of the same message from the first. Stores that
 * take one release at a time may use the name of the acknowledged folder (`ACK_{P_|N_}{UPC}_{batch id}.xml`).
 */
export function parseAckPath(path: string): { batch_id: string; icpn: string } | null {
  const name = /^(?:acknowledgements\/)?ACK_(?:[PN]_)?([0-9_]+)\.xml$/.exec(path)?.[1] ?? '';
  const [, batch_id, icpn] = /^([0-9]{17})_([0-9]{8,14})(?:_[0-9]{1,3})?$/.exec(name) ?? [];
  if (batch_id !== undefined && icpn !== undefined) return { batch_id, icpn };
  const [, release, time] = /^([0-9]{8,14})_([0-9]{17})(?:_[0-9]{1,3})?$/.exec(name) ?? [];
  return release === undefined || time === undefined ? null : { batch_id: time, icpn: release };
}
