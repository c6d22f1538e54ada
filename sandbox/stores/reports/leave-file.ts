import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeFileAtomically } from '../../atomic-file.ts';
import type { ReportFile } from './sale-row.ts';

/** Writes a file into the inbox: first under a hidden name; the file that marks it as complete comes last, or never. */
export async function leaveFile(
  folder: string,
  { name, text, is_packed }: ReportFile,
  { is_complete }: { is_complete: boolean },
): Promise<void> {
  const path = join(folder, name);
  await writeFileAtomically(path, is_packed ? gzipSync(text) : text);
  if (is_complete) await writeFileAtomically(`${path}.done`, '');
}
