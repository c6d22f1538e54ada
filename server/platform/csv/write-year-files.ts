import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A table, such as that of one year, stored on this machine. */
export interface YearFile {
  name: string;
  local_path: string;
  size_bytes: number;
}

/**
 * Writes one CSV per year of the given months, `<kind>-<year>.csv` in a folder, streaming so that any length works.
 * Each month starts with its year.
 */
export async function writeYearFiles<Month extends string>(
  { folder, kind }: { folder: string; kind: string },
  months: readonly Month[],
  writeYear: (months: readonly Month[]) => AsyncIterable<string>,
): Promise<YearFile[]> {
  const files: YearFile[] = [];
  for (const year of new Set(months.map((month) => month.slice(0, 4)))) {
    const own = months.filter((month) => month.startsWith(year));
    files.push(await writeTableFile(folder, `${kind}-${year}.csv`, writeYear(own)));
  }
  return files;
}

/** Writes one table into a folder, streaming so that any length works. */
export async function writeTableFile(folder: string, name: string, lines: AsyncIterable<string>): Promise<YearFile> {
  const local_path = path.join(folder, name);
  await pipeline(lines, createWriteStream(local_path));
  return { name, local_path, size_bytes: (await stat(local_path)).size };
}
