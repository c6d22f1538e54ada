import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { eq } from 'drizzle-orm';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { findReportKind, type ReportKinds } from './report-kind.ts';

/** Reverses a posted file. Returns the id of the file that mirrors it; null for a kind without mirrors. */
export async function reverseFile(
  tx: Tx,
  actor: Actor,
  id: string,
  { note, report_kinds }: { note: string } & ReportKinds,
  now: Date,
): Promise<string | null> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  const [file] = await tx.select({ kind: sales_files.kind }).from(sales_files).where(eq(sales_files.id, id));
  if (!file) throw new Refusal('invalid_transition');
  const by = { at: now, actor_id: actor.user_id, note };
  const mirror = await findReportKind(report_kinds, file).reverse(tx, id, by);
  const subject = { kind: 'sales_file', id } as const;
  await recordAction(tx, 'sales.reverse', {
    by: byStaff(actor),
    subject,
    details: { note, mirror_id: mirror },
    at: now,
  });
  return mirror;
}
