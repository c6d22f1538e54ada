import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BatchManifest, parseBatchComplete } from '@tangent/ddex/choreography/batch-complete.ts';
import { buildBatchCompleteName, parseBatchFolder } from '@tangent/ddex/choreography/batch-names.ts';

/** A batch folder; without a readable manifest it is not complete and nobody looks into it. */
export interface Batch {
  name: string;
  batch_id: string;
  folder: string;
  manifest: BatchManifest | null;
}

/** The batches of a store that were not read yet, oldest first: the time in their names is the order of processing. */
export async function listBatches(root: string, readBatches: readonly string[]): Promise<Batch[]> {
  const entries = await readdir(root, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const batches = names
    .filter((name) => !readBatches.includes(name))
    .map((name) => ({ name, batch_id: parseBatchFolder(name)?.batch_id }))
    .filter((batch) => batch.batch_id !== undefined) as { name: string; batch_id: string }[];
  batches.sort((a, b) => a.batch_id.localeCompare(b.batch_id));
  return Promise.all(batches.map((batch) => openBatch(root, batch.name, batch.batch_id)));
}

async function openBatch(root: string, name: string, batch_id: string): Promise<Batch> {
  const folder = join(root, name);
  const xml = await readFile(join(folder, buildBatchCompleteName(batch_id)), 'utf8').catch(() => null);
  return { name, batch_id, folder, manifest: xml === null ? null : parseBatchComplete(xml) };
}
