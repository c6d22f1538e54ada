import { sales_statements, suspense_lines } from '@tangent/db/schema/money/sales.ts';
import { asc, eq } from 'drizzle-orm';
import { byStaff, recordAction } from '../../../identity/audit/public.ts';
import type { Actor } from '../../../identity/auth/public.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { coverMatched, lockPostings, type Side } from '../../ledger/public.ts';
import { findReleasedTrack, type ReleasedTrack } from '../../store-file/public.ts';
import { followCharges } from '../charges/follow-charges.ts';
import { bookPosting } from '../post/book-posting.ts';
import { insertPosting } from '../post/insert-posting.ts';
import { createPostingTotals } from '../post/posting-totals.ts';
import { saveRecoupments } from '../post/save-recoupments.ts';
import { RecordingLookup } from '../read/recording-lookup.ts';
import { groupCondition, type SuspenseKey } from './suspense-filter.ts';
import { type WaitingLine, writeMatched } from './write-matched.ts';

export interface SuspenseMatch {
  key: SuspenseKey;
  /** Matches lines of this store only. */
  store_id?: string | undefined;
  track_id: string;
}

/**
 * Gives the money of lines in suspense to a track, divided as it would have been when it was reported
 * (docs/standards/reports.md). The postings are new; the month of sales stays. Without lines it does nothing.
 */
export async function matchSuspense(
  tx: Tx,
  actor: Actor,
  { key, store_id, track_id, hooks }: SuspenseMatch & { hooks: Hooks<Actor> },
  now: Date,
): Promise<{ lines: number; gross_micros: bigint }> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  const track = await findReleasedTrack(tx, track_id);
  if (track === null || track.is_closed) throw new Refusal('not_found');
  await lockPostings(tx);
  const found = await tx
    .select()
    .from(suspense_lines)
    .innerJoin(sales_statements, eq(sales_statements.statement_no, suspense_lines.statement_no))
    .where(groupCondition(key, store_id))
    .orderBy(asc(suspense_lines.file_no), asc(suspense_lines.line_no))
    .for('update', { of: suspense_lines });
  // The account that gets the money also gets the listeners, but not those of another recording on the same album.
  await hooks.onCodesMatched(tx, { actor, isrc: key.isrc ?? null, upc: key.upc, store_id, track_id, at: now });
  if (found.length === 0) return { lines: 0, gross_micros: 0n };
  const lines = found.map((row) => ({ ...row.suspense_lines, file_id: row.sales_statements.file_id }));
  await postMatched(tx, { lines, track, at: now, actor_id: actor.user_id });
  const gross_micros = lines.reduce((sum, line) => sum + line.gross_micros, 0n);
  await recordAction(tx, 'sales.match', {
    by: byStaff(actor),
    subject: { kind: 'track', id: track_id },
    details: { ...key, store_id: store_id ?? null, lines: lines.length, gross_micros: String(gross_micros) },
    at: now,
  });
  return { lines: lines.length, gross_micros };
}

type CodeMatch = { lines: readonly WaitingLine[]; track: ReleasedTrack; at: Date; actor_id: string | null };

/** Posts lines from suspense for a track: one posting for each of their files. */
async function postMatched(tx: Tx, match: CodeMatch): Promise<void> {
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
  const recordingLookup = new RecordingLookup(tx);
  await writeMatched(tx, { lines, track, recordingLookup, posting });
  await saveRecoupments(tx, posting.posting_no, [...recordingLookup.versions.values()]);
  const sides: Side[] = lines.map(({ store_id, gross_micros }) => {
    return { ref: { kind: 'suspense', store_id }, amount_micros: gross_micros };
  });
  const transaction_id = await bookPosting(tx, posting, { sides });
  await coverMatched(tx, { transaction_id, posting_id: posting.id, at });
  await followCharges(tx, posting);
}
