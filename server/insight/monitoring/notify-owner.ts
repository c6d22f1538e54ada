import { fraud_case_events, fraud_cases } from '@tangent/db/schema/monitoring.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import { notify, saveNotification } from '../../engagement/activity/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { CaseRow } from './case-store.ts';

/**
 * Notifies the owner of a release about a case: every case is stored, and one email a day covers them, however many
 * stores are affected.
 */
export async function notifyOwner(tx: Tx, row: CaseRow, at: Date): Promise<void> {
  const { id, account_id, release_id, store_id } = row;
  const notification = { type: 'unusual_streams', release_id, params: { case_id: id, store_id }, at } as const;
  if (await wasNotifiedLately(tx, row, at)) await saveNotification(tx, { ...notification, account_id });
  else await notify(tx, notification);
}

async function wasNotifiedLately(tx: Tx, { id, release_id }: CaseRow, at: Date): Promise<boolean> {
  const [other] = await tx
    .select({ id: fraud_case_events.id })
    .from(fraud_case_events)
    .innerJoin(fraud_cases, eq(fraud_cases.id, fraud_case_events.case_id))
    .where(
      and(
        eq(fraud_cases.release_id, release_id),
        ne(fraud_cases.id, id),
        eq(fraud_cases.state, 'open'),
        inArray(fraud_case_events.event, ['opened', 'reopened']),
        gt(fraud_case_events.at, new Date(at.getTime() - DAY_MS)),
      ),
    )
    .limit(1);
  return other !== undefined;
}
