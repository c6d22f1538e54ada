import { type BatchPriority, buildPriorityPrefix, parsePriorityPrefix } from './batch-names.ts';

/**
 * Names of the release-by-release profile of DDEX ERN choreography for cloud storage, relative to the folder a store gave us. The
 * message goes up last: its arrival says that the release is complete.
 *
 *     {P_|N_}{UPC}_{batch id}/{UPC}.xml
 *     {P_|N_}{UPC}_{batch id}/resources/{UPC}_{disc}_{track}.flac, {UPC}.jpg
 *     acknowledgements/ACK_{batch id}_{UPC}.xml (`buildAckPath`, as in the batch profile)
 */

export interface ReleaseFolder {
  icpn: string;
  /** UTC time as `YYYYMMDDhhmmssnnn`: the order of folders of one release is the order of processing. */
  batch_id: string;
  priority: BatchPriority;
}

/**
 * The folder of one release, after `P_` or `N_` for stores that want to know the priority.
 */
export function buildReleaseFolder(icpn: string, batchId: string, priority: BatchPriority): string {
  return `${buildPriorityPrefix(priority)}${icpn}_${batchId}`;
}

/**
 * Release, batch id and priority of the name of a release folder; null for any other folder.
 */
export function parseReleaseFolder(name: string): ReleaseFolder | null {
  const match = /^(P_|N_)?([0-9]{8}|[0-9]{12,14})_([0-9]{17})$/.exec(name);
  if (match === null) return null;
  const [, prefix, icpn = '', batch_id = ''] = match;
  return { icpn, batch_id, priority: parsePriorityPrefix(prefix) };
}

/**
 * The message inside its release folder: `{UPC}.xml`. Files lie beside it under the paths that the message names.
 */
export function buildReleaseMessageName(icpn: string): string {
  return `${icpn}.xml`;
}
