import { sales_files, sales_statements } from '@tangent/db/schema/sales.ts';
import { stores } from '@tangent/db/schema/store.ts';
import type { HoldDecision } from '@tangent/domain/royalty/sales-file.ts';
import { isSameReport } from '@tangent/domain/royalty/same-report.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { assignTrendStore, findReportedBefore } from '../../insight/trends/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { SalesFileRow } from '../store-file/public.ts';
import { readSalesFileJob } from './jobs.ts';
import { recordSalesAction } from './record-sales-action.ts';

export interface HeldFileDecision {
  decision: HoldDecision;
  /** The store of the file, where the file does not name it or contradicts itself about it. */
  store_id?: string | undefined;
  note: string;
}

/**
 * Decides a held file for staff: it is posted beside the existing files, in place of the one file that already reported
 * the same store and month, or not at all. To post it, a job reads it again.
 */
export async function decideHeldFile(
  tx: Tx,
  actor: Actor,
  id: string,
  { decision, store_id, note }: HeldFileDecision,
  now: Date,
): Promise<void> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  const file = await lockHeldFile(tx, id);
  if (decision !== 'decline') await assignStore(tx, file, store_id);
  const replaces_id = decision === 'replace' ? await getReplaced(tx, file) : null;
  const state = decision === 'decline' ? 'declined' : 'reading';
  const decided = { decision, decided_by: actor.user_id, decided_at: now, note };
  await tx
    .update(sales_files)
    .set({ ...decided, state, replaces_id })
    .where(eq(sales_files.id, id));
  if (state === 'reading') await enqueue(tx, readSalesFileJob, { file_id: id }, { key: id });
  const details = { decision, note, store_id: store_id ?? null, replaces_id };
  await recordSalesAction(tx, actor, { action: 'sales.answer', id, details }, now);
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

/**
 * Saves the store of a file: nothing is posted while it is unknown. Where the name of the sender is that of one store and
 * its id is not, the file itself cannot tell, and staff may put another store in place of the one that was found.
 */
async function assignStore(
  tx: Tx,
  { id, kind, file_no, hold_reasons }: SalesFileRow,
  storeId: string | undefined,
): Promise<void> {
  if (kind === 'trends') return assignTrendStore(tx, file_no, storeId);
  const isOwn = eq(sales_statements.file_id, id);
  const isUnknown = and(isOwn, isNull(sales_statements.store_id));
  const isMissing = (await tx.$count(sales_statements, isUnknown)) > 0;
  const isDoubtful = hold_reasons.includes('sender_mismatch');
  const issue = (code: string) => new Refusal('invalid_input', [{ code, path: 'store_id' }]);
  if (isMissing && storeId === undefined) throw issue('required');
  if (storeId === undefined || !(isMissing || isDoubtful)) return;
  if ((await tx.$count(stores, eq(stores.id, storeId))) === 0) throw issue('invalid_choice');
  await tx
    .update(sales_statements)
    .set({ store_id: storeId })
    .where(isDoubtful ? isOwn : isUnknown);
}

/**
 * Returns the one posted file that already reported the same store and month. If there are none or several, or one that
 * reported more than this file, staff must reverse them one by one.
 */
async function getReplaced(tx: Tx, { id, profile, kind, file_no }: SalesFileRow): Promise<string> {
  if (kind === 'trends') return getReportedBefore(tx, file_no);
  const rows = await tx
    .selectDistinct({ id: sales_files.id, profile: sales_files.profile })
    .from(sales_files)
    .innerJoin(sales_statements, eq(sales_statements.file_id, sales_files.id))
    .where(
      and(
        eq(sales_files.state, 'posted'),
        eq(sales_files.kind, 'report'),
        sql`(${sales_statements.store_id}, ${sales_statements.period}) in (
          select store_id, period from ${sales_statements} own where own.file_id = ${id})`,
      ),
    );
  const same = rows.filter((row) => row.profile !== null && profile !== null && isSameReport(row.profile, profile));
  const [replaced] = same;
  if (!replaced || same.length > 1 || (await reportsMore(tx, replaced.id, id))) throw new Refusal('no_single_report');
  return replaced.id;
}

/** Checks whether a file reports a store or month that the other one lacks: replacing it would lose that money. */
async function reportsMore(tx: Tx, fileId: string, otherId: string): Promise<boolean> {
  const isMissing = sql`(${sales_statements.store_id}, ${sales_statements.period}) not in (
    select store_id, period from ${sales_statements} own where own.file_id = ${otherId})`;
  return (await tx.$count(sales_statements, and(eq(sales_statements.file_id, fileId), isMissing))) > 0;
}

/**
 * Returns the newest file that trends replace: trends replace earlier figures of their days, from any number of files.
 */
async function getReportedBefore(tx: Tx, fileNo: number): Promise<string> {
  const before = await findReportedBefore(tx, fileNo);
  const filter = before === null ? sql`false` : eq(sales_files.file_no, before);
  const [file] = await tx.select({ id: sales_files.id }).from(sales_files).where(filter);
  if (!file) throw new Refusal('no_single_report');
  return file.id;
}
