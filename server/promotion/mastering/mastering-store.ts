import { masterings } from '@tangent/db/schema/promotion/mastering.ts';
import { hasMastersLeft } from '@tangent/domain/promotion/mastering/mastering-allowance.ts';
import { MASTERINGS_PER_MONTH } from '@tangent/domain/promotion/mastering-limits.ts';
import { and, count, eq, gte, ne } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { masterJob } from './jobs.ts';

export type MasteringRow = typeof masterings.$inferSelect;

/** Returns a project of the caller. One of another account does not exist for them. */
export async function getOwnMastering(tx: Tx | Db, actor: Actor, id: string): Promise<MasteringRow> {
  const [row] = await tx
    .select()
    .from(masterings)
    .where(and(eq(masterings.id, id), eq(masterings.account_id, actor.user_id)));
  if (!row) throw new Refusal('not_found');
  return row;
}

type NewMastering = Pick<typeof masterings.$inferInsert, 'preset' | 'reference_upload_id' | 'reference_filename'> &
  Pick<MasteringRow, 'account_id' | 'project_name' | 'filename' | 'upload_id' | 'group_id' | 'loop_start_seconds'>;

/** Stores a project and puts it into the queue. */
export async function insertMastering(tx: Tx, project: NewMastering, now: Date): Promise<MasteringRow> {
  const values = { ...project, project_name: project.project_name.trim().normalize('NFC') };
  const [row] = await tx
    .insert(masterings)
    .values({ ...values, created_at: now, queued_at: now })
    .returning();
  if (!row) throw new Error('the project was not stored');
  await enqueue(tx, masterJob, { mastering_id: row.id }, { key: row.id });
  return row;
}

/** Lists the other projects that are mastered together with this one. */
export async function listCompanions(tx: Tx | Db, { id, group_id }: MasteringRow): Promise<MasteringRow[]> {
  if (group_id === null) return [];
  return tx
    .select()
    .from(masterings)
    .where(and(eq(masterings.group_id, group_id), ne(masterings.id, id)))
    .orderBy(masterings.id);
}

/** Changes a project that is still pending; false when it has ended meanwhile. */
export async function updatePending(tx: Tx | Db, id: string, change: Partial<MasteringRow>): Promise<boolean> {
  const changed = await tx
    .update(masterings)
    .set(change)
    .where(and(eq(masterings.id, id), eq(masterings.status, 'pending')))
    .returning({ id: masterings.id });
  return changed.length > 0;
}

/** Counts the masters of this calendar month (UTC) against the quota; failed ones cost nothing. */
export async function findQuota(tx: Tx | Db, accountId: string, now: Date): Promise<{ used: number; limit: number }> {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const [row] = await tx
    .select({ used: count() })
    .from(masterings)
    .where(
      and(eq(masterings.account_id, accountId), ne(masterings.status, 'failed'), gte(masterings.queued_at, month)),
    );
  return { used: row?.used ?? 0, limit: MASTERINGS_PER_MONTH };
}

/** Refuses when the quota of the month has no room for `wanted` masters. The caller has locked the account. */
export async function requireQuota(tx: Tx, actor: Actor, now: Date, wanted = 1): Promise<void> {
  const { used } = await findQuota(tx, actor.user_id, now);
  if (!hasMastersLeft({ used, wanted })) throw new Refusal('mastering_limit');
}
