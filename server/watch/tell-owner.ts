import { watch_cases, watch_events } from '@tangent/db/schema/watch.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import { keepNotification, notify } from '../activity/public.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import type { CaseRow } from './case-store.ts';

/** Tells the owner of a release about a case: every case is kept, and one mail a day says it, however many stores it is at. */
export async function tellOwner(tx: Tx, row: CaseRow, at: Date): Promise<void> {
  const { id, account_id, release_id, store_id } = row;
  const told = { type: 'unusual_streams', release_id, params: { case_id: id, store_id }, at } as const;
  if (await wasToldLately(tx, row, at)) await keepNotification(tx, { ...told, account_id });
  else await notify(tx, told);
}

async function wasToldLately(tx: Tx, { id, release_id }: CaseRow, at: Date): Promise<boolean> {
  const [other] = await tx
    .select({ id: watch_events.id })
    .from(watch_events)
    .innerJoin(watch_cases, eq(watch_cases.id, watch_events.case_id))
    .where(
      and(
        eq(watch_cases.release_id, release_id),
        ne(watch_cases.id, id),
        eq(watch_cases.state, 'open'),
        inArray(watch_events.event, ['opened', 'reopened']),
        gt(watch_events.at, new Date(at.getTime() - DAY_MS)),
      ),
    )
    .limit(1);
  return other !== undefined;
}
