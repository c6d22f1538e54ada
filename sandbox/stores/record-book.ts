import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type {
  CatalogueRelease,
  HeldRelease,
  ReadDeliveryFolder,
  ReadMessage,
  StoreAcknowledgement,
} from './store-records.ts';
import { Table } from './table.ts';

/** All records of a store. */
export interface RecordBook {
  arrivals: Table<ReadDeliveryFolder>;
  messages: Table<ReadMessage>;
  releases: Table<CatalogueRelease>;
  held: Table<HeldRelease>;
  acknowledgement_files: Table<StoreAcknowledgement>;
  /** Saves the changes to disk, all or none. */
  save(): Promise<void>;
  clear(): Promise<void>;
}

/**
 * Loads the records of a store from a change log with one change per line, so that the cost of saving does not grow
 * with the number of releases. A line cut off by a crash is ignored.
 */
export async function loadRecordBook(file: string): Promise<RecordBook> {
  const tables = {
    arrivals: new Table<ReadDeliveryFolder>(({ name }) => name),
    messages: new Table<ReadMessage>(({ message_id }) => message_id),
    releases: new Table<CatalogueRelease>(({ icpn }) => icpn),
    held: new Table<HeldRelease>(({ icpn }) => icpn),
    acknowledgement_files: new Table<StoreAcknowledgement>(({ file_name }) => file_name),
  };
  const names = Object.keys(tables) as (keyof typeof tables)[];
  for (const line of await readLines(file)) {
    for (const name of names) for (const row of line[name] ?? []) tables[name].put(row as never);
  }
  for (const name of names) tables[name].drainChanges();
  return {
    ...tables,
    async save() {
      const changes = names.map((name) => [name, tables[name].drainChanges()] as const);
      const line = Object.fromEntries(changes.filter(([, rows]) => rows.length > 0));
      if (Object.keys(line).length > 0) await appendFile(file, `${JSON.stringify(line)}\n`);
    },
    async clear() {
      for (const name of names) tables[name].clear();
      await rm(file, { force: true });
    },
  };
}

type Line = Record<string, unknown[] | undefined>;

async function readLines(file: string): Promise<Line[]> {
  await mkdir(dirname(file), { recursive: true });
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  // The next line must not be appended to a cut-off one.
  if (text !== '' && !text.endsWith('\n')) await appendFile(file, '\n');
  return text.split('\n').flatMap(parseLine);
}

function parseLine(text: string): Line[] {
  try {
    return text === '' ? [] : [JSON.parse(text) as Line];
  } catch {
    return [];
  }
}
