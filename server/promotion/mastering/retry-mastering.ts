import { masterings } from '@tangent/db/schema/promotion/mastering.ts';
import { and, eq } from 'drizzle-orm';
import { lockAccount } from '../../identity/account/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { masterJob } from './jobs.ts';
import { getOwnMastering, type MasteringRow, requireQuota } from './mastering-store.ts';

/** Puts a failed project into the queue again. One that is pending or done stays as it is. */
export async function retryMastering(tx: Tx, actor: Actor, id: string, now: Date): Promise<MasteringRow> {
  await lockAccount(tx, actor.user_id);
  const row = await getOwnMastering(tx, actor, id);
  if (row.status !== 'failed') return row;
  await requireQuota(tx, actor, now);
  const fresh = {
    status: 'pending',
    stage: null,
    stage_share: 0,
    failure_code: null,
    queued_at: now,
    finished_at: null,
  } as const;
  const [again] = await tx
    .update(masterings)
    .set(fresh)
    .where(and(eq(masterings.id, id), eq(masterings.status, 'failed')))
    .returning();
  if (!again) throw new Refusal('conflict');
  await enqueue(tx, masterJob, { mastering_id: id }, { key: id });
  return again;
}
