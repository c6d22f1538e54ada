import { join } from 'node:path';
import { writeWholeFile } from '../whole-file.ts';
import type { RecordBook } from './record-book.ts';
import type { Answer } from './store-records.ts';

/** Writes the answers that are due into the store's folder; some come in two steps. */
export async function writeDueAnswers(folder: string, { answers }: RecordBook, now: Date): Promise<void> {
  for (const answer of answers.list()) {
    const { xml } = answer;
    if (xml === null) continue;
    const path = join(folder, answer.file_name);
    if (new Date(answer.due_at) <= now) {
      await writeWholeFile(path, xml);
      answers.put({ ...answer, xml: null, written_at: now.toISOString() });
    } else if (isHalfDue(answer) && new Date(answer.half_at ?? '') <= now) {
      await writeWholeFile(path, xml.slice(0, Math.floor(xml.length / 2)));
      answers.put({ ...answer, half_written_at: now.toISOString() });
    }
  }
}

/** When something of an answer is to be written, next; null when all of it lies there. */
export function findNextWrite(answer: Answer): string | null {
  if (answer.xml === null) return null;
  return isHalfDue(answer) ? answer.half_at : answer.due_at;
}

function isHalfDue(answer: Answer): boolean {
  return answer.half_at !== null && answer.half_written_at === null;
}
