import { labels } from '@tangent/db/schema/catalogue/artist.ts';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import { isUniqueViolation } from '../../platform/sql/database-error.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

export type LabelRow = typeof labels.$inferSelect;

export async function listLabelRows(db: Db | Tx, accountId: string): Promise<LabelRow[]> {
  return db
    .select()
    .from(labels)
    .where(eq(labels.account_id, accountId))
    .orderBy(sql`lower(${labels.name})`, asc(labels.id));
}

export async function countLabels(tx: Tx, accountId: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(labels).where(eq(labels.account_id, accountId));
  return row?.total ?? 0;
}

/** Adds a label name; an account can have each name only once, ignoring case. */
export async function insertLabel(tx: Tx, label: typeof labels.$inferInsert): Promise<LabelRow> {
  try {
    const [row] = await tx.insert(labels).values(label).returning();
    if (!row) throw new Error('the label was not stored');
    return row;
  } catch (error) {
    if (!isUniqueViolation(error, 'labels_name_key')) throw error;
    throw new Refusal('invalid_input', [{ code: 'duplicate_label', path: 'name' }]);
  }
}

/** Removes a label name of the account; a label of another account does not exist for it. */
export async function removeLabel(db: Db | Tx, accountId: string, id: string): Promise<void> {
  const removed = await db
    .delete(labels)
    .where(and(eq(labels.id, id), eq(labels.account_id, accountId)))
    .returning({ id: labels.id });
  if (removed.length === 0) throw new Refusal('not_found');
}
