import { sales_files } from '@tangent/db/schema/money/sales.ts';
import type { HoldDecision, HoldReason } from '@tangent/domain/money/royalty/sales-file.ts';
import { eq } from 'drizzle-orm';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { readSalesFileJob } from './jobs.ts';
import { findReportKind, type ReportKinds } from './report-kind.ts';
import type { SalesFileRow } from './sales-file-store.ts';

export interface HeldFileDecision {
  decision: HoldDecision;
  /** The store of the file, where the file does not name it or contradicts itself about it. */
  store_id?: string | undefined;
  note: string;
}

/**
 * Decides a held file for staff: it is posted beside the existing files, in place of what was already reported, or not
 * at all. To post it, a job reads it again.
 */
export async function decideHeldFile(
  tx: Tx,
  actor: Actor,
  id: string,
  { decision, store_id, note, report_kinds }: HeldFileDecision & ReportKinds,
  now: Date,
): Promise<void> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  const file = await lockHeldFile(tx, id);
  const kind = findReportKind(report_kinds, file);
  if (decision !== 'decline') await kind.assignStore(tx, file, store_id);
  const replaces_id = decision === 'replace' ? await kind.getReplaced(tx, file) : null;
  const state = decision === 'decline' ? 'declined' : 'reading';
  const decided = { decision, decided_by: actor.user_id, decided_at: now, note };
  await tx
    .update(sales_files)
    .set({ ...decided, state, replaces_id })
    .where(eq(sales_files.id, id));
  if (state === 'reading') await enqueue(tx, readSalesFileJob, { file_id: id }, { key: id });
  await recordAction(tx, 'sales.answer', {
    by: byStaff(actor),
    subject: { kind: 'sales_file', id },
    details: { decision, note, store_id: store_id ?? null, replaces_id },
    at: now,
  });
}

// A file that is being read is locked for as long as that takes: this call does not wait for it.
async function lockHeldFile(tx: Tx, id: string): Promise<SalesFileRow> {
  const find = () => tx.select().from(sales_files).where(eq(sales_files.id, id));
  const [seen] = await find();
  if (!seen) throw new Refusal('not_found');
  const [file] = seen.state === 'held' ? await find().for('no key update') : [];
  if (file?.state !== 'held') throw new Refusal('invalid_transition');
  return file;
}

/** Reasons that staff cannot simply accept: they need a missing fact. */
const NEED_FACTS: readonly HoldReason[] = ['rate_missing', 'unknown_store'];
const ABOUT_EARLIER: readonly HoldReason[] = ['same_period', 'same_statement', 'same_day'];

/** Lists the hold reasons that staff has not accepted. A replacement must not meet yet another earlier file. */
export function listOpenReasons(file: SalesFileRow, reasons: readonly HoldReason[]): HoldReason[] {
  if (file.decision !== 'post' && file.decision !== 'replace') return [...reasons];
  const resolved = new Set(file.hold_reasons.filter((reason) => !NEED_FACTS.includes(reason)));
  if (file.decision === 'replace') for (const reason of ABOUT_EARLIER) resolved.delete(reason);
  // Staff has decided whose file it is, so the store that its name tells is answered as well.
  if (resolved.has('sender_mismatch')) resolved.add('file_name_mismatch');
  return reasons.filter((reason) => !resolved.has(reason));
}
