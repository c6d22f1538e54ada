import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A table of one year, stored on this machine. */
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
    const name = `${kind}-${year}.csv`;
    const local_path = path.join(folder, name);
    const own = months.filter((month) => month.startsWith(year));
    await pipeline(writeYear(own), createWriteStream(local_path));
    files.push({ name, local_path, size_bytes: (await stat(local_path)).size });
  }
  return files;
}
