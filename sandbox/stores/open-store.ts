import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErnSchemas } from '@tangent/ddex/check/check-schema.ts';
import type { SandboxClock } from '../clock.ts';
import { joinWaiting, queueTurns } from '../turns.ts';
import { readJsonFile, writeJsonFile, writeWholeFile } from '../whole-file.ts';
import { type Behaviour, NO_FAULTS } from './behaviour.ts';
import { listBatches } from './list-batches.ts';
import { publishDue, readBatch } from './read-batch.ts';
import { emptyRecords, type StoreRecords } from './store-records.ts';

export interface Store {
  id: string;
  /** The folder that the product sees as `/`. */
  folder: string;
  behaviour(): Behaviour;
  behave(change: Partial<Behaviour>): void;
  records(): StoreRecords;
  /** Batches that are not complete yet. */
  listWaiting(): Promise<string[]>;
  /** Reads what is complete, publishes and answers what is due. One pass at a time; waits for the pass that covers the call. */
  work(): Promise<void>;
  /** Forgets everything. */
  reset(): Promise<void>;
}

export interface StoreOptions {
  data_dir: string;
  clock: SandboxClock;
  schemas: ErnSchemas | null;
}

export async function openStore(id: string, { data_dir, clock, schemas }: StoreOptions): Promise<Store> {
  const folder = join(data_dir, 'stores', id);
  const file = join(data_dir, 'records', `${id}.json`);
  let records = await readJsonFile(file, emptyRecords());
  let behaviour: Behaviour = NO_FAULTS;
  await makeFolder(folder);

  const pass = async () => {
    const reader = { records, schemas, behaviour, now: clock.now() };
    const complete = (await listBatches(folder, records.read_batches)).filter((batch) => batch.manifest !== null);
    for (const batch of complete) await readBatch(batch, reader);
    // Decided answers are on disk before the first is written: a restart writes the same bytes under the same names.
    if (publishDue(reader) || complete.length > 0) await writeJsonFile(file, records);
    if (await writeDue(folder, records, reader.now)) await writeJsonFile(file, records);
  };
  const clear = async () => {
    records = emptyRecords();
    behaviour = NO_FAULTS;
    await rm(folder, { recursive: true, force: true });
    await makeFolder(folder);
    await writeJsonFile(file, records);
  };
  const inTurn = queueTurns();
  const work = joinWaiting(inTurn, pass);
  return {
    id,
    folder,
    behaviour: () => behaviour,
    behave: (change) => {
      behaviour = { ...behaviour, ...change };
    },
    records: () => records,
    async listWaiting() {
      const batches = await listBatches(folder, records.read_batches);
      return batches.filter((batch) => batch.manifest === null).map((batch) => batch.name);
    },
    work,
    reset: () => inTurn(clear),
  };
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(join(folder, 'acknowledgements'), { recursive: true });
}

async function writeDue(folder: string, records: StoreRecords, now: Date): Promise<boolean> {
  const due = records.answers.filter((answer) => answer.written_at === null && new Date(answer.due_at) <= now);
  for (const answer of due) {
    await writeWholeFile(join(folder, answer.file_name), answer.xml);
    answer.written_at = now.toISOString();
  }
  return due.length > 0;
}
