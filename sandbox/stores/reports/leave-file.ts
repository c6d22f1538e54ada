import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeFileAtomically } from '../../atomic-file.ts';
import type { ReportFile } from './sale-row.ts';

/** Leaves a file in the inbox: under a hidden name first; the file that says that it is complete comes last, or never. */
export async function leaveFile(
  folder: string,
  { name, text, is_packed }: ReportFile,
  { is_complete }: { is_complete: boolean },
): Promise<void> {
  const path = join(folder, name);
  await writeFileAtomically(path, is_packed ? gzipSync(text) : text);
  if (is_complete) await writeFileAtomically(`${path}.done`, '');
}
