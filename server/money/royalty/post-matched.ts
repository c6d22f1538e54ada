import type { Tx } from '../../platform/sql/open-database.ts';
import type { Side } from '../ledger/public.ts';
import type { ReleasedTrack } from '../store-file/public.ts';
import { bookPosting } from './book-posting.ts';
import { Catalogue } from './catalogue.ts';
import { insertPosting } from './insert-posting.ts';
import { createPostingTotals } from './posting-totals.ts';
import { saveRecoupments } from './save-recoupments.ts';
import type { WaitingLine } from './write-matched.ts';
import { writeMatched } from './write-matched.ts';

type CodeMatch = { lines: readonly WaitingLine[]; track: ReleasedTrack; at: Date; actor_id: string | null };

/** Posts lines from suspense for a track: one posting for each of their files. */
export async function postMatched(tx: Tx, match: CodeMatch): Promise<void> {
  const files = new Map<string, WaitingLine[]>();
  for (const line of match.lines) {
    const lines = files.get(line.file_id);
    if (lines) lines.push(line);
    else files.set(line.file_id, [line]);
  }
  for (const [fileId, lines] of files) await postFileLines(tx, fileId, { ...match, lines });
}

async function postFileLines(tx: Tx, file_id: string, { lines, track, at, actor_id }: CodeMatch): Promise<void> {
  const posting = await insertPosting(tx, { file_id, kind: 'match', at, actor_id });
  await createPostingTotals(tx, posting.posting_no);
  const catalogue = new Catalogue(tx);
  await writeMatched(tx, { lines, track, catalogue, posting });
  await saveRecoupments(tx, posting.posting_no, [...catalogue.versions.values()]);
  const sides: Side[] = lines.map(({ store_id, gross_micros }) => {
    return { ref: { kind: 'suspense', store_id }, amount_micros: gross_micros };
  });
  await bookPosting(tx, posting, { sides });
}
