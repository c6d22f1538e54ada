import { type DsrRecord, getCell, getCellList } from './record.ts';

/** One release or recording with all its records in a report in blocks. */
export interface DsrBlock {
  id: string;
  release: DsrRecord | null;
  /** By the reference that other records of the block use. */
  resources: Map<string, DsrRecord>;
  sub_releases: Map<string, DsrRecord>;
}

export function createBlock(id: string): DsrBlock {
  return { id, release: null, resources: new Map(), sub_releases: new Map() };
}

export function addToBlock(block: DsrBlock, record: DsrRecord): void {
  if (record.type === 'RE01') block.release = record;
  else if (record.type === 'RE02') block.sub_releases.set(getCell(record, 'ReleaseReference'), record);
  else if (record.type.startsWith('AS')) block.resources.set(getCell(record, 'ResourceReference'), record);
}

/** Null for the part that the record does not name. */
export type Sold = { resource: DsrRecord | null; release: DsrRecord | null };

/**
 * Returns the subject of a usage record: a recording, perhaps on its release, or the whole release. Null if it is not
 * in the block.
 */
export function findSold(block: DsrBlock, record: DsrRecord): Sold | null {
  if (record.type.startsWith('SU03')) return findUploaded(block, record);
  const reference = getCell(record, 'TransactedResource');
  if (reference === '') return findRelease(block, getCell(record, 'TransactedRelease'));
  const resource = block.resources.get(reference);
  return resource === undefined ? null : { resource, release: block.release };
}

// Uploads name the store's id of the recording; the id may be empty if the block has only one.
function findUploaded({ resources, release }: DsrBlock, record: DsrRecord): Sold | null {
  const all = [...resources.values()];
  const named = all.find((one) => getCell(one, 'DspResourceId') === getCell(record, 'DspResourceId'));
  const resource = named ?? (all.length === 1 ? all[0] : undefined);
  return resource === undefined ? null : { resource, release };
}

// A release of one recording counts as that recording.
function findRelease(block: DsrBlock, reference: string): Sold | null {
  if (block.release !== null && getCell(block.release, 'ReleaseReference') === reference) {
    return { resource: null, release: block.release };
  }
  const part = block.sub_releases.get(reference);
  if (part === undefined) return null;
  const [only = '', ...others] = getCellList(part, 'UsedResources');
  const resource = others.length === 0 ? block.resources.get(only) : undefined;
  return resource === undefined ? { resource: null, release: part } : { resource, release: block.release };
}
