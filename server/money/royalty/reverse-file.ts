import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { eq } from 'drizzle-orm';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { reverseTrends } from '../../insight/trends/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { reversePosted } from './reverse-posted.ts';

/**
 * Reverses a posted file. Returns the id of the file that mirrors it; trends have no mirror, their lines are deleted.
 */
export async function reverseFile(tx: Tx, actor: Actor, id: string, note: string, now: Date): Promise<string | null> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  const mirror = await reverseLocked(tx, id, { at: now, actor_id: actor.user_id, note: note });
  const subject = { kind: 'sales_file', id } as const;
  await recordAction(tx, 'sales.reverse', {
    by: byStaff(actor),
    subject,
    details: { note, mirror_id: mirror },
    at: now,
  });
  return mirror;
}

async function reverseLocked(
  tx: Tx,
  id: string,
  by: { at: Date; actor_id: string; note: string },
): Promise<string | null> {
  const [file] = await tx.select({ kind: sales_files.kind }).from(sales_files).where(eq(sales_files.id, id));
  if (file?.kind !== 'trends') return reversePosted(tx, id, by);
  await reverseTrends(tx, id, by.note);
  return null;
}
