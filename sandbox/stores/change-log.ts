import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A table as the log sees it. */
interface LoggedTable {
  put(row: never): void;
  drainChanges(): unknown[];
  clear(): void;
}

export interface ChangeLog {
  /** Saves the changes to disk, all or none. */
  save(): Promise<void>;
  /** Deletes all rows, also on disk. */
  clear(): Promise<void>;
}

/**
 * Fills tables from a change log with one change per line, so that the cost of saving does not grow with the number of
 * rows. A line cut off by a crash is ignored.
 */
export async function loadChangeLog(file: string, tables: Readonly<Record<string, LoggedTable>>): Promise<ChangeLog> {
  const named = Object.entries(tables);
  for (const line of await readLines(file)) {
    for (const [name, table] of named) for (const row of line[name] ?? []) table.put(row as never);
  }
  for (const [, table] of named) table.drainChanges();
  return {
    async save() {
      const changes = named.map(([name, table]) => [name, table.drainChanges()] as const);
      const line = Object.fromEntries(changes.filter(([, rows]) => rows.length > 0));
      if (Object.keys(line).length > 0) await appendFile(file, `${JSON.stringify(line)}\n`);
    },
    async clear() {
      for (const [, table] of named) table.clear();
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
