import { join } from 'node:path';
import { writeFileAtomically } from '../atomic-file.ts';
import type { RecordBook } from './record-book.ts';
import type { StoreAcknowledgement } from './store-records.ts';

/** Writes the due acknowledgements into the store's folder; some are written in two steps. */
export async function writeDueAcknowledgements(
  folder: string,
  { acknowledgement_files }: RecordBook,
  now: Date,
): Promise<void> {
  for (const acknowledgement of acknowledgement_files.list()) {
    const { xml } = acknowledgement;
    if (xml === null) continue;
    const path = join(folder, acknowledgement.file_name);
    if (new Date(acknowledgement.due_at) <= now) {
      await writeFileAtomically(path, xml);
      acknowledgement_files.put({ ...acknowledgement, xml: null, written_at: now.toISOString() });
    } else if (isHalfDue(acknowledgement) && new Date(acknowledgement.half_at ?? '') <= now) {
      await writeFileAtomically(path, xml.slice(0, Math.floor(xml.length / 2)));
      acknowledgement_files.put({ ...acknowledgement, half_written_at: now.toISOString() });
    }
  }
}

/** Returns when the next part of an acknowledgement is written; null if it is complete. */
export function findNextWrite(acknowledgement: StoreAcknowledgement): string | null {
  if (acknowledgement.xml === null) return null;
  return isHalfDue(acknowledgement) ? acknowledgement.half_at : acknowledgement.due_at;
}

function isHalfDue(acknowledgement: StoreAcknowledgement): boolean {
  return acknowledgement.half_at !== null && acknowledgement.half_written_at === null;
}
