import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { fraud_cases } from '@tangent/db/schema/insight/monitoring.ts';
import { WORK_QUEUE_ROWS_MAX } from '@tangent/domain/people/people-limits.ts';
import { targetMs, type WaitingItem } from '@tangent/domain/people/work-queue.ts';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';

/** Lists the fraud cases that wait for a verdict. */
export async function listCaseWork(db: Db): Promise<WaitingItem[]> {
  const rows = await db
    .select({ id: fraud_cases.id, name: releases.title, opened_at: fraud_cases.opened_at })
    .from(fraud_cases)
    .innerJoin(releases, eq(releases.id, fraud_cases.release_id))
    .where(eq(fraud_cases.state, 'open'))
    .orderBy(asc(fraud_cases.opened_at))
    .limit(WORK_QUEUE_ROWS_MAX);
  return rows.map(({ id, name, opened_at }) => ({ id, name, due_ms: targetMs('fraud_cases', opened_at) }));
}
