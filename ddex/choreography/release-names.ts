import { type BatchPriority, buildPriorityPrefix, parsePriorityPrefix } from './batch-names.ts';

/**
 * Names of the release-by-release profile of DDEX ERN choreography for cloud storage, relative to the folder that a
 * store assigned to us. The message is uploaded last: it marks the release as complete.
 *
 *     {P_|N_}{UPC}_{batch id}/{UPC}.xml
 *     {P_|N_}{UPC}_{batch id}/resources/{UPC}_{disc}_{track}.flac, {UPC}.jpg
 *     acknowledgements/ACK_{batch id}_{UPC}.xml (`buildAckPath`, as in the batch profile)
 */

export interface ReleaseFolder {
  icpn: string;
  /** UTC time as `YYYYMMDDhhmmssnnn`: folders of one release are processed in this order. */
  batch_id: string;
  priority: BatchPriority;
}

/** Builds the folder name of one release, with `P_` or `N_` in front for stores that use priorities. */
export function buildReleaseFolder(icpn: string, batchId: string, priority: BatchPriority): string {
  return `${buildPriorityPrefix(priority)}${icpn}_${batchId}`;
}

/** Returns release, batch id and priority of a release folder's name; null for any other folder. */
export function parseReleaseFolder(name: string): ReleaseFolder | null {
  const match = /^(P_|N_)?([0-9]{8}|[0-9]{12,14})_([0-9]{17})$/.exec(name);
  if (match === null) return null;
  const [, prefix, icpn = '', batch_id = ''] = match;
  return { icpn, batch_id, priority: parsePriorityPrefix(prefix) };
}

/**
 * Returns the name of the message inside its release folder: `{UPC}.xml`. Files are beside it under the paths that the
 * message names.
 */
export function buildReleaseMessageName(icpn: string): string {
  return `${icpn}.xml`;
}
