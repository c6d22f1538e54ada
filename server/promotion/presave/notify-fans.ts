import { presave_fans } from '@tangent/db/schema/promotion/presave.ts';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { PresaveContext } from './context.ts';
import { enqueueFanMail } from './enqueue-fan-mail.ts';
import { notifyFansJob } from './jobs.ts';

const BATCH = 100;

/**
 * Adds an email for each confirmed fan, a batch at a time. The next batch is added together with the emails of this
 * one, so that a killed process neither leaves fans out nor writes to them twice.
 */
export async function notifyFans(
  { db }: Pick<PresaveContext, 'db'>,
  data: z.output<typeof notifyFansJob.schema>,
): Promise<void> {
  const { campaign_id, mail, after } = data;
  await inTransaction(db, async (tx) => {
    const isNext = after === undefined ? undefined : gt(presave_fans.id, after);
    const isConfirmed = and(eq(presave_fans.campaign_id, campaign_id), eq(presave_fans.state, 'confirmed'));
    const fans = await tx
      .select({ id: presave_fans.id })
      .from(presave_fans)
      .where(and(isConfirmed, isNext))
      .orderBy(asc(presave_fans.id))
      .limit(BATCH);
    for (const { id } of fans) await enqueueFanMail(tx, { mail, fan_id: id });
    const last = fans.at(-1);
    if (last !== undefined && fans.length === BATCH) await enqueue(tx, notifyFansJob, { ...data, after: last.id });
  });
}
